import type { AnswerOf, Calls, SentPart } from '@fracht/protocol';
import { readLocal, writeLocal } from '../session/browser-storage.ts';
import { sessionStore, type SessionUser } from '../session/session-store.ts';
import { call, NOTHING } from './call.ts';
import { asFields, asText, type Unread } from './read.ts';

/** `isShared`: the school's computers are shared, so `remember` lasts only until the browser is closed. */
export type Tokens = { readonly auth: string; readonly remember: string | null; readonly isShared: boolean };

/** An answer that takes longer than this, in ms, counts as lost; the token may then be sent again. */
const CHECK_MS = 8000;

type Login = AnswerOf<Calls['login']>;
type SessionCheck = AnswerOf<Calls['check']>;
type Verify = { readonly valid: boolean; readonly user: SessionUser };
type Body<Name extends keyof Calls> = SentPart<Calls[Name], 'body'>['body'];

export type TypedLogin = {
  readonly email: string;
  readonly password: string;
  /** Required after the password, for an account with a second factor. */
  readonly code?: string;
};

/** Login failures that concern only the code of the second factor: the form that asks for it shows them. */
export const CODE_FAILURES = ['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_SPENT'] as const;

/**
 * Logs in; `rememberMe` is always true. Throws ApiError; for CODE_FAILURES no notice is shown. `isOverPage`: only the caller reports a failure, and the field
 * errors of the page below stay. (SGN-1)
 */
export async function callLogin(typed: TypedLogin, isOverPage = false): Promise<Tokens> {
  const body = { ...typed, rememberMe: true, devices: readLocal('devices') ?? '' };
  const asked = { body, silentOn: CODE_FAILURES, isSilent: isOverPage, keepsErrors: isOverPage };
  const { auth, remember, device } = await call<Calls['login']>('POST auth/', LOGIN, asked);
  // The token by which the server knows this browser, even after a logout. (SGN-6)
  if (device !== undefined) writeLocal('devices', device.value);
  return { auth: auth.value, remember: remember?.value ?? null, isShared: remember?.shared === true };
}

/**
 * Exchanges a remember-me token for a bearer and the next remember-me token; each is single-use, but may be sent again shortly afterwards if its answer was
 * lost. Throws ApiError. (SGN-3, LGN-5)
 */
export async function callCheck(rememberMeToken: string): Promise<Tokens> {
  const asked = {
    body: { rememberMeToken },
    isSilent: true,
    isQuiet: true,
    signal: AbortSignal.timeout(CHECK_MS),
  };
  const { value, remember } = await call<Calls['check']>('POST auth/check/', CHECK, asked);
  return { auth: value, remember: remember.value, isShared: remember.shared === true };
}

/** Verifies the bearer of this tab; null when it is not valid. Throws ApiError. (SGN-2) */
export async function callVerify(): Promise<SessionUser | null> {
  const { valid, user } = await call<Calls['verify'], Verify>('GET auth/verify/', VERIFY, {
    isSilent: true,
    isQuiet: true,
  });
  return valid ? somebody(user) : null;
}

/** The logged-in person's own data. Throws ApiError. */
export async function callUserData(): Promise<SessionUser | null> {
  return somebody(await call<Calls['userData'], SessionUser>('GET user/data/', USER, {}));
}

/** Ends the session on the server, if there is one. Throws ApiError. (SGN-4) */
export async function callLogout(): Promise<void> {
  if (sessionStore.getState().token === null) return;
  await call<Calls['logout']>('POST auth/logout/', NOTHING, { body: {}, isSilent: true, endsSession: true });
}

/** Asks for a mail with a link to set a new password. Throws ApiError. (LND-8) */
export async function callRecoverPassword(lostEmail: string): Promise<void> {
  await call<Calls['recoverPassword']>('POST auth/recover-password/', NOTHING, { body: { lostEmail } });
}

/** Registers a person; a mailed link sets the password. Throws ApiError. (LND-7) */
export async function callRegister(body: Body<'register'>): Promise<void> {
  await call<Calls['register']>('POST user/register/', NOTHING, { body, makes: true });
}

/** Sets a password with the token of a mailed link. Throws ApiError. (LND-15) */
export async function callResetPassword(token: string, password: string): Promise<void> {
  await call<Calls['resetPassword']>('POST auth/reset-password/', NOTHING, { body: { token, password } });
}

/** Changes the logged-in person's own password. Throws ApiError. (OWN-1) */
export async function callChangePassword(body: Body<'changePassword'>): Promise<void> {
  await call<Calls['changePassword']>('PATCH auth/settings', NOTHING, { body });
}

// Every page loads these calls, so they must not pull in the schema library: the parsers below are written by hand.
const LOGIN = { parse: readLogin };
const CHECK = { parse: readCheck };
const VERIFY = { parse: readVerify };
const USER = { parse: readUser };

function readLogin(payload: unknown): Login {
  const { auth, remember, device }: Unread<Login> = asFields(payload);
  return {
    auth: readToken(auth),
    ...(remember === undefined ? {} : { remember: readRemember(remember) }),
    ...(device === undefined ? {} : { device: readToken(device) }),
  };
}

function readCheck(payload: unknown): SessionCheck {
  const { remember }: Unread<SessionCheck> = asFields(payload);
  return { ...readToken(payload), remember: readRemember(remember) };
}

function readVerify(payload: unknown): Verify {
  const { valid, user }: Unread<Verify> = asFields(payload);
  return { valid: valid === true, user: readUser(user) };
}

const USER_TYPES = ['ADMIN', 'STUDENT', 'TEACHER'] as const;

/** A token has no fallback: without one nobody is logged in. */
function readToken(token: unknown): Login['auth'] {
  const { value: field }: Unread<Login['auth']> = asFields(token);
  const value = asText(field) ?? '';
  if (value === '') throw new Error('The answer has no token');
  return { value };
}

function readRemember(token: unknown): SessionCheck['remember'] {
  const { shared }: Unread<SessionCheck['remember']> = asFields(token);
  return { ...readToken(token), ...(shared === true ? { shared } : {}) };
}

function readUser(value: unknown): SessionUser {
  const user: Unread<SessionUser> = asFields(value);
  const login = asText(user.login);
  return {
    id: asText(user.id) ?? '',
    email: asText(user.email) ?? '',
    first_name: asText(user.first_name) ?? '',
    last_name: asText(user.last_name) ?? '',
    type: USER_TYPES.find((known) => known === user.type) ?? 'GUEST',
    ...(login === null ? {} : { login }),
    ...(typeof user.has_password === 'boolean' ? { has_password: user.has_password } : {}),
  };
}

/** The person; null when the answer names nobody (no id, or no known type). */
function somebody(user: SessionUser): SessionUser | null {
  return user.id === '' || user.type === 'GUEST' ? null : user;
}
