import { envelope, settingPayload, updateSettingsBody, updateStagesBody, versionedStage } from '@fracht/protocol';
import { z } from 'zod';
import { currentStages } from '../../commands/rules-of-play.ts';
import { saveStages } from '../../commands/save-stages.ts';
import { updateSettings } from '../../commands/update-settings.ts';
import type { AppContext } from '../../context.ts';
import { presentSettings } from '../../presenters/settings.ts';
import { type Api, sessionOf } from '../api.ts';
import { notice } from '../notice.ts';

const settings = { 200: envelope(z.array(settingPayload)) };
const stages = { 200: envelope(z.array(versionedStage)) };

/** What new games are played by. (TXT-2, TXT-3) */
export function settingsRoutes(api: Api, context: AppContext): void {
  api.get('/game/get-settings/', { schema: { response: settings } }, async () => ({
    payload: presentSettings(await context.storage.content.settings()),
  }));

  api.patch('/game/update-settings/', { schema: { body: updateSettingsBody, response: settings } }, async (request) => {
    await updateSettings(context, sessionOf(request).user.id, request.body.settings);
    return { payload: presentSettings(await context.storage.content.settings()), message: notice('SETTINGS_SAVED') };
  });

  api.get('/game/get-stages/', { schema: { response: stages } }, async () => ({
    payload: [...(await currentStages(context))],
  }));

  api.patch('/game/update-stages/', { schema: { body: updateStagesBody, response: stages } }, async (request) => {
    await saveStages(context, sessionOf(request).user.id, request.body.stages);
    return { payload: [...(await currentStages(context))], message: notice('STAGES_SAVED') };
  });
}
