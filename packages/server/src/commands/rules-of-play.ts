import { settingsWith, stageTexts } from '@fracht/content';
import type { Settings } from '@fracht/engine';
import type { StagePayload } from '@fracht/protocol';
import type { AppContext } from '../context.ts';

/** The settings in force: the defaults with what an admin changed. */
export async function currentSettings({ storage }: AppContext): Promise<Settings> {
  return settingsWith(await storage.content.settings());
}

/** The five stage texts in force. (spec §3 "Stages") */
export async function currentStages({ storage }: AppContext): Promise<readonly StagePayload[]> {
  const changed = new Map((await storage.content.stages()).map((stage) => [stage.id, stage.value]));
  return stageTexts.map((value, index) => ({ id: index + 1, value: changed.get(index + 1) ?? value }));
}
