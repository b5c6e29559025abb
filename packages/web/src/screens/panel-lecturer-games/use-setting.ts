import { DEFAULT_SETTINGS } from '@fracht/content';
import type { SettingKey } from '@fracht/engine';
import { useSettings } from '../../api/panel-queries.ts';

/** Reads settings by key: the school's value, the default until it has come. (spec §3 Settings) */
export function useSettingReader(): (key: SettingKey) => number {
  const { data } = useSettings();
  return (key) => data?.find((setting) => setting.key === key)?.value ?? DEFAULT_SETTINGS[key];
}

/** How long a unit of game time lasts in new games, in ms. */
export function useUnitMs(): number {
  return useSettingReader()('unit_ms');
}
