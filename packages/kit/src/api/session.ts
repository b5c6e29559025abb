import { report } from '../report.ts';
import { readLocal, writeLocal } from '../session/browser-storage.ts';
import { clearSession, sessionStore, setToken, setUser } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { callCheck, callLogin, callLogout, callUserData, callVerify, type TypedLogin } from './auth-calls.ts';
import { setSessionRenewal } from './request.ts';

let started: Promise<void> | null = null;
let leave: () => Promise<void> = async () => undefined;

/**
 * Verifies the session once, at the start of the app, or restores it from the remember-me token. A failure is only logged: the visitor is then a guest. (SGN-2)
 */
export function startSession(): Promise<void> {
  setSessionRenewal(renew);
  started ??= verify().catch((cause: unknown) => report('session', cause));
  return started;
}

/**
 * Asks the server at every start whether there is a session, for guests too; that there is none is only logged. Called after the first paint, since nothing
 * waits for a guest's answer.
 */
export async function verifyStart(): Promise<void> {
  if (mayHaveSession()) return startSession();
  await callVerify().catch((cause: unknown) => report('session', cause));
}

/** Whether this browser holds a token that may restore a session. */
export function mayHaveSession(): boolean {
  return sessionStore.getState().token !== null || readLocal('remember') !== null;
}

/** Logs in and loads the person's data. Throws ApiError: the server has shown why, but for CODE_FAILURES. (SGN-1) */
export async function login(credentials: TypedLogin): Promise<void> {
  const tokens = await callLogin(credentials);
  setToken(tokens.auth);
  writeLocal('remember', tokens.remember);
  await loadUser();
  sessionStore.setState(({ user }) => ({ isPinDue: user?.has_password === false }));
}

/** Sets work to be done before a logout, while the session is still valid. */
export function setBeforeLogout(work: () => Promise<void>): void {
  leave = work;
}

/** Ends the session here and on the server. (SGN-4) */
export async function logout(): Promise<void> {
  await leave();
  await callLogout().catch((cause: unknown) => report('logout', cause));
  clearSession();
}

/** An unreachable server, or a page left before the answer, must not use up the remember-me token: then this throws before `renew`. */
async function verify(): Promise<void> {
  if (sessionStore.getState().token !== null) {
    const user = await callVerify();
    if (user !== null) return setUser(user);
  }
  if (await renew()) await loadUser();
}

async function loadUser(): Promise<void> {
  const user = await callUserData();
  if (user !== null) setUser(user);
}

/**
 * Renews the session by the remember-me token, under a lock shared by all tabs: the token is single-use, and using it twice would end every session descended
 * from it. It is dropped only when the server says 401; a busy server is no reason.
 */
async function renew(): Promise<boolean> {
  if (typeof navigator.locks === 'undefined') return renewAlone();
  return navigator.locks.request('fracht-session', renewAlone);
}

async function renewAlone(): Promise<boolean> {
  const token = readLocal('remember');
  if (token === null) return ended();
  try {
    const tokens = await callCheck(token);
    setToken(tokens.auth);
    writeLocal('remember', tokens.remember);
    return true;
  } catch (cause) {
    report('renew', cause);
    return cause instanceof ApiError && cause.status === 401 ? ended() : false;
  }
}

/** The session is over: the person becomes a guest, and the router shows the login. */
function ended(): false {
  clearSession();
  return false;
}
