import { envelope, settingPayload, stagePayload, updateSettingsBody, updateStagesBody } from '@fracht/protocol';
import { z } from 'zod';
import { currentSettings, currentStages } from '../../commands/rules-of-play.ts';
import { updateSettings } from '../../commands/update-settings.ts';
import type { AppContext } from '../../context.ts';
import { presentSettings } from '../../presenters/settings.ts';
import type { Api } from '../api.ts';
import { notice } from '../notice.ts';

const settings = { 200: envelope(z.array(settingPayload)) };
const stages = { 200: envelope(z.array(stagePayload)) };

/** What new games are played by. (spec §7 "Administration of game content") */
export function settingsRoutes(api: Api, context: AppContext): void {
  api.get('/game/get-settings/', { schema: { response: settings } }, async () => ({
    payload: presentSettings(await currentSettings(context)),
  }));

  api.patch('/game/update-settings/', { schema: { body: updateSettingsBody, response: settings } }, async (request) => {
    await updateSettings(context, request.body.settings);
    return { payload: presentSettings(await currentSettings(context)), message: notice('SETTINGS_SAVED') };
  });

  api.get('/game/get-stages/', { schema: { response: stages } }, async () => ({
    payload: [...(await currentStages(context))],
  }));

  api.patch('/game/update-stages/', { schema: { body: updateStagesBody, response: stages } }, async (request) => {
    await context.storage.content.saveStages(request.body.stages);
    return { payload: [...(await currentStages(context))], message: notice('STAGES_SAVED') };
  });
}
