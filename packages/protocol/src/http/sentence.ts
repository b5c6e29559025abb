import { z } from 'zod';
import { textBase } from '../fields/text-base.ts';
import { basedOn, LIMITS, lineOf, wholeNumber } from '../fields/fields.ts';
import { gameId } from '../ids.ts';

/** On how many sentences a class may agree after a game. (SNT-3) */
export const MOST_AGREED = 3;

const words = lineOf(LIMITS.sentence);

/** What a student wants to do differently in the next game; `savedAt`: ms since 1970. (SNT-1) */
export const ownSentence = z.object({ text: z.string(), savedAt: z.number() });
export type OwnSentencePayload = z.output<typeof ownSentence>;

/** An empty text removes the sentence. */
export const saveSentenceBody = z.object({ game: gameId, text: words, base: basedOn(textBase) });

/** What was written after earlier games, to be read before the next one. (SNT-2) */
export const earlierSentences = z.object({
  /** The caller's own sentence; null if none. */
  own: z.string().nullable(),
  /** The sentences on which the group agreed after its last game. */
  agreed: z.array(z.string()),
});
export type EarlierSentences = z.output<typeof earlierSentences>;

/** What a class wrote after a game, without names. (SNT-3) */
export const classSentences = z.object({
  /** How many students wrote a sentence, out of how many who played. */
  written: z.number(),
  students: z.number(),
  /** Groups of sentences that mean the same, each represented by one of them, with their number; the most frequent first. */
  alike: z.array(z.object({ text: z.string(), count: z.number() })),
  /** The sentences on which the class agreed, by number from 1; empty where there is none. */
  agreed: z.array(z.string()),
  /** Whether it was a game of a group, which reads them before its next game; students drawn at random have no next game together. */
  isOfGroup: z.boolean(),
});
export type ClassSentences = z.output<typeof classSentences>;

/** An empty text removes the sentence with this number. */
export const agreeSentenceBody = z.object({
  game: gameId,
  number: wholeNumber(1, MOST_AGREED),
  text: words,
  base: basedOn(textBase),
});
