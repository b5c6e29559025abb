import { report } from '../report.ts';
import { readLocal, writeLocal } from '../session/browser-storage.ts';
import { clearSession, sessionStore, type SessionUser, setToken, setUser } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { callCheck, callLogin, callLogout, callUserData, callVerify } from './auth-calls.ts';
import { asFields, asText } from './read.ts';
import { endedSession, whenBack } from '../session/ended-session.ts';
import { type SessionRenewal, setSessionRenewal } from './request.ts';

let started: Promise<void> | null = null;
let leave: () => Promise<void> = async () => undefined;

/**
 * Verifies the session once, at the start of the app, or restores it from the remember-me token. A failure is only logged: the visitor is then a guest. (SGN-2)
 */
export function startSession(): Promise<void> {
  setSessionRenewal(renew, logInAgain);
  if (started === null) followOtherTabs();
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

/** Logs in and loads the person's data. Throws ApiError: the server has shown why. (SGN-1) */
export async function login(email: string, password: string): Promise<void> {
  const tokens = await callLogin(email, password);
  setToken(tokens.auth);
  writeLocal('remember', tokens.remember);
  await loadUser();
  sessionStore.setState(({ user }) => ({ isPinDue: user?.has_password === false }));
}

/** Sets work to be done before a logout, while the session is still valid. */
export function setBeforeLogout(work: () => Promise<void>): void {
  leave = work;
}

/**
 * Logs the person of the ended session in again, so that what waits goes on. Anybody else is let in as after a login, and finds nothing of what was here: false.
 * Throws ApiError. (SGN-14)
 */
export async function comeBack(user: SessionUser, password: string): Promise<boolean> {
  const tokens = await callLogin(user.email === '' ? (user.login ?? '') : user.email, password, true);
  setToken(tokens.auth);
  writeLocal('remember', tokens.remember);
  const now = await callUserData();
  if (now?.id !== user.id) return false;
  setUser(now);
  endedSession.getState().ended?.settle(true);
  return true;
}

/** Leaves the ended session for good: what was typed is dropped, and the landing page comes. */
export function giveUpSession(): void {
  clearSession();
  endedSession.getState().ended?.settle(false);
}

/** Ends the session here and on the server, in all tabs of its person. (SGN-4) */
export async function logout(): Promise<void> {
  const id = sessionStore.getState().user?.id;
  await leave();
  await callLogout().catch((cause: unknown) => report('logout', cause));
  clearSession();
  endedSession.getState().ended?.settle(false);
  if (id !== undefined) otherTabs?.postMessage({ left: id });
}

/** What the tabs of this browser tell each other of the session. */
let otherTabs: BroadcastChannel | null = null;

/** Whoever logs out in one tab leaves nothing in the others; whoever logs in again in one is back in all. */
function followOtherTabs(): void {
  // Opened in a page alone: the build, which draws the landing page without one, would wait for its end.
  otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fracht-session');
  otherTabs?.addEventListener('message', ({ data }) => {
    if (asText(asFields(data)['left']) === sessionStore.getState().user?.id) giveUpSession();
  });
  window.addEventListener('storage', () => void backByOtherTab());
}

async function backByOtherTab(): Promise<void> {
  const { ended } = endedSession.getState();
  if (ended === null || readLocal('remember') === null || (await renew()) !== 'RENEWED') return;
  const now = await callUserData();
  if (now?.id === ended.user.id) ended.settle(true);
  else giveUpSession();
}

/** An unreachable server, or a page left before the answer, must not use up the remember-me token: then this throws before `renew`. */
async function verify(): Promise<void> {
  if (sessionStore.getState().token !== null) {
    const user = await callVerify();
    if (user !== null) return setUser(user);
  }
  const renewed = await renew();
  if (renewed === 'RENEWED') await loadUser();
  if (renewed === 'OVER') clearSession();
}

async function loadUser(): Promise<void> {
  const user = await callUserData();
  if (user !== null) setUser(user);
}

/**
 * Renews the session by the remember-me token, under a lock shared by all tabs: the token is single-use, and using it twice would end every session descended
 * from it. It is dropped only when the server says 401; a busy server is no reason.
 */
async function renew(): Promise<SessionRenewal> {
  if (typeof navigator.locks === 'undefined') return renewAlone();
  return navigator.locks.request('fracht-session', renewAlone);
}

async function renewAlone(): Promise<SessionRenewal> {
  const token = readLocal('remember');
  if (token === null) return 'OVER';
  try {
    const tokens = await callCheck(token);
    setToken(tokens.auth);
    writeLocal('remember', tokens.remember);
    return 'RENEWED';
  } catch (cause) {
    report('renew', cause);
    if (!(cause instanceof ApiError) || cause.status !== 401) return 'AWAY';
    writeLocal('remember', null);
    return 'OVER';
  }
}

/** Asks whoever was at work for the login, over the page; nobody was: the session is cleared, and the router shows the login. */
async function logInAgain(): Promise<boolean> {
  const { user } = sessionStore.getState();
  if (user !== null) return whenBack(user);
  clearSession();
  return false;
}
