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
import { registrationPayload, saveRegistrationBody } from '../http/registration.ts';
import { saveSharedComputersBody, sharedComputersPayload } from '../http/shared-computers.ts';
import {
  beginSecondFactorBody,
  begunSecondFactorPayload,
  confirmSecondFactorBody,
  recoveryCodesPayload,
  secondFactorPayload,
  secondFactorProofBody,
} from '../http/second-factor.ts';
import { idParams } from '../fields/fields.ts';
import { ADMINS, callRecord, EVERYBODY, LOGGED_IN, MANAGERS } from './call.ts';

/** Rate limit of calls that send a letter, for one address; a whole class may share it. */
const LETTERS = { calls: 60, minutes: 15 } as const;

/** Rate limit of calls with the token of a mailed link, for one address: enough for all classes of a school on one day. Checking a token costs one hash. */
const LINKS = { calls: 600, minutes: 15 } as const;

/** Session and password. (ENV-9, ACC-2) */
export const accountCalls = {
  /** Logs in by e-mail and password; without an e-mail by a login name and a one-time code, or the PIN or password that was set after it. An account with a second factor hears SECOND_FACTOR_NEEDED, and the same is sent again with a `code`. */
  login: callRecord({
    method: 'POST',
    path: 'auth/',
    who: EVERYBODY,
    opensSession: true,
    body: loginBody,
    answer: loginPayload,
    errors: [
      'CREDENTIALS_WRONG',
      'CODE_USED',
      'ACCOUNT_WAITING',
      'SECOND_FACTOR_NEEDED',
      'SECOND_FACTOR_WRONG',
      'SECOND_FACTOR_SPENT',
      'SECOND_FACTOR_NO_KEY',
    ],
  }),
  /** Exchanges a remember-me token for a bearer and the next remember-me token. */
  check: callRecord({
    method: 'POST',
    path: 'auth/check/',
    who: EVERYBODY,
    opensSession: true,
    body: checkBody,
    answer: checkPayload,
    errors: ['REMEMBER_INVALID'],
  }),
  /** Tells whom the bearer belongs to, with a new CSRF pair. */
  verify: callRecord({
    method: 'GET',
    path: 'auth/verify/',
    who: LOGGED_IN,
    answer: verifyPayload,
  }),
  /** Ends the session. */
  logout: callRecord({
    method: 'POST',
    path: 'auth/logout/',
    who: LOGGED_IN,
    body: logoutBody,
    answer: z.null(),
  }),
  /** Changes the caller's password, or sets one where there is none yet, then without `old_password`; an account without an e-mail may have a PIN instead. All other sessions end. */
  changePassword: callRecord({
    method: 'PATCH',
    path: 'auth/settings',
    who: LOGGED_IN,
    body: changePasswordBody,
    answer: z.null(),
  }),
  /** The caller's second factor; null: it is off. */
  secondFactor: callRecord({
    method: 'GET',
    path: 'auth/second-factor/',
    who: MANAGERS,
    answer: secondFactorPayload,
  }),
  /** Begins to switch on the caller's second factor, for the password: gives a secret for an app, which a code of it has to confirm in the same session. */
  beginSecondFactor: callRecord({
    method: 'POST',
    path: 'auth/second-factor/begin/',
    who: MANAGERS,
    body: beginSecondFactorBody,
    answer: begunSecondFactorPayload,
    errors: ['SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_NO_KEY'],
  }),
  /** Switches on what was begun, for a code of the app, and gives the recovery codes. All other sessions end. */
  confirmSecondFactor: callRecord({
    method: 'POST',
    path: 'auth/second-factor/confirm/',
    who: MANAGERS,
    body: confirmSecondFactorBody,
    answer: recoveryCodesPayload,
    errors: ['SECOND_FACTOR_CHANGED'],
  }),
  /** Replaces the caller's recovery codes, for password and code. */
  renewRecoveryCodes: callRecord({
    method: 'POST',
    path: 'auth/second-factor/recovery-codes/',
    who: MANAGERS,
    body: secondFactorProofBody,
    answer: recoveryCodesPayload,
    errors: ['SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_NO_KEY'],
  }),
  /** Switches the caller's second factor off, for password and code. */
  switchSecondFactorOff: callRecord({
    method: 'POST',
    path: 'auth/second-factor/off/',
    who: MANAGERS,
    body: secondFactorProofBody,
    answer: z.null(),
    errors: ['SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_NO_KEY'],
  }),
  /** Switches off the second factor of another lecturer or admin, for the admin's own password. */
  resetSecondFactor: callRecord({
    method: 'POST',
    path: 'auth/second-factor/reset/{id}',
    who: ADMINS,
    object: { in: 'params', field: 'id', right: 'MANAGE_USER' },
    params: idParams,
    body: beginSecondFactorBody,
    answer: z.null(),
    errors: ['SECOND_FACTOR_CHANGED'],
  }),
  /** Mails a link to set a new password; answers the same whether the account exists or not. */
  recoverPassword: callRecord({
    method: 'POST',
    path: 'auth/recover-password/',
    who: EVERYBODY,
    mostPerAddress: LETTERS,
    body: recoverPasswordBody,
    answer: z.null(),
  }),
  /** Sets a password by the token of a mailed link. */
  resetPassword: callRecord({
    method: 'POST',
    path: 'auth/reset-password/',
    who: EVERYBODY,
    mostPerAddress: LINKS,
    body: resetPasswordBody,
    answer: z.null(),
  }),
  /** Registers a person, who gets a link to set the password by mail; a lecturer also has to be approved by an admin. */
  register: callRecord({
    method: 'POST',
    path: 'user/register/',
    who: EVERYBODY,
    mostPerAddress: LETTERS,
    makes: true,
    body: registerBody,
    answer: z.null(),
    errors: ['REGISTRATION_CLOSED'],
  }),
  /** Who may register, for the landing page. */
  registration: callRecord({
    method: 'GET',
    path: 'user/registration/',
    who: EVERYBODY,
    answer: registrationPayload,
  }),
  /** Opens or closes the registration of students and lecturers, or binds it to domains of e-mails. */
  saveRegistration: callRecord({
    method: 'PATCH',
    path: 'user/registration/',
    who: ADMINS,
    body: saveRegistrationBody,
    answer: registrationPayload,
    errors: ['CHANGED_MEANWHILE'],
  }),
  /** Whether the computers of the school are shared. */
  sharedComputers: callRecord({
    method: 'GET',
    path: 'auth/shared-computers/',
    who: ADMINS,
    answer: sharedComputersPayload,
  }),
  /** Changes whether they are; from then on logins are remembered no longer than a bearer lasts, also those of before. */
  saveSharedComputers: callRecord({
    method: 'PATCH',
    path: 'auth/shared-computers/',
    who: ADMINS,
    body: saveSharedComputersBody,
    answer: sharedComputersPayload,
  }),
} as const;
