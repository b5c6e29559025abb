import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import { classSkillsPayload, restoreBody, skillsPayload, skillsQuery, strikeBody } from '../http/skills.ts';
import { callRecord, PLAYERS, TEACHERS } from './call.ts';

/** What decisions say about five competences. (SKL-1 to SKL-5) */
export const skillCalls = {
  /** The competences of a student after a game and over the term: the caller's own or, for the game's teacher, those of any student. */
  skills: callRecord({
    method: 'GET',
    path: 'game/skills/{id}',
    who: PLAYERS,
    object: { in: 'params', field: 'id', right: 'SEE_PLAYER', whose: { in: 'query', field: 'player' } },
    params: idParams,
    query: skillsQuery,
    answer: skillsPayload,
    errors: ['GAME_NOT_OVER', 'HOMEWORK_HELD_BACK'],
  }),
  /** How many students of a game got each verdict on a competence. */
  classSkills: callRecord({
    method: 'GET',
    path: 'game/class-skills/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_GAME' },
    params: idParams,
    answer: classSkillsPayload,
    errors: ['GAME_NOT_OVER'],
  }),
  /** Excludes what a decision says about its student, with a reason that the student can read. */
  strikeObservation: callRecord({
    method: 'POST',
    path: 'game/strike-observation/',
    who: TEACHERS,
    object: { in: 'body', field: 'game', right: 'MANAGE_GAME' },
    body: strikeBody,
    answer: z.null(),
    errors: ['GAME_NOT_OVER'],
  }),
  /** Counts an excluded decision again. */
  restoreObservation: callRecord({
    method: 'POST',
    path: 'game/restore-observation/',
    who: TEACHERS,
    object: { in: 'body', field: 'game', right: 'MANAGE_GAME' },
    body: restoreBody,
    answer: z.null(),
    errors: ['GAME_NOT_OVER'],
  }),
} as const;
