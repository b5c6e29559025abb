import { SETTINGS } from '@fracht/content';
import type { Settings } from '@fracht/engine';
import type { SettingPayload } from '@fracht/protocol';

/** Every setting with its value and what a form needs. (protocol "GET game/get-settings/") */
export function presentSettings(settings: Settings): SettingPayload[] {
  return SETTINGS.map((setting) => ({ ...setting, value: settings[setting.key] }));
}
