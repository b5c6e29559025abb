import type { SettingKey } from '@fracht/engine';
import { useSettings } from '@fracht/kit/api/panel-queries.ts';

/** Reads the school's settings by key; null until they are loaded. */
export function useSettingReader(): ((key: SettingKey) => number) | null {
  const { data } = useSettings();
  if (data === undefined) return null;
  const values = new Map(data.map(({ key, value }) => [key, value]));
  return (key) => values.get(key) ?? 0;
}
