import { SETTINGS } from '@fracht/content';
import type { SettingPayload } from '@fracht/protocol';
import type { KeptSetting } from '../storage/content-store.ts';

/** Every setting with its current value, its version and what a form needs. (TXT-2) */
export function presentSettings(changed: readonly KeptSetting[]): SettingPayload[] {
  const kept = new Map(changed.map((one) => [one.key, one]));
  return SETTINGS.map((setting) => {
    const { value = setting.default, version = 0 } = kept.get(setting.key) ?? {};
    return { ...setting, value, version };
  });
}
