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

/** Rate limit per address for calls that send a letter; a whole class may share one address. */
const LETTERS = { calls: 60, minutes: 15 } as const;

/** Rate limit per address for calls with the token of a mailed link: enough for all classes of a school in one day. Checking a token costs one hash. */
const LINKS = { calls: 600, minutes: 15 } as const;

/** Session and password. (ENV-9, ACC-2) */
export const accountCalls = {
  /** Logs in with e-mail and password or, without an e-mail, with a login name and a one-time code (or the PIN or password that was set afterwards). An account with a second factor is answered SECOND_FACTOR_NEEDED; the client then sends the same fields again together with a `code`. */
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
  /** Exchanges a remember-me token for a bearer token and the next remember-me token. */
  check: callRecord({
    method: 'POST',
    path: 'auth/check/',
    who: EVERYBODY,
    opensSession: true,
    body: checkBody,
    answer: checkPayload,
    errors: ['REMEMBER_INVALID'],
  }),
  /** Returns the person to whom the bearer token belongs, with a new CSRF pair. */
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
  /** Changes the caller's password, or sets one if there is none yet (then without `old_password`); an account without an e-mail may have a PIN instead. All other sessions end. */
  changePassword: callRecord({
    method: 'PATCH',
    path: 'auth/settings',
    who: LOGGED_IN,
    body: changePasswordBody,
    answer: z.null(),
  }),
  /** The caller's second factor; null if it is off. */
  secondFactor: callRecord({
    method: 'GET',
    path: 'auth/second-factor/',
    who: MANAGERS,
    answer: secondFactorPayload,
  }),
  /** Begins to switch on the caller's second factor; needs the password. Returns a secret for an authenticator app; a code from the app has to confirm it in the same session. */
  beginSecondFactor: callRecord({
    method: 'POST',
    path: 'auth/second-factor/begin/',
    who: MANAGERS,
    body: beginSecondFactorBody,
    answer: begunSecondFactorPayload,
    errors: ['SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_NO_KEY'],
  }),
  /** Confirms the second factor that was begun with a code from the app, and returns the recovery codes. All other sessions end. */
  confirmSecondFactor: callRecord({
    method: 'POST',
    path: 'auth/second-factor/confirm/',
    who: MANAGERS,
    body: confirmSecondFactorBody,
    answer: recoveryCodesPayload,
    errors: ['SECOND_FACTOR_CHANGED'],
  }),
  /** Replaces the caller's recovery codes; needs the password and a code. */
  renewRecoveryCodes: callRecord({
    method: 'POST',
    path: 'auth/second-factor/recovery-codes/',
    who: MANAGERS,
    body: secondFactorProofBody,
    answer: recoveryCodesPayload,
    errors: ['SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_NO_KEY'],
  }),
  /** Switches the caller's second factor off; needs the password and a code. */
  switchSecondFactorOff: callRecord({
    method: 'POST',
    path: 'auth/second-factor/off/',
    who: MANAGERS,
    body: secondFactorProofBody,
    answer: z.null(),
    errors: ['SECOND_FACTOR_CHANGED', 'SECOND_FACTOR_NO_KEY'],
  }),
  /** Switches off the second factor of another lecturer or admin; needs the password of the admin who does it. */
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
  /** Mails a link for setting a new password; the answer is the same whether or not the account exists. */
  recoverPassword: callRecord({
    method: 'POST',
    path: 'auth/recover-password/',
    who: EVERYBODY,
    mostPerAddress: LETTERS,
    body: recoverPasswordBody,
    answer: z.null(),
  }),
  /** Sets a password, with the token of a mailed link. */
  resetPassword: callRecord({
    method: 'POST',
    path: 'auth/reset-password/',
    who: EVERYBODY,
    mostPerAddress: LINKS,
    body: resetPasswordBody,
    answer: z.null(),
  }),
  /** Registers a person, who receives a link by mail for setting the password; a lecturer must also be approved by an admin. */
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
  /** Who may register; for the landing page. */
  registration: callRecord({
    method: 'GET',
    path: 'user/registration/',
    who: EVERYBODY,
    answer: registrationPayload,
  }),
  /** Opens or closes the registration of students and lecturers, or restricts it to e-mail domains. */
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
  /** Changes whether they are shared. From then on no login is remembered for longer than a bearer token lasts, including logins made before. */
  saveSharedComputers: callRecord({
    method: 'PATCH',
    path: 'auth/shared-computers/',
    who: ADMINS,
    body: saveSharedComputersBody,
    answer: sharedComputersPayload,
  }),
} as const;
