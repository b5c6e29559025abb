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

/** The progress of a student and of a class over a term. (TRM-1 to TRM-8, TSK-1 to TSK-4) */
export const courseCalls = {
  /** The caller's lessons and competences over the term, and what to practise next. */
  ownTerm: callRecord({
    method: 'GET',
    path: 'course/term/',
    who: STUDENTS,
    answer: ownTermPayload,
  }),
  /** The lessons of a group over the term, how many students got each verdict on a competence, and what to practise with them. */
  groupTerm: callRecord({
    method: 'GET',
    path: 'course/group-term/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GROUP' },
    params: idParams,
    answer: groupTermPayload,
  }),
  /** The situations that can be set to a group for practice. */
  taskOffers: callRecord({
    method: 'GET',
    path: 'course/task-offers/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GROUP' },
    params: idParams,
    answer: z.array(taskOffer),
  }),
  /** Sets situations for a group to practise, replacing those set before; an empty list sets none. */
  setTasks: callRecord({
    method: 'POST',
    path: 'course/set-tasks/',
    who: TEACHERS,
    object: { in: 'body', field: 'group', right: 'MANAGE_GROUP' },
    body: setTasksBody,
    answer: z.null(),
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** Plays a situation of the library without a game: returns the current question after the given answers or, at the end, their result and the number of stars. The best result of all tries is kept. */
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
