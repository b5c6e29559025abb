import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import { importBody, importPayload } from '../http/import.ts';
import {
  addClassBody,
  addUserBody,
  answerInvitationBody,
  codesBody,
  codesPayload,
  deleteUserQuery,
  editUserBody,
  invitationsPayload,
  moveUsersBody,
  outboxPayload,
  ownSettingsBody,
  userData,
  userPayload,
} from '../http/user.ts';
import { ADMINS, call, LOGGED_IN, MANAGERS, PLAYERS, STUDENTS, TEACHERS } from './call.ts';

const MIB = 1_048_576;
const users = z.array(userPayload);

/** People: own students for a lecturer, lecturers and all students for an admin. (ACC-3, ACC-4, ACC-7) */
export const userCalls = {
  /** The caller's own data. */
  userData: call({
    method: 'GET',
    path: 'user/data/',
    who: LOGGED_IN,
    answer: userData,
  }),
  /** Decides whether the public rankings name own students; `user/data/` tells it. */
  ownSettings: call({
    method: 'PATCH',
    path: 'user/settings/',
    who: TEACHERS,
    body: ownSettingsBody,
    answer: userData,
    errors: ['NOT_FOUND'],
  }),
  /** A lecturer's own students; to an admin all lecturers and students. */
  users: call({
    method: 'GET',
    path: 'user/get-list/',
    who: MANAGERS,
    answer: users,
  }),
  /** The same list with students alone. */
  students: call({
    method: 'GET',
    path: 'user/get-list/students/true',
    who: MANAGERS,
    answer: users,
  }),
  /** Adds a person; a student with an account of the own is invited instead. */
  addUser: call({
    method: 'POST',
    path: 'user/add/',
    who: MANAGERS,
    body: addUserBody,
    answer: userPayload,
    errors: ['NOT_FOUND'],
  }),
  /** Changes what is given of a person; only an admin sets `approved`. */
  editUser: call({
    method: 'PATCH',
    path: 'user/edit/',
    who: MANAGERS,
    object: { in: 'body', field: 'id', right: 'MANAGE_USER' },
    body: editUserBody,
    answer: userPayload,
  }),
  /** Erases a person, whose results stay without the name; a lecturer's people may go over to an heir. */
  deleteUser: call({
    method: 'DELETE',
    path: 'user/delete/{id}',
    who: MANAGERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_USER' },
    params: idParams,
    query: deleteUserQuery,
    answer: z.null(),
    errors: ['STUDENTS_LEFT'],
  }),
  /** Takes students in out of a file or of rows; with `dryRun` tells what would become of each. */
  importUsers: call({
    method: 'POST',
    path: 'user/import/',
    who: TEACHERS,
    file: { field: 'file', mostBytes: 5 * MIB },
    body: importBody,
    answer: importPayload,
    errors: ['CONFLICT'],
  }),
  /** Makes accounts without an e-mail, each with a login name and a one-time code; answers the cards of a sheet. */
  addClass: call({
    method: 'POST',
    path: 'user/add-class/',
    who: TEACHERS,
    body: addClassBody,
    answer: codesPayload,
  }),
  /** Makes new codes for own students; who has no login name gets one. */
  loginCodes: call({
    method: 'POST',
    path: 'user/codes/',
    who: TEACHERS,
    body: codesBody,
    answer: codesPayload,
  }),
  /** Puts many students into a group, or into none. */
  moveUsers: call({
    method: 'PATCH',
    path: 'user/move/',
    who: TEACHERS,
    body: moveUsersBody,
    answer: z.null(),
  }),
  /** Invitations: to a student those to answer, to a lecturer those sent. */
  invitations: call({
    method: 'GET',
    path: 'user/invitations/',
    who: PLAYERS,
    answer: invitationsPayload,
  }),
  /** Accepts or declines the invitation of a lecturer. */
  answerInvitation: call({
    method: 'PATCH',
    path: 'user/answer-invitation/',
    who: STUDENTS,
    body: answerInvitationBody,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  /** Takes back the invitation of this student. */
  withdrawInvitation: call({
    method: 'DELETE',
    path: 'user/withdraw-invitation/{id}',
    who: TEACHERS,
    params: idParams,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  /** Letters, the newest first: to hand on, or not sent. */
  outbox: call({
    method: 'GET',
    path: 'user/outbox/',
    who: ADMINS,
    answer: outboxPayload,
  }),
} as const;
