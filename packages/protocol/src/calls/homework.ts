import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import {
  addHomeworkBody,
  beginHomeworkBody,
  begunHomework,
  homeworkLine,
  homeworkPayload,
  homeworkQuery,
  homeworkTopic,
  ownHomework,
  pacePayload,
  remindedHomework,
  remindHomeworkBody,
  saveHomeworkBody,
  setPaceBody,
} from '../http/homework.ts';
import { homeworkDebriefPayload } from '../http/homework-debrief.ts';
import { classSkillsPayload } from '../http/skills.ts';
import { callRecord, STUDENTS, TEACHERS } from './call.ts';

/** Games that a teacher sets as homework and students play by themselves. (HWK-1 to HWK-10) */
export const homeworkCalls = {
  /** The caller's assignments, the newest first. */
  homeworks: callRecord({
    method: 'GET',
    path: 'homework/get-list/',
    who: TEACHERS,
    answer: z.array(homeworkLine),
  }),
  /** One assignment, with the progress of each of its students. */
  homework: callRecord({
    method: 'GET',
    path: 'homework/get/',
    who: TEACHERS,
    object: { in: 'query', field: 'id', right: 'MANAGE_HOMEWORK' },
    query: homeworkQuery,
    answer: homeworkPayload,
  }),
  /** For each topic, the number of situations that a new assignment would have. */
  homeworkTopics: callRecord({
    method: 'GET',
    path: 'homework/topics/',
    who: TEACHERS,
    answer: z.array(homeworkTopic),
  }),
  /** Sets an assignment to a group. */
  addHomework: callRecord({
    method: 'POST',
    path: 'homework/add/',
    who: TEACHERS,
    makes: true,
    body: addHomeworkBody,
    answer: homeworkPayload,
  }),
  /** Changes an assignment; whatever its game depends on can be changed only while nobody has begun. */
  saveHomework: callRecord({
    method: 'PATCH',
    path: 'homework/save/',
    who: TEACHERS,
    object: { in: 'body', field: 'id', right: 'MANAGE_HOMEWORK' },
    body: saveHomeworkBody,
    answer: homeworkPayload,
    errors: ['HOMEWORK_BEGUN', 'CHANGED_MEANWHILE'],
  }),
  /** Removes an assignment that nobody has begun. */
  removeHomework: callRecord({
    method: 'DELETE',
    path: 'homework/remove/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_HOMEWORK' },
    params: idParams,
    answer: z.null(),
    errors: ['HOMEWORK_BEGUN'],
  }),
  /** Sends a reminder by letter to one student who has handed nothing in, or to all who have not begun; each student at most once a day. */
  remindHomework: callRecord({
    method: 'POST',
    path: 'homework/remind/',
    who: TEACHERS,
    object: { in: 'body', field: 'id', right: 'MANAGE_HOMEWORK' },
    body: remindHomeworkBody,
    answer: remindedHomework,
    errors: ['HOMEWORK_OVER', 'HOMEWORK_REMINDED'],
  }),
  /** How many students got each verdict on a competence, judging by the attempts that count. */
  homeworkSkills: callRecord({
    method: 'GET',
    path: 'homework/skills/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_HOMEWORK' },
    params: idParams,
    answer: classSkillsPayload,
  }),
  /** The debrief of an assignment for its class: the decisions that several students faced in the attempts that count. */
  homeworkDebrief: callRecord({
    method: 'GET',
    path: 'homework/debrief/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_HOMEWORK' },
    params: idParams,
    answer: homeworkDebriefPayload,
  }),
  /** The caller's homework; what ends first comes first. */
  ownHomework: callRecord({
    method: 'GET',
    path: 'homework/get-own/',
    who: STUDENTS,
    answer: z.array(ownHomework),
  }),
  /** Begins an attempt, which is a game of the caller's own. */
  beginHomework: callRecord({
    method: 'POST',
    path: 'homework/begin/',
    who: STUDENTS,
    object: { in: 'body', field: 'id', right: 'PLAY_HOMEWORK' },
    makes: true,
    body: beginHomeworkBody,
    answer: begunHomework,
    errors: ['HOMEWORK_AHEAD', 'HOMEWORK_OVER', 'HOMEWORK_OPEN', 'HOMEWORK_NO_ATTEMPTS'],
  }),
  /** Sets how fast a game runs that the caller leads: 1 is the speed of a lesson. */
  setPace: callRecord({
    method: 'POST',
    path: 'game/pace/',
    who: STUDENTS,
    object: { in: 'body', field: 'game', right: 'LEAD_GAME' },
    body: setPaceBody,
    answer: pacePayload,
  }),
} as const;
