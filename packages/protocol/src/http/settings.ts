import { z } from 'zod';
import { followedVersion, LIMITS, listOf, wholeNumber } from '../fields/fields.ts';

/** One setting with everything a form needs. (TXT-2) */
export const settingPayload = z.object({
  key: z.string(),
  value: z.number(),
  type: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string(),
  label: z.string(),
  group: z.string(),
  description: z.string().optional(),
  default: z.number(),
  /** The key of the setting that is the upper end of a range whose lower end is this one. */
  notOver: z.string().optional(),
  /** Grows by 1 with each change; 0: never changed. */
  version: z.number(),
});
export type SettingPayload = z.output<typeof settingPayload>;

/** A number or its text; it is validated together with its setting, so that a fault is reported under the setting's key. */
const settingValue = z
  .unknown()
  .optional()
  .meta({ type: ['number', 'string'] });

export const updateSettingsBody = z.object({
  settings: listOf(z.object({ key: z.string().max(LIMITS.id), value: settingValue, version: followedVersion }), 500),
});

/** The text shown before a round, 1 to 4; 5 is the closing text. (TXT-3) */
export const stagePayload = z.object({ id: z.number(), value: z.string() });
export type StagePayload = z.output<typeof stagePayload>;
/** The current text with its version; 0: nobody has changed it yet. */
export const versionedStage = stagePayload.extend({ version: z.number() });
export type VersionedStage = z.output<typeof versionedStage>;

export const updateStagesBody = z.object({
  stages: listOf(
    z.object({ id: wholeNumber(1, 5), value: z.string().max(LIMITS.stageText), version: followedVersion }),
    5,
  ),
});
