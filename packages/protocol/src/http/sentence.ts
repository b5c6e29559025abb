import { z } from 'zod';
import { textBase } from '../fields/text-base.ts';
import { basedOn, LIMITS, lineOf, wholeNumber } from '../fields/fields.ts';
import { gameId } from '../ids.ts';

/** How many sentences a class agrees on after a game. (SNT-3) */
export const MOST_AGREED = 3;

const words = lineOf(LIMITS.sentence);

/** What a student means to do differently in the next game; `savedAt`: ms since 1970. (SNT-1) */
export const ownSentence = z.object({ text: z.string(), savedAt: z.number() });
export type OwnSentencePayload = z.output<typeof ownSentence>;

/** An empty text takes the sentence away. */
export const saveSentenceBody = z.object({ game: gameId, text: words });

/** What was written after earlier games, as it is read before the next one. (SNT-2) */
export const earlierSentences = z.object({
  /** The caller's own one; null: none. */
  own: z.string().nullable(),
  /** Those on which the group agreed after its last game. */
  agreed: z.array(z.string()),
});
export type EarlierSentences = z.output<typeof earlierSentences>;

/** What a class wrote after a game, without names. (SNT-3) */
export const classSentences = z.object({
  /** How many students wrote one, of how many who played. */
  written: z.number(),
  students: z.number(),
  /** Sentences that mean the same as one of them, with how many there are; the most frequent first. */
  alike: z.array(z.object({ text: z.string(), count: z.number() })),
  /** What the class agreed on, by number from 1; empty where there is none. */
  agreed: z.array(z.string()),
  /** Whether it was a game of a group, which reads them before its next one; drawn players have none together. */
  isOfGroup: z.boolean(),
});
export type ClassSentences = z.output<typeof classSentences>;

/** An empty text takes the sentence of this number away. */
export const agreeSentenceBody = z.object({
  game: gameId,
  number: wholeNumber(1, MOST_AGREED),
  text: words,
  base: basedOn(textBase),
});
