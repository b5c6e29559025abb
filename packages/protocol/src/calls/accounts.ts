import { z } from 'zod';
import {
  changePasswordBody,
  checkBody,
  checkPayload,
  loginBody,
  loginPayload,
  logoutBody,
  recoverPasswordBody,
  registerBody,
  resetPasswordBody,
  verifyPayload,
} from '../http/auth.ts';
import { ownSettingsBody, userData } from '../http/user.ts';
import { call, EVERYBODY, LOGGED_IN, TEACHERS } from './call.ts';

/** Letters that one address may cause; a whole class may sit behind it. */
const LETTERS = { calls: 60, minutes: 15 } as const;

/** Links of letters that one address may follow: all classes of a school on one day. Only the token of a link costs a hash. */
const LINKS = { calls: 600, minutes: 15 } as const;

/** Session and own account. (ENV-9, ACC-2, ACC-3) */
export const accountCalls = {
  login: call({
    method: 'POST',
    path: 'auth/',
    summary: 'Logs in by e-mail and password, or by a login name and a one-time code.',
    who: EVERYBODY,
    opensSession: true,
    body: loginBody,
    answer: loginPayload,
    errors: ['CREDENTIALS_WRONG', 'ACCOUNT_WAITING'],
  }),
  check: call({
    method: 'POST',
    path: 'auth/check/',
    summary: 'Trades a remember-me token for a bearer and the next remember-me token.',
    who: EVERYBODY,
    opensSession: true,
    body: checkBody,
    answer: checkPayload,
    errors: ['REMEMBER_INVALID'],
  }),
  verify: call({
    method: 'GET',
    path: 'auth/verify/',
    summary: 'Tells whose the bearer is, with a new CSRF pair.',
    who: LOGGED_IN,
    answer: verifyPayload,
  }),
  logout: call({
    method: 'POST',
    path: 'auth/logout/',
    summary: 'Ends the session.',
    who: LOGGED_IN,
    body: logoutBody,
    answer: z.null(),
  }),
  changePassword: call({
    method: 'PATCH',
    path: 'auth/settings',
    summary: 'Changes the own password; other sessions end.',
    who: LOGGED_IN,
    body: changePasswordBody,
    answer: z.null(),
  }),
  recoverPassword: call({
    method: 'POST',
    path: 'auth/recover-password/',
    summary: 'Mails a link that sets a new password; answers the same whether the account is there or not.',
    who: EVERYBODY,
    mostPerAddress: LETTERS,
    body: recoverPasswordBody,
    answer: z.null(),
  }),
  resetPassword: call({
    method: 'POST',
    path: 'auth/reset-password/',
    summary: 'Sets a password with the token of a mailed link.',
    who: EVERYBODY,
    mostPerAddress: LINKS,
    body: resetPasswordBody,
    answer: z.null(),
  }),
  register: call({
    method: 'POST',
    path: 'user/register/',
    summary: 'Registers a person, to whom a link is mailed that sets the password; an admin lets lecturers in.',
    who: EVERYBODY,
    mostPerAddress: LETTERS,
    body: registerBody,
    answer: z.null(),
  }),
  userData: call({
    method: 'GET',
    path: 'user/data/',
    summary: "The caller's own data.",
    who: LOGGED_IN,
    answer: userData,
  }),
  ownSettings: call({
    method: 'PATCH',
    path: 'user/settings/',
    summary: 'Decides whether the public rankings name own students; `user/data/` tells it.',
    who: TEACHERS,
    body: ownSettingsBody,
    answer: userData,
    errors: ['NOT_FOUND'],
  }),
} as const;
