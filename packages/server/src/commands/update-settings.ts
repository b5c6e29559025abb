import { findSetting, isSettingValue, type Setting } from '@fracht/content';
import type { FieldIssue } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { presentSettings } from '../presenters/settings.ts';
import type { Following } from '../storage/content-store.ts';

type Value = Following<{ readonly key: string; readonly value: number }>;
type Known = Following<{ readonly setting: Setting; readonly value: number }>;

/**
 * Changes settings, all or nothing; games that exist keep theirs. Throws VALIDATION that names each wrong key, and
 * CHANGED_MEANWHILE with all settings where a change follows another version than is kept. (protocol "Games")
 */
export async function updateSettings({ storage }: AppContext, values: readonly Value[]): Promise<void> {
  const fields: Record<string, FieldIssue[]> = {};
  const known: Known[] = [];
  for (const { key, value, version } of values) {
    const setting = findSetting(key);
    if (setting !== undefined && isSettingValue(setting, value)) known.push({ setting, value, version });
    else fields[key] = [setting === undefined ? { code: 'UNKNOWN_KEY' } : valueIssue(setting, value)];
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
  const changes = known.map(({ setting: { key }, value, version }) => ({ key, value, version }));
  if (await storage.content.saveSettings(changes)) return;
  throw new AppError('CHANGED_MEANWHILE', { present: presentSettings(await storage.content.settings()) });
}

function valueIssue({ min, max }: Setting, value: number): FieldIssue {
  if (value < min) return { code: 'NUMBER_LOW', limit: min };
  return value > max ? { code: 'NUMBER_HIGH', limit: max } : { code: 'WRONG_VALUE' };
}
