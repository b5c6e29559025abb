import { z } from 'zod';
import { replayHappening } from './replay-happening.ts';
import { wireDeltaSchema, wireGameSchema } from '../wire/game.ts';

/**
 * A game from its beginning to `until` (game seconds), as its viewer saw it: the view of the first second, then the changes, sorted by `now`, to
 * be merged one after another; and the happenings that the viewer may see. (RPL-1, RPL-2)
 */
export const replayPayload = z.object({
  game: wireGameSchema,
  until: z.number(),
  changes: z.array(wireDeltaSchema),
  happenings: z.array(replayHappening),
});
export type ReplayPayload = z.output<typeof replayPayload>;
