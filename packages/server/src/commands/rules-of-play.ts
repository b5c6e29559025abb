import { settingsWith, stageTexts } from '@fracht/content';
import type { Settings } from '@fracht/engine';
import type { VersionedStage } from '@fracht/protocol';
import type { AppContext } from '../context.ts';

/** The current settings: the defaults with the admin's changes. */
export async function currentSettings({ storage }: AppContext): Promise<Settings> {
  const changed = await storage.content.settings();
  return settingsWith(Object.fromEntries(changed.map(({ key, value }) => [key, value])));
}

/** The current five stage texts, with their versions. (TXT-3) */
export async function currentStages({ storage }: AppContext): Promise<readonly VersionedStage[]> {
  const changed = new Map((await storage.content.stages()).map((stage) => [stage.id, stage]));
  return stageTexts.map((value, index) => changed.get(index + 1) ?? { id: index + 1, value, version: 0 });
}
