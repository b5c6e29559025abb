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

/** What people may ask about their own data, and how long accounts are kept. */
export const privacyCalls = {
  /** All data stored about the caller. */
  exportMe: callRecord({
    method: 'GET',
    path: 'user/export/',
    who: LOGGED_IN,
    answer: exportPayload,
  }),
  /** All data stored about a person, for the person who manages that account: schools use it to answer parents and pupils, and it is recorded who did. Without the sentences written after games, which belong to the person alone. */
  exportUser: callRecord({
    method: 'POST',
    path: 'user/export-one/{id}',
    who: MANAGERS,
    object: { in: 'params', field: 'id', right: 'OWN_USER' },
    params: idParams,
    body: exportUserBody,
    answer: exportPayload,
  }),
  /** Which personal data is stored, derived from the tables of the program; for the data protection officer. */
  dataRegister: callRecord({
    method: 'GET',
    path: 'user/data-register/',
    who: ADMINS,
    answer: dataRegisterPayload,
  }),
  /** Deletes the caller's account; needs the password or PIN, or else the code of the last login card. A student's account stays in the bin for seven days; a lecturer with students, groups or games says who takes them over. */
  eraseMe: callRecord({
    method: 'POST',
    path: 'user/erase-me/',
    who: PLAYERS,
    body: eraseMeBody,
    answer: z.null(),
    errors: ['STUDENTS_LEFT'],
  }),
  /** The number of months after the last login when a student is erased (0: never; 24 by default), and who is about to be erased. */
  retention: callRecord({
    method: 'GET',
    path: 'user/retention/',
    who: ADMINS,
    answer: retentionPayload,
  }),
  /** Changes for how long accounts are kept. */
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
