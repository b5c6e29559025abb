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
  userPayload,
} from '../http/user.ts';
import { ADMINS, call, MANAGERS, PLAYERS, STUDENTS, TEACHERS } from './call.ts';

const MIB = 1_048_576;
const users = z.array(userPayload);

/** People: own students for a lecturer, lecturers and all students for an admin. (ACC-4, ACC-7) */
export const userCalls = {
  users: call({
    method: 'GET',
    path: 'user/get-list/',
    summary: "A lecturer's own students; to an admin all lecturers and students.",
    who: MANAGERS,
    answer: users,
  }),
  students: call({
    method: 'GET',
    path: 'user/get-list/students/true',
    summary: 'The same list with students alone.',
    who: MANAGERS,
    answer: users,
  }),
  addUser: call({
    method: 'POST',
    path: 'user/add/',
    summary: 'Adds a person; a student with an account of the own is invited instead.',
    who: MANAGERS,
    body: addUserBody,
    answer: userPayload,
    errors: ['NOT_FOUND'],
  }),
  editUser: call({
    method: 'PATCH',
    path: 'user/edit/',
    summary: 'Changes what is given of a person; only an admin sets `approved`.',
    who: MANAGERS,
    object: { in: 'body', field: 'id', right: 'MANAGE_USER' },
    body: editUserBody,
    answer: userPayload,
  }),
  deleteUser: call({
    method: 'DELETE',
    path: 'user/delete/{id}',
    summary: "Erases a person, whose results stay without the name; a lecturer's people may go over to an heir.",
    who: MANAGERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_USER' },
    params: idParams,
    query: deleteUserQuery,
    answer: z.null(),
    errors: ['STUDENTS_LEFT'],
  }),
  importUsers: call({
    method: 'POST',
    path: 'user/import/',
    summary: 'Takes students in out of a file or of rows; with `dryRun` tells what would become of each.',
    who: TEACHERS,
    file: { field: 'file', mostBytes: 5 * MIB },
    body: importBody,
    answer: importPayload,
    errors: ['CONFLICT'],
  }),
  addClass: call({
    method: 'POST',
    path: 'user/add-class/',
    summary:
      'Makes accounts without an e-mail, each with a login name and a one-time code; answers the cards of a sheet.',
    who: TEACHERS,
    body: addClassBody,
    answer: codesPayload,
  }),
  loginCodes: call({
    method: 'POST',
    path: 'user/codes/',
    summary: 'Makes new codes for own students; who has no login name gets one.',
    who: TEACHERS,
    body: codesBody,
    answer: codesPayload,
  }),
  moveUsers: call({
    method: 'PATCH',
    path: 'user/move/',
    summary: 'Puts many students into a group, or into none.',
    who: TEACHERS,
    body: moveUsersBody,
    answer: z.null(),
  }),
  invitations: call({
    method: 'GET',
    path: 'user/invitations/',
    summary: 'Invitations: to a student those to answer, to a lecturer those sent.',
    who: PLAYERS,
    answer: invitationsPayload,
  }),
  answerInvitation: call({
    method: 'PATCH',
    path: 'user/answer-invitation/',
    summary: 'Accepts or declines the invitation of a lecturer.',
    who: STUDENTS,
    body: answerInvitationBody,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  withdrawInvitation: call({
    method: 'DELETE',
    path: 'user/withdraw-invitation/{id}',
    summary: 'Takes back the invitation of this student.',
    who: TEACHERS,
    params: idParams,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  outbox: call({
    method: 'GET',
    path: 'user/outbox/',
    summary: 'Letters, the newest first: to hand on, or not sent.',
    who: ADMINS,
    answer: outboxPayload,
  }),
} as const;
