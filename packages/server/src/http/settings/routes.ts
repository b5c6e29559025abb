import { CALLS } from '@fracht/protocol';
import { currentStages } from '../../commands/rules-of-play.ts';
import { saveStages } from '../../commands/save-stages.ts';
import { updateSettings } from '../../commands/update-settings.ts';
import type { AppContext } from '../../context.ts';
import { presentSettings } from '../../presenters/settings.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route } from '../route.ts';

/** The settings of new games. (TXT-2, TXT-3) */
export function settingsRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.settings, async () => ({
    payload: presentSettings(await context.storage.content.settings()),
  }));

  route(api, CALLS.updateSettings, async ({ session, body }) => {
    await updateSettings(context, session.user.id, body.settings);
    return { payload: presentSettings(await context.storage.content.settings()), message: notice('SETTINGS_SAVED') };
  });

  route(api, CALLS.stages, async () => ({
    payload: [...(await currentStages(context))],
  }));

  route(api, CALLS.updateStages, async ({ session, body }) => {
    await saveStages(context, session.user.id, body.stages);
    return { payload: [...(await currentStages(context))], message: notice('STAGES_SAVED') };
  });
}
