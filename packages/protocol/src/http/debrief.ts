import { z } from 'zod';
import { idText } from '../fields/fields.ts';
import { debriefDecision, worth } from './decision.ts';

/**
 * A random draw and what it took or gave compared with its expectation, in zł. `chance` is in percent. REQUEST: a customer was asked for more time; `isDrawn`: in
 * vain.
 */
const luckyDraw = z.object({
  what: z.enum(['THEFT', 'CHECK', 'CRASH', 'REQUEST']),
  at: z.number(),
  car: z.string().nullable(),
  order: z.string().nullable(),
  chance: z.number(),
  isDrawn: z.boolean(),
  amount: z.number(),
});

/** The debrief of a finished game for one student. Money in zł, moments in game seconds. (DBF-2) */
export const studentDebrief = z.object({
  /** The scores of all students, the best first, without names; `place` counts from 1. */
  scores: z.array(z.number()),
  place: z.number(),
  score: z.number(),
  /**
   * The best known result: that of a dispatcher in this student's place who knew no more, or of a student who had more; null: not calculated. `gap`:
   * how much more it is than the student's own result, in zł to the grosz. `percent`: the student's own gain in percent of it, without the starting
   * money. `isOwn`: this student's result is the best known.
   */
  best: z.object({ score: z.number(), gap: z.number(), percent: z.number(), isOwn: z.boolean() }).nullable(),
  luck: z.object({
    total: z.number(),
    draws: z.array(luckyDraw),
    accidents: z.object({ own: z.number(), mean: z.number(), amount: z.number() }),
  }),
  /** The losses in zł from which on a decision is a slip, a mistake, a blunder. */
  thresholds: z.object({ SLIP: z.number(), MISTAKE: z.number(), BLUNDER: z.number() }),
  /** Where to begin: at most five, the strength first. (DBF-4) */
  stops: z.array(
    z.object({
      is: z.enum(['STRENGTH', 'LOSS']),
      decision: z.string(),
      /** How often the class lost something at the same point, and how many students did; null: only this student, or it is not known yet. */
      inClass: z.object({ times: z.number(), players: z.number() }).nullable(),
    }),
  ),
  /** The other judged decisions: how many, and the sum of their losses. */
  rest: z.object({ count: z.number(), loss: worth }),
  /** All decisions, in order. */
  decisions: z.array(debriefDecision),
});
export type StudentDebrief = z.output<typeof studentDebrief>;

/** False: the student's orders and cars, or the best known result, are still being calculated; ask again later. */
export const isWhole = z.boolean();

/** A debrief, or how far its calculation has come: `share` from 0 to 1. FAILED: it could not be calculated; the server's log says why. (DBF-1) */
export const debriefPayload = z.discriminatedUnion('state', [
  z.object({ state: z.literal('WORKING'), share: z.number() }),
  z.object({ state: z.literal('FAILED') }),
  z.object({ state: z.literal('READY'), isWhole, debrief: studentDebrief }),
]);

/** `player`: the student whose debrief a teacher opens; absent: the caller's own. */
export const whoseDebriefQuery = z.object({ player: idText.optional() });
