import { z } from 'zod';
import {
  eraseMeBody,
  exportPayload,
  exportUserBody,
  keepUsersBody,
  retentionBody,
  retentionPayload,
} from '../http/privacy.ts';
import { dataRegisterPayload } from '../http/data-register.ts';
import { idParams } from '../fields/fields.ts';
import { ADMINS, callRecord, LOGGED_IN, MANAGERS, PLAYERS } from './call.ts';

/** What everybody may ask about the own data, and how long accounts are kept. */
export const privacyCalls = {
  /** All data stored about the caller. */
  exportMe: callRecord({
    method: 'GET',
    path: 'user/export/',
    who: LOGGED_IN,
    answer: exportPayload,
  }),
  /** All data stored about a person, for whoever manages that one: a school answers parents and pupils by it, and it is recorded who did. Without the sentences after games, which are the person's own. */
  exportUser: callRecord({
    method: 'POST',
    path: 'user/export-one/{id}',
    who: MANAGERS,
    object: { in: 'params', field: 'id', right: 'OWN_USER' },
    params: idParams,
    body: exportUserBody,
    answer: exportPayload,
  }),
  /** What is kept of persons, from the tables of the program, for the data protection officer. */
  dataRegister: callRecord({
    method: 'GET',
    path: 'user/data-register/',
    who: ADMINS,
    answer: dataRegisterPayload,
  }),
  /** Deletes the caller, who has to give the password or PIN, or else the code of the last card; a student rests in the bin for seven days. */
  eraseMe: callRecord({
    method: 'POST',
    path: 'user/erase-me/',
    who: PLAYERS,
    body: eraseMeBody,
    answer: z.null(),
    errors: ['STUDENTS_LEFT'],
  }),
  /** Months after the last login when a student is erased (0: never; 24 by default), and who is about to be. */
  retention: callRecord({
    method: 'GET',
    path: 'user/retention/',
    who: ADMINS,
    answer: retentionPayload,
  }),
  /** Changes how long accounts are kept. */
  saveRetention: callRecord({
    method: 'PATCH',
    path: 'user/retention/',
    who: ADMINS,
    body: retentionBody,
    answer: retentionPayload,
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** Keeps accounts that were about to be erased. */
  keepUsers: callRecord({
    method: 'POST',
    path: 'user/keep/',
    who: ADMINS,
    body: keepUsersBody,
    answer: retentionPayload,
  }),
} as const;
