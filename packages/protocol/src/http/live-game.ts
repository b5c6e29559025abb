import { type Effect, MISFITS, type Prospect, STRIKE_KINDS } from '@fracht/engine';
import { z } from 'zod';
import { gameId } from '../ids.ts';
import { idText } from '../fields/fields.ts';

export const liveGameQuery = z.object({ game: gameId });

/**
 * What the teacher of a game is told beside the socket: when each player last did something, in game seconds, and how the group's
 * money (zł) and points went from the start to now. (GME-6)
 */
export const liveGamePayload = z.object({
  players: z.array(z.object({ id: z.string(), lastActionAt: z.number().nullable() })),
  course: z.array(z.object({ at: z.number(), money: z.number(), points: z.number() })),
});
export type LiveGamePayload = z.output<typeof liveGamePayload>;

/** `player`: whom to bring a situation upon; without one all students who play. */
export const fittingQuery = z.object({ game: gameId, player: idText.optional() });

/** A situation of a game's library, and what it would strike now if the teacher chose it. (SIT-12, SIT-17; docs/adr/0013) */
export const fittingPayload = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(STRIKE_KINDS),
    name: z.string(),
    description: z.string(),
    /** What a random one does; of the others nothing is told ahead. */
    effects: z.array(z.custom<Effect>()),
    doing: z.custom<Prospect['doing']>(),
    /** How many of those asked for it would strike. */
    players: z.number(),
    /** What of the one player asked for; null: nothing, or all were asked for. */
    target: z.object({ order: z.string(), car: z.string().nullable() }).nullable(),
    misfit: z.enum(MISFITS).nullable(),
  }),
);
export type FittingSituation = z.output<typeof fittingPayload>[number];
