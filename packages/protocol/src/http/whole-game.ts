import { z } from 'zod';
import { gameId } from '../ids.ts';
import { wireGameSchema } from '../wire/game.ts';
import { wirePlayer } from '../wire/player.ts';
import { gamePlayerPayload, playerData } from './game.ts';
import { duelView } from './duel-view.ts';
import { stagePayload } from './settings.ts';

export const gameIdQuery = z.object({ id: gameId });

const { cars, orders, messages, deaths, ...facts } = wireGameSchema.shape;

/**
 * A game with everything that the caller may see of it: the wire's fields; `json` has deaths, cars, orders and messages. `members` is
 * everybody who may play, connected or not. `place` is the caller's place among the students by score, null for others; ledger and journal
 * are the caller's own. (GME-5)
 */
export const wholeGamePayload = z.object({
  ...facts,
  players: z.array(wirePlayer.extend({ player_data: playerData })),
  json: z.object({ deaths, cars, orders, messages }),
  /** YYYY-MM-DD. */
  date: z.string(),
  autoAdvance: z.boolean(),
  /** Only for the teacher. */
  seed: z.string().optional(),
  members: z.array(gamePlayerPayload),
  stages: z.array(stagePayload),
  place: z.number().nullable(),
  /** The number of the socket's last change: later changes can be merged into this game. */
  seq: z.number(),
  serverTime: z.number(),
  /** Only for a duel: its ghost. (DUL-3) */
  duel: duelView.optional(),
});
export type WholeGamePayload = z.output<typeof wholeGamePayload>;
