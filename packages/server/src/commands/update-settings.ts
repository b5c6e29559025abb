import { reversedRanges, findSetting, isSettingValue, type Setting, SETTINGS } from '@fracht/content';
import type { FieldIssue } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { presentSettings } from '../presenters/settings.ts';
import type { Following, KeptSetting } from '../storage/content-store.ts';

/** A new value as it was sent: a number or its text. */
type Value = Following<{ readonly key: string; readonly value?: unknown }>;
type KnownSettingChange = Following<{ readonly setting: Setting; readonly value: number }>;

/**
 * Changes settings, all or nothing; existing games keep theirs. Throws VALIDATION with each wrong key, and each whose range would be reversed;
 * CHANGED_MEANWHILE with all settings if a change is based on another version than the stored one. (LBR-12, FLD-10)
 */
export async function updateSettings(
  { storage, now }: AppContext,
  author: string,
  values: readonly Value[],
): Promise<void> {
  const fields = new Map<string, FieldIssue[]>();
  const known: KnownSettingChange[] = [];
  // If a key occurs several times, the last one counts.
  for (const { key, value: sent, version } of new Map(values.map((one) => [one.key, one])).values()) {
    const setting = findSetting(key);
    const value = numberIn(sent);
    if (setting === undefined) fields.set(key, [{ code: 'UNKNOWN_KEY' }]);
    else if (value === null) fields.set(key, [{ code: 'NUMBER_FORMAT' }]);
    else if (isSettingValue(setting, value)) known.push({ setting, value, version });
    else fields.set(key, [valueIssue(setting, value)]);
  }
  refuse(Object.fromEntries(fields));
  const changes = known.map(({ setting: { key }, value, version }) => ({ key, value, version }));
  // Of two simultaneous saves the second is checked against what the first has saved: one may raise a range's minimum, the other
  // lower its maximum.
  const check = (kept: readonly KeptSetting[]): void => refuse(crossedIssues(known, kept));
  if (await storage.content.saveSettings(changes, { author, at: now() }, check)) return;
  throw new AppError('CHANGED_MEANWHILE', { present: presentSettings(await storage.content.settings()) });
}

function refuse(fields: Readonly<Record<string, readonly FieldIssue[]>>): void {
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields });
}

/** Errors for ranges whose lower end would be above the upper end, by the keys to be changed. */
function crossedIssues(
  changes: readonly KnownSettingChange[],
  kept: readonly KeptSetting[],
): Record<string, FieldIssue[]> {
  const values = new Map<string, number>(SETTINGS.map(({ key, default: standard }) => [key, standard]));
  for (const { key, value } of kept) values.set(key, value);
  for (const { setting, value } of changes) values.set(setting.key, value);
  const issues = reversedRanges(SETTINGS, (key) => values.get(key)).flatMap(({ least, most }) => [
    [least.key, [{ code: 'OVER_MOST', limit: most.value }]] as const,
    [most.key, [{ code: 'UNDER_LEAST', limit: least.value }]] as const,
  ]);
  const changed = new Set<string>(changes.map(({ setting }) => setting.key));
  return Object.fromEntries(issues.flatMap(([key, found]) => (changed.has(key) ? [[key, [...found]]] : [])));
}

/** A number, or a text that is one; null: anything else. */
function numberIn(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

function valueIssue({ min, max }: Setting, value: number): FieldIssue {
  if (value < min) return { code: 'NUMBER_LOW', limit: min };
  return value > max ? { code: 'NUMBER_HIGH', limit: max } : { code: 'WRONG_VALUE' };
}
