import type { SettingPayload } from '@fracht/protocol';
import { parseNumber } from '@fracht/kit/forms/typed-number.ts';
import { changedSettings, type Drafts, shownText } from '@fracht/kit/forms/setting-rules.ts';
import type { Values } from './trial-job.ts';
import type { TrialWish } from './use-trial.ts';

/**
 * What a trial would compare: the saved settings with the typed ones or, if nothing was typed, the defaults with the saved ones. Null:
 * there is no difference. Fields without a valid number count as unchanged.
 */
export function wishOf(settings: readonly SettingPayload[], drafts: Drafts): TrialWish | null {
  const kept = valuesOf(settings, ({ value }) => value);
  if (changedSettings(settings, drafts).length > 0) {
    const after = valuesOf(settings, (setting) => parseNumber(shownText(setting, drafts)) ?? setting.value);
    return { before: kept, after, sides: 'draft' };
  }
  if (settings.every(({ value, default: standard }) => value === standard)) return null;
  return { before: valuesOf(settings, ({ default: standard }) => standard), after: kept, sides: 'standard' };
}

function valuesOf(settings: readonly SettingPayload[], read: (setting: SettingPayload) => number): Values {
  return Object.fromEntries(settings.map((setting) => [setting.key, read(setting)]));
}
