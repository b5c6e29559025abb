import { idParams } from '../fields/fields.ts';
import { ownPractice, practiceMarks, savePracticeBody } from '../http/practice.ts';
import { callRecord, PLAYERS, STUDENTS } from './call.ts';

/** The practice before a first game: its game runs in the browser, and the server only stores how far each student has come. (PRK-1) */
export const practiceCalls = {
  /** Stores the caller's progress: the furthest step that was ever begun, and whether all steps were once completed. */
  savePractice: callRecord({
    method: 'POST',
    path: 'practice/save/',
    who: STUDENTS,
    body: savePracticeBody,
    answer: ownPractice,
  }),
  /** The progress of each student who may play a game. */
  gamePractice: callRecord({
    method: 'GET',
    path: 'game/practice/{id}',
    who: PLAYERS,
    object: { in: 'params', field: 'id', right: 'OPEN_GAME' },
    params: idParams,
    answer: practiceMarks,
  }),
} as const;
