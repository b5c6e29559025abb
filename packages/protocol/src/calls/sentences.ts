import { idParams } from '../fields/fields.ts';
import {
  agreeSentenceBody,
  classSentences,
  earlierSentences,
  ownSentence,
  saveSentenceBody,
} from '../http/sentence.ts';
import { callRecord, PLAYERS, STUDENTS, TEACHERS } from './call.ts';

/** What students want to do differently in their next game, and what a class agrees on. (SNT-1 to SNT-3) */
export const sentenceCalls = {
  /** What the caller wrote after a game; null if nothing. */
  ownSentence: callRecord({
    method: 'GET',
    path: 'game/sentences/own/{id}',
    who: STUDENTS,
    object: { in: 'params', field: 'id', right: 'SEE_PLAYER' },
    params: idParams,
    answer: ownSentence.nullable(),
  }),
  /** Stores what the caller wrote after a game, replacing the previous text; an empty text removes it, and the answer is null. */
  saveSentence: callRecord({
    method: 'POST',
    path: 'game/sentences/save/',
    who: STUDENTS,
    object: { in: 'body', field: 'game', right: 'SEE_PLAYER' },
    body: saveSentenceBody,
    answer: ownSentence.nullable(),
    errors: ['GAME_NOT_OVER', 'CHANGED_MEANWHILE'],
  }),
  /** What was written after earlier games: the caller's newest sentence, and what the group agreed on after its last game. */
  earlierSentences: callRecord({
    method: 'GET',
    path: 'game/sentences/earlier/{id}',
    who: PLAYERS,
    object: { in: 'params', field: 'id', right: 'OPEN_GAME' },
    params: idParams,
    answer: earlierSentences,
  }),
  /** What the class wrote after a game, without names and with similar sentences grouped, and what it agreed on. */
  classSentences: callRecord({
    method: 'GET',
    path: 'game/sentences/class/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GAME' },
    params: idParams,
    answer: classSentences,
    errors: ['GAME_NOT_OVER'],
  }),
  /** Stores what the class agreed on after a game; answers as `classSentences`. */
  agreeSentence: callRecord({
    method: 'POST',
    path: 'game/sentences/agree/',
    who: TEACHERS,
    object: { in: 'body', field: 'game', right: 'MANAGE_GAME' },
    body: agreeSentenceBody,
    answer: classSentences,
    errors: ['GAME_NOT_OVER', 'CHANGED_MEANWHILE'],
  }),
} as const;
