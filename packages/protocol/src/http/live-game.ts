import { type Effect, MISFITS, type Prospect, STRIKE_KINDS } from '@fracht/engine';
import { z } from 'zod';
import { gameId } from '../ids.ts';
import { idText } from '../fields/fields.ts';

export const liveGameQuery = z.object({ game: gameId });

/**
 * Data that only the teacher of a game gets, and not over the socket: when each player last acted (game seconds), and the curve of the
 * group's money (zł) and points until now. (GME-6)
 */
export const liveGamePayload = z.object({
  players: z.array(z.object({ id: z.string(), lastActionAt: z.number().nullable() })),
  course: z.array(z.object({ at: z.number(), money: z.number(), points: z.number() })),
});
export type LiveGamePayload = z.output<typeof liveGamePayload>;

/** `player`: whom a situation would strike; absent: all students who are playing. */
export const fittingQuery = z.object({ game: gameId, player: idText.optional() });

/** A situation of a game's library, with what it would strike now if the teacher chose it. (SIT-12, SIT-17) */
export const fittingPayload = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(STRIKE_KINDS),
    name: z.string(),
    description: z.string(),
    /** The effects of a random situation; empty for others, whose effects depend on the answers. */
    effects: z.array(z.custom<Effect>()),
    doing: z.custom<Prospect['doing']>(),
    /** How many of the players in question it would strike. */
    players: z.number(),
    /** The order and car that it would strike, if the request was about one player; null: none, or the request was about all players. */
    target: z.object({ order: z.string(), car: z.string().nullable() }).nullable(),
    misfit: z.enum(MISFITS).nullable(),
  }),
);
export type FittingSituation = z.output<typeof fittingPayload>[number];
