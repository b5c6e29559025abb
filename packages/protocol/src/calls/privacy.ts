import { z } from 'zod';
import { eraseMeBody, exportPayload, keepUsersBody, retentionBody, retentionPayload } from '../http/privacy.ts';
import { ADMINS, call, LOGGED_IN, PLAYERS } from './call.ts';

/** What everybody may ask about the own data, and how long accounts are kept. */
export const privacyCalls = {
  exportMe: call({
    method: 'GET',
    path: 'user/export/',
    summary: 'Everything that is kept about the caller.',
    who: LOGGED_IN,
    answer: exportPayload,
  }),
  eraseMe: call({
    method: 'POST',
    path: 'user/erase-me/',
    summary: 'Erases the caller; the password is asked of who has one.',
    who: PLAYERS,
    body: eraseMeBody,
    answer: z.null(),
    errors: ['STUDENTS_LEFT'],
  }),
  retention: call({
    method: 'GET',
    path: 'user/retention/',
    summary: 'Months after the last login when a student is erased (0: never, 24 at first), and who is about to be.',
    who: ADMINS,
    answer: retentionPayload,
  }),
  saveRetention: call({
    method: 'PATCH',
    path: 'user/retention/',
    summary: 'Changes how long accounts are kept.',
    who: ADMINS,
    body: retentionBody,
    answer: retentionPayload,
  }),
  keepUsers: call({
    method: 'POST',
    path: 'user/keep/',
    summary: 'Keeps accounts that were about to be erased.',
    who: ADMINS,
    body: keepUsersBody,
    answer: retentionPayload,
  }),
} as const;
