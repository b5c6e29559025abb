import { z } from 'zod';
import { gameId } from '../ids.ts';

export const liveGameQuery = z.object({ game: gameId });

/**
 * What the teacher of a game is told beside the socket: when each player last did something, in game seconds, and how the group's
 * money (zł) and points went from the start to now. (look "The teacher's live page")
 */
export const liveGamePayload = z.object({
  players: z.array(z.object({ id: z.string(), lastActionAt: z.number().nullable() })),
  course: z.array(z.object({ at: z.number(), money: z.number(), points: z.number() })),
});
export type LiveGamePayload = z.output<typeof liveGamePayload>;
