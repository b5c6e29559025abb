import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import {
  groupTermPayload,
  ownTermPayload,
  playTaskBody,
  setTasksBody,
  taskOffer,
  taskPayload,
} from '../http/course.ts';
import { callRecord, STUDENTS, TEACHERS } from './call.ts';

/** The way of a student and of a class over a term. (TRM-1 to TRM-8, TSK-1 to TSK-4) */
export const courseCalls = {
  /** one's own lessons and competences over the term, and what to practise next. */
  ownTerm: callRecord({
    method: 'GET',
    path: 'course/term/',
    who: STUDENTS,
    answer: ownTermPayload,
  }),
  /** The lessons of a group over the term, of how many students which word is said, and what to practise with them. */
  groupTerm: callRecord({
    method: 'GET',
    path: 'course/group-term/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GROUP' },
    params: idParams,
    answer: groupTermPayload,
  }),
  /** The situations that can be set to a group to practise. */
  taskOffers: callRecord({
    method: 'GET',
    path: 'course/task-offers/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GROUP' },
    params: idParams,
    answer: z.array(taskOffer),
  }),
  /** Sets situations to a group to practise, in the place of those set before; none: nothing more. */
  setTasks: callRecord({
    method: 'POST',
    path: 'course/set-tasks/',
    who: TEACHERS,
    object: { in: 'body', field: 'group', right: 'MANAGE_GROUP' },
    body: setTasksBody,
    answer: z.null(),
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** A situation of the library, played without a game: the present question by the answers so far, or at the end what they brought and how many stars, of which the most are kept. */
  playTask: callRecord({
    method: 'POST',
    path: 'course/play-task/',
    who: STUDENTS,
    body: playTaskBody,
    answer: taskPayload,
    refuses: true,
    errors: ['NOT_FOUND', 'TASK_IN_GAME', 'TASK_AWAY'],
  }),
} as const;
