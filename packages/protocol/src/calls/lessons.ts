import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import { gamePlan, readyLesson, situationCard } from '../http/lesson.ts';
import { callRecord, MANAGERS, TEACHERS } from './call.ts';

/** Ready-made lessons, the plan of a game, and teacher's cards for situations. (LSN-1 to LSN-5) */
export const lessonCalls = {
  /** The ready-made lessons, and which of their situations the school's library contains. */
  readyLessons: callRecord({
    method: 'GET',
    path: 'lesson/get-list/',
    who: TEACHERS,
    answer: z.array(readyLesson),
  }),
  /** What to show, ask and watch in the rounds of a game. */
  gamePlan: callRecord({
    method: 'GET',
    path: 'lesson/get-plan/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GAME' },
    params: idParams,
    answer: gamePlan,
  }),
  /** The teacher's cards of the situations in the library; for a situation that the school wrote, only what the situation itself says. */
  situationCards: callRecord({
    method: 'GET',
    path: 'lesson/get-cards/',
    who: MANAGERS,
    answer: z.array(situationCard),
  }),
} as const;
