import { z } from 'zod';
import { author } from './drafts.ts';
import { followedVersion, idText, wholeNumber } from '../fields/fields.ts';

/** What keeps its earlier values beside the situations: texts of the landing page, settings, texts of the rounds. (docs/adr/0023) */
const VALUE_KINDS = ['TEXT', 'SETTING', 'STAGE'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** How many values of one thing are kept, the one in force among them, and how many characters all of them may have. (TXT-4; docs/adr/0023) */
export const EARLIER_LIMITS = { values: 50, characters: 2_000_000 } as const;

/** One thing: a text by its id, a setting by its key, a stage by its number. */
const thing = { kind: z.enum(VALUE_KINDS), id: idText };

export const earlierQuery = z.object(thing);

const earlierValue = z.object({
  /** 0: what it was before anybody changed it. */
  version: z.number(),
  value: z.union([z.string(), z.number()]),
  /** Milliseconds; null: nobody knows. */
  date: z.number().nullable(),
  author,
});
export type EarlierValuePayload = z.output<typeof earlierValue>;

/** What one thing is and what it was before, the newest first. */
export const earlierPayload = z.array(earlierValue);

/** The version to bring back, and the one that is in force as far as the caller knows: another one there is a conflict. */
export const restoreValueBody = z.object({
  ...thing,
  version: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  follows: followedVersion,
});
