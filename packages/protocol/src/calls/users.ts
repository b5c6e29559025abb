import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import { importBody, importPayload } from '../http/import.ts';
import { ownData } from '../http/practice.ts';
import {
  addClassBody,
  addUserBody,
  answerInvitationBody,
  codesBody,
  codesPayload,
  deleteUserQuery,
  editUserBody,
  holdingsPayload,
  invitationsPayload,
  lecturerName,
  moveUsersBody,
  outboxPayload,
  ownSettingsBody,
  userData,
  userPayload,
} from '../http/user.ts';
import { ADMINS, callRecord, LOGGED_IN, MANAGERS, PLAYERS, STUDENTS, TEACHERS } from './call.ts';

const MIB = 1_048_576;
const users = z.array(userPayload);

/** People: a lecturer's students; for an admin everybody. (ACC-3, ACC-4, ACC-7) */
export const userCalls = {
  /** The caller's own data. */
  userData: callRecord({
    method: 'GET',
    path: 'user/data/',
    who: LOGGED_IN,
    answer: ownData,
  }),
  /** Sets whether the public rankings name the lecturer's students; `user/data/` returns the setting. */
  ownSettings: callRecord({
    method: 'PATCH',
    path: 'user/settings/',
    who: TEACHERS,
    body: ownSettingsBody,
    answer: userData,
    errors: ['NOT_FOUND'],
  }),
  /** The students whom a lecturer leads (his own and those of shared groups); for an admin all accounts. */
  users: callRecord({
    method: 'GET',
    path: 'user/get-list/',
    who: MANAGERS,
    answer: users,
  }),
  /** The same list, restricted to students. */
  students: callRecord({
    method: 'GET',
    path: 'user/get-list/students/true',
    who: MANAGERS,
    answer: users,
  }),
  /** Adds a person. Only an admin may add a lecturer or an admin; a student who already has an account is invited instead. */
  addUser: callRecord({
    method: 'POST',
    path: 'user/add/',
    who: MANAGERS,
    makes: true,
    body: addUserBody,
    answer: userPayload,
    errors: ['NOT_FOUND'],
  }),
  /** Changes the given fields of a person; only an admin may set `approved`, for a lecturer or a student. */
  editUser: callRecord({
    method: 'PATCH',
    path: 'user/edit/',
    who: MANAGERS,
    object: { in: 'body', field: 'id', right: 'MANAGE_USER' },
    body: editUserBody,
    answer: userPayload,
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** How much a lecturer would leave behind if deleted. */
  lecturerHoldings: callRecord({
    method: 'GET',
    path: 'user/holdings/{id}',
    who: ADMINS,
    object: { in: 'params', field: 'id', right: 'MANAGE_USER' },
    params: idParams,
    answer: holdingsPayload,
  }),
  /** How much the caller would leave behind by deleting the own account. */
  ownHoldings: callRecord({
    method: 'GET',
    path: 'user/own-holdings/',
    who: TEACHERS,
    answer: holdingsPayload,
  }),
  /** Deletes a person; results stay, without the name. A student's account stays in the bin for seven days; a lecturer's students, groups and games can be passed on to another lecturer. */
  deleteUser: callRecord({
    method: 'DELETE',
    path: 'user/delete/{id}',
    who: MANAGERS,
    object: { in: 'params', field: 'id', right: 'OWN_USER' },
    params: idParams,
    query: deleteUserQuery,
    answer: z.null(),
    errors: ['STUDENTS_LEFT'],
  }),
  /** The names of the other lecturers of the school, whom a lecturer may ask to lead a group with him. */
  colleagues: callRecord({
    method: 'GET',
    path: 'user/colleagues/',
    who: TEACHERS,
    answer: z.array(lecturerName),
  }),
  /** Imports students from a file or from rows; with `dryRun` it only reports what would happen to each. */
  importUsers: callRecord({
    method: 'POST',
    path: 'user/import/',
    who: TEACHERS,
    file: { field: 'file', mostBytes: 5 * MIB },
    makes: true,
    body: importBody,
    answer: importPayload,
    errors: ['CONFLICT'],
  }),
  /** Creates accounts without an e-mail, each with a login name and a one-time code; answers the login cards. */
  addClass: callRecord({
    method: 'POST',
    path: 'user/add-class/',
    who: TEACHERS,
    makes: true,
    body: addClassBody,
    answer: codesPayload,
  }),
  /** Creates new one-time codes for the caller's own students; those without a login name get one. */
  loginCodes: callRecord({
    method: 'POST',
    path: 'user/codes/',
    who: TEACHERS,
    body: codesBody,
    answer: codesPayload,
  }),
  /** Withdraws a spare one-time code that has not been used yet: the previous code, PIN and sessions stay valid as if it had never been created. */
  takeBackCode: callRecord({
    method: 'DELETE',
    path: 'user/codes/{id}',
    who: TEACHERS,
    object: { in: 'params', field: 'id', right: 'MANAGE_USER' },
    params: idParams,
    answer: z.null(),
    errors: ['CODE_GONE'],
  }),
  /** Moves students into a group, or out of theirs. */
  moveUsers: callRecord({
    method: 'PATCH',
    path: 'user/move/',
    who: TEACHERS,
    body: moveUsersBody,
    answer: z.null(),
  }),
  /** Invitations: for a student those that he can answer, for a lecturer those that he has sent. */
  invitations: callRecord({
    method: 'GET',
    path: 'user/invitations/',
    who: PLAYERS,
    answer: invitationsPayload,
  }),
  /** Accepts or declines a lecturer's invitation. */
  answerInvitation: callRecord({
    method: 'PATCH',
    path: 'user/answer-invitation/',
    who: STUDENTS,
    body: answerInvitationBody,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  /** Withdraws the caller's invitation of this student. */
  withdrawInvitation: callRecord({
    method: 'DELETE',
    path: 'user/withdraw-invitation/{id}',
    who: TEACHERS,
    params: idParams,
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
  /** The letters in the outbox, the newest first. */
  outbox: callRecord({
    method: 'GET',
    path: 'user/outbox/',
    who: ADMINS,
    answer: outboxPayload,
  }),
} as const;
