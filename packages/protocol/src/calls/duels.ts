import { idParams } from '../fields/fields.ts';
import { beginDuelBody, duelOffer, openDuel } from '../http/duel.ts';
import { begunHomework } from '../http/homework.ts';
import { callRecord, STUDENTS } from './call.ts';

/** The first round of a finished lesson, played again alone against a ghost. (DUL-1 to DUL-4) */
export const duelCalls = {
  /** The ghosts of a finished lesson, and whether the caller may begin a duel now. */
  duelOffer: callRecord({
    method: 'GET',
    path: 'duel/offer/{id}',
    who: STUDENTS,
    object: { in: 'params', field: 'id', right: 'PLAY_AGAIN' },
    params: idParams,
    answer: duelOffer,
    errors: ['GAME_NOT_OVER'],
  }),
  /** The caller's duel that is still open. */
  openDuel: callRecord({
    method: 'GET',
    path: 'duel/open/',
    who: STUDENTS,
    answer: openDuel,
  }),
  /** Begins a duel: a game of one round that the caller plays and leads alone. */
  beginDuel: callRecord({
    method: 'POST',
    path: 'duel/begin/',
    who: STUDENTS,
    object: { in: 'body', field: 'game', right: 'PLAY_AGAIN' },
    makes: true,
    body: beginDuelBody,
    answer: begunHomework,
    errors: ['GAME_NOT_OVER', 'HOMEWORK_OPEN', 'HOMEWORK_NO_ATTEMPTS'],
  }),
} as const;
