import { sessionStore, type SessionUser } from '../session/session-store.ts';
import { readFields, readText } from './read.ts';
import { request } from './request.ts';

export type Tokens = { readonly auth: string; readonly remember: string | null };

/** Logs in; `rememberMe` is always true. Throws ApiError. (spec §7 "POST auth/") */
export async function callLogin(email: string, password: string): Promise<Tokens> {
  const payload = readFields(
    await request({ method: 'POST', path: 'auth/', body: { email, password, rememberMe: true } }),
  );
  return {
    auth: readText(readFields(payload['auth'])['value']) ?? '',
    remember: readText(readFields(payload['remember'])['value']),
  };
}

/** Trades a remember-me token for a bearer and the next remember-me token. Throws ApiError. (spec §7 "POST auth/check/") */
export async function callCheck(rememberMeToken: string): Promise<Tokens> {
  const payload = readFields(
    await request({ method: 'POST', path: 'auth/check/', body: { rememberMeToken }, isSilent: true, isQuiet: true }),
  );
  return { auth: readText(payload['value']) ?? '', remember: readText(readFields(payload['remember'])['value']) };
}

/** Verifies the bearer of this tab; null when it is not valid. Throws ApiError. (protocol "Session") */
export async function callVerify(): Promise<SessionUser | null> {
  const payload = readFields(await request({ method: 'GET', path: 'auth/verify/', isSilent: true, isQuiet: true }));
  return payload['valid'] === true ? readUser(payload['user']) : null;
}

/** The logged-in person's own data. Throws ApiError. (spec §7 "GET user/data/") */
export async function callUserData(): Promise<SessionUser | null> {
  return readUser(await request({ method: 'GET', path: 'user/data/' }));
}

/** Ends the session on the server, if there is one. Throws ApiError. (protocol "Session") */
export async function callLogout(): Promise<void> {
  if (sessionStore.getState().token === null) return;
  await request({ method: 'POST', path: 'auth/logout/', body: {}, isSilent: true });
}

/** Asks for a mail with a link to set a new password. Throws ApiError. (spec §7) */
export async function callRecoverPassword(lostEmail: string): Promise<void> {
  await request({ method: 'POST', path: 'auth/recover-password/', body: { lostEmail } });
}

export type Registration = {
  readonly new_email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly teacher: boolean;
};

/** Registers a person; a mailed link sets the password. Throws ApiError. (spec §7 "POST user/register/") */
export async function callRegister(registration: Registration): Promise<void> {
  await request({ method: 'POST', path: 'user/register/', body: registration });
}

/** Sets a password with the token of a mailed link. Throws ApiError. (protocol "Session") */
export async function callResetPassword(token: string, password: string): Promise<void> {
  await request({ method: 'POST', path: 'auth/reset-password/', body: { token, password } });
}

export type PasswordChange = {
  readonly old_password: string;
  readonly new_password: string;
  readonly new_password_repeat: string;
};

/** Changes the own password. Throws ApiError. (spec §7 "PATCH auth/settings") */
export async function callChangePassword(change: PasswordChange): Promise<void> {
  await request({ method: 'PATCH', path: 'auth/settings', body: change });
}

const USER_TYPES = ['ADMIN', 'STUDENT', 'TEACHER'] as const;

function readUser(value: unknown): SessionUser | null {
  const fields = readFields(value);
  const type = USER_TYPES.find((known) => known === fields['type']);
  const id = readText(fields['id']);
  if (type === undefined || id === null) return null;
  const login = readText(fields['login']);
  return {
    id,
    type,
    email: readText(fields['email']) ?? '',
    first_name: readText(fields['first_name']) ?? '',
    last_name: readText(fields['last_name']) ?? '',
    ...(login === null ? {} : { login }),
  };
}
