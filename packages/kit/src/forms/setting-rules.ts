import { reversedRanges, fieldText, gameSettingsText } from '@fracht/content';
import type { SettingPayload } from '@fracht/protocol';
import { fieldNumber, parseNumber } from './typed-number.ts';

/** Typed but unsaved values, by the setting's key. */
export type Drafts = Readonly<Record<string, string>>;
export type SettingValue = { readonly key: string; readonly value: number };

/** The text that a setting's field shows: the typed one, else the saved value. */
export function shownText(setting: SettingPayload, drafts: Drafts): string {
  return drafts[setting.key] ?? fieldNumber(setting.value);
}

/** What is wrong with the typed text, in Polish; null if nothing. The same rules as the server's. (SEG-3) */
export function faultOf({ type, min, max }: SettingPayload, text: string): string | null {
  const { wrong } = gameSettingsText;
  const value = parseNumber(text);
  if (value === null) return wrong.number;
  if (type === 'whole' && !Number.isInteger(value)) return wrong.whole;
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) return wrong.decimals;
  if (min !== undefined && value < min) return wrong.low(fieldNumber(min));
  return max !== undefined && value > max ? wrong.high(fieldNumber(max)) : null;
}

/**
 * Faults by setting key, by the same rules as the server's: a value that the field does not accept, or a minimum above its maximum. Of such a pair the fault
 * stands under the field that was typed into; under both if neither was.
 */
export function settingFaults(settings: readonly SettingPayload[], drafts: Drafts): ReadonlyMap<string, string> {
  const texts = new Map(settings.map((setting) => [setting.key, shownText(setting, drafts)]));
  const faults = new Map<string, string>();
  for (const { least, most } of reversedRanges(settings, (key) => parseNumber(texts.get(key) ?? ''))) {
    const isTold = (key: string): boolean => key in drafts || !(least.key in drafts || most.key in drafts);
    if (isTold(least.key)) faults.set(least.key, fieldText({ code: 'OVER_MOST', limit: most.value }));
    if (isTold(most.key)) faults.set(most.key, fieldText({ code: 'UNDER_LEAST', limit: least.value }));
  }
  for (const setting of settings) {
    const fault = faultOf(setting, texts.get(setting.key) ?? '');
    if (fault !== null) faults.set(setting.key, fault);
  }
  return faults;
}

/** Whether the field differs from the default of a new installation. */
export function differsFromDefault(setting: SettingPayload, drafts: Drafts): boolean {
  return parseNumber(shownText(setting, drafts)) !== setting.default;
}

/** Drafts that put the settings of these keys back to their defaults. */
export function defaultsOf(settings: readonly SettingPayload[], keys: readonly string[]): Drafts {
  const found = settings.filter(({ key }) => keys.includes(key));
  return Object.fromEntries(found.map((setting) => [setting.key, fieldNumber(setting.default)]));
}

/** The settings whose typed value differs from the saved one. */
export function changedSettings(settings: readonly SettingPayload[], drafts: Drafts): readonly SettingPayload[] {
  return settings.filter(({ key, value }) => {
    const text = drafts[key];
    return text !== undefined && parseNumber(text) !== value;
  });
}

/** What a save sends: only the changed settings, so that what another admin has changed in others stays. */
export function valuesToSave(settings: readonly SettingPayload[], drafts: Drafts): readonly SettingValue[] {
  return changedSettings(settings, drafts).flatMap((setting) => {
    const value = parseNumber(shownText(setting, drafts));
    return value === null ? [] : [{ key: setting.key, value }];
  });
}

/** The settings grouped under their headings, both in the given order. */
export function grouped(
  settings: readonly SettingPayload[],
): readonly (readonly [string, readonly SettingPayload[]])[] {
  const groups = new Map<string, SettingPayload[]>();
  for (const setting of settings) groups.set(setting.group, [...(groups.get(setting.group) ?? []), setting]);
  return [...groups];
}
