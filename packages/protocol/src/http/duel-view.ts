import { z } from 'zod';

/** What a duel is about. (DUL-3) */
export const duelView = z.object({
  /** Whose result the ghost is; null: the caller's own. */
  name: z.string().nullable(),
  /** The lesson whose first round it repeats. */
  lesson: z.string(),
  /** The scores of the ghost at even steps from the beginning of the round to its end. */
  curve: z.array(z.number()),
  /** Until when it may be played, in ms. */
  closesAt: z.number(),
});
export type DuelView = z.output<typeof duelView>;
