import { idParams } from '../fields/fields.ts';
import { ownPractice, practiceMarks, savePracticeBody } from '../http/practice.ts';
import { callRecord, PLAYERS, STUDENTS } from './call.ts';

/** The practice before a first game: the game in it runs in the browser, and the server only knows how far each student came. (PRK-1) */
export const practiceCalls = {
  /** Keeps how far the caller has come: the furthest step that was ever begun, and that all were done once. */
  savePractice: callRecord({
    method: 'POST',
    path: 'practice/save/',
    who: STUDENTS,
    body: savePracticeBody,
    answer: ownPractice,
  }),
  /** How far each student who may play a game has come. */
  gamePractice: callRecord({
    method: 'GET',
    path: 'game/practice/{id}',
    who: PLAYERS,
    object: { in: 'params', field: 'id', right: 'OPEN_GAME' },
    params: idParams,
    answer: practiceMarks,
  }),
} as const;
