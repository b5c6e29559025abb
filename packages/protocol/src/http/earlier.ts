import { z } from 'zod';
import { author } from './drafts.ts';
import { followedVersion, idText, wholeNumber } from '../fields/fields.ts';

/** The things that have earlier values, apart from situations: texts of the landing page, settings, texts of the rounds. (docs/adr/0023) */
const VALUE_KINDS = ['TEXT', 'SETTING', 'STAGE'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** How many values of one thing are kept, including the current one, and how many characters they may have together. (TXT-4; docs/adr/0023) */
export const EARLIER_LIMITS = { values: 50, characters: 2_000_000 } as const;

/** Identifies the thing: a text by its id, a setting by its key, a stage by its number. */
const thing = { kind: z.enum(VALUE_KINDS), id: idText };

export const earlierQuery = z.object(thing);

const earlierValue = z.object({
  /** 0: the value before anybody changed it. */
  version: z.number(),
  value: z.union([z.string(), z.number()]),
  /** Milliseconds since 1970; null: unknown. */
  date: z.number().nullable(),
  author,
});
export type EarlierValuePayload = z.output<typeof earlierValue>;

/** The current value of one thing and its earlier ones, the newest first. */
export const earlierPayload = z.array(earlierValue);

/**
 * `version`: the value to restore. `follows`: optimistic lock, the current version as the caller knows it; if it is a different one, that is a conflict.
 */
export const restoreValueBody = z.object({
  ...thing,
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  follows: followedVersion,
});
