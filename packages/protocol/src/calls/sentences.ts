import { idParams } from '../fields/fields.ts';
import {
  agreeSentenceBody,
  classSentences,
  earlierSentences,
  ownSentence,
  saveSentenceBody,
} from '../http/sentence.ts';
import { callRecord, PLAYERS, STUDENTS, TEACHERS } from './call.ts';

/** What students mean to do differently in their next game, and what a class agrees on. (SNT-1 to SNT-3) */
export const sentenceCalls = {
  /** What the caller wrote after a game; null: nothing. */
  ownSentence: callRecord({
    method: 'GET',
    path: 'game/sentences/own/{id}',
    who: STUDENTS,
    object: { in: 'params', field: 'id', right: 'SEE_PLAYER' },
    params: idParams,
    answer: ownSentence.nullable(),
  }),
  /** Keeps what the caller wrote after a game, in the place of what was there; null: an empty text took it away. */
  saveSentence: callRecord({
    method: 'POST',
    path: 'game/sentences/save/',
    who: STUDENTS,
    object: { in: 'body', field: 'game', right: 'SEE_PLAYER' },
    body: saveSentenceBody,
    answer: ownSentence.nullable(),
    errors: ['GAME_NOT_OVER'],
  }),
  /** What is remembered of earlier games before this one: the newest own sentence, and what the group agreed on after its last game. */
  earlierSentences: callRecord({
    method: 'GET',
    path: 'game/sentences/earlier/{id}',
    who: PLAYERS,
    object: { in: 'params', field: 'id', right: 'OPEN_GAME' },
    params: idParams,
    answer: earlierSentences,
  }),
  /** What the class wrote after a game, without names and similar ones together, and what it agreed on. */
  classSentences: callRecord({
    method: 'GET',
    path: 'game/sentences/class/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GAME' },
    params: idParams,
    answer: classSentences,
    errors: ['GAME_NOT_OVER'],
  }),
  /** Writes down what the class agreed on after a game; answers as `classSentences`. */
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
