import { z } from 'zod';
import { keyed } from '../fields/fields.ts';
import { gameId } from '../ids.ts';

/** Against whom a student may play a lesson's first round again: his own result in it, or the best of the class. (DUL-1) */
export const GHOST_KINDS = ['OWN', 'BEST'] as const;
export type GhostKind = (typeof GHOST_KINDS)[number];

export const beginDuelBody = z.object({ ...keyed, game: gameId, ghost: z.enum(GHOST_KINDS) });

/** Whose result a ghost is; null: the caller's own. */
const name = z.string().nullable();

/** What a student may begin after a lesson. (DUL-1) */
export const duelOffer = z.object({
  /** With the score at the end of the first round; empty if nobody played it to its end. */
  ghosts: z.array(z.object({ kind: z.enum(GHOST_KINDS), name, score: z.number() })),
  /** The game of the caller's open duel, from whatever lesson; null if none is open. */
  open: z.string().nullable(),
  /** How many more duels may be begun now. */
  left: z.number(),
});
export type DuelOffer = z.output<typeof duelOffer>;

/** The caller's duel that is still open; null if there is none. (DUL-4) */
export const openDuel = z
  .object({
    game: z.string(),
    title: z.string(),
    name,
    /** The score that the ghost had at the end of the round. */
    score: z.number(),
    /** Until when it may be played, in ms. */
    closesAt: z.number(),
  })
  .nullable();
export type OpenDuel = z.output<typeof openDuel>;
