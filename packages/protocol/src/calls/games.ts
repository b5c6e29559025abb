import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import { addGameBody, gamePayload, rankingsPayload } from '../http/game.ts';
import { call, EVERYBODY, PLAYERS, TEACHERS } from './call.ts';

/** Games as lists show them, and the public rankings. (GME-1 to GME-4) */
export const gameCalls = {
  games: call({
    method: 'GET',
    path: 'game/get-list/',
    summary: "The caller's games, the newest first.",
    who: PLAYERS,
    answer: z.array(gamePayload),
  }),
  addGame: call({
    method: 'POST',
    path: 'game/add/',
    summary: 'Makes a game for a group, or for students drawn at random.',
    who: TEACHERS,
    body: addGameBody,
    answer: gamePayload,
  }),
  removeGame: call({
    method: 'DELETE',
    path: 'game/remove/{id}',
    summary: 'Removes a game.',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GAME' },
    params: idParams,
    answer: z.null(),
  }),
  rankings: call({
    method: 'GET',
    path: 'game/rankings/',
    summary: 'The public rankings, best first, whole.',
    who: EVERYBODY,
    answer: rankingsPayload,
  }),
} as const;
