import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import { addGameBody, gamePayload, rankingsPayload } from '../http/game.ts';
import { callRecord, EVERYBODY, PLAYERS, TEACHERS } from './call.ts';

/** Games as lists show them, and the public rankings. (GME-1 to GME-4) */
export const gameCalls = {
  /** The caller's games, the newest first. */
  games: callRecord({
    method: 'GET',
    path: 'game/get-list/',
    who: PLAYERS,
    answer: z.array(gamePayload),
  }),
  /** Creates a game for a group, or for students drawn at random. */
  addGame: callRecord({
    method: 'POST',
    path: 'game/add/',
    who: TEACHERS,
    makes: true,
    body: addGameBody,
    answer: gamePayload,
  }),
  /** Removes a game. */
  removeGame: callRecord({
    method: 'DELETE',
    path: 'game/remove/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GAME' },
    params: idParams,
    answer: z.null(),
  }),
  /** The complete public rankings, best first. */
  rankings: callRecord({
    method: 'GET',
    path: 'game/rankings/',
    who: EVERYBODY,
    answer: rankingsPayload,
  }),
} as const;
