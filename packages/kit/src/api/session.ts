import { uiText } from '@fracht/content';
import { report } from '../report.ts';
import { readLocal, writeLocal } from '../session/browser-storage.ts';
import { clearSession, sessionStore, setToken, setUser } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import {
  callCheck,
  callLogin,
  callLogout,
  callUserData,
  callVerify,
  type Tokens,
  type TypedLogin,
} from './auth-calls.ts';
import { notify } from '../ui/toasts.ts';
import { setSessionRenewal } from './request.ts';
import { tabsInTurn } from './tabs-in-turn.ts';

/** Waits before a token is shown again whose answer was lost, in ms: well within the time in which the server gives the same successor. (LGN-5) */
const AGAIN_MS = [300, 1500];

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
 * Renews the session by the remember-me token, one tab after another: the token is single-use, and using one that another tab has gone on from would end every session descended
 * from it. (SGN-3)
 */
async function renew(): Promise<boolean> {
  return tabsInTurn('fracht-session', renewAlone);
}

/** Shows the kept token, and again where the answer was lost. It is dropped only when the server says 401 to the one that is kept; a busy server is no reason. */
async function renewAlone(): Promise<boolean> {
  for (let attempt = 0; ; attempt += 1) {
    const token = readLocal('remember');
    if (token === null) return ended();
    try {
      return keepTokens(token, await callCheck(token));
    } catch (cause) {
      report('renew', cause);
      if (!(cause instanceof ApiError)) return false;
      const wait = AGAIN_MS[attempt];
      const isFollowed = readLocal('remember') !== token;
      if (cause.status === 401 && !(isFollowed && wait !== undefined)) return ended();
      if (wait === undefined || (cause.status !== 0 && !isFollowed)) return false;
      await new Promise((resolve) => setTimeout(resolve, isFollowed ? 0 : wait));
    }
  }
}

/** Takes the new tokens; another tab that has gone on from `shown` meanwhile, or has logged out, has the last word about the remembered one. */
function keepTokens(shown: string, { auth, remember }: Tokens): true {
  setToken(auth);
  if (readLocal('remember') === shown) writeLocal('remember', remember);
  return true;
}

/** The session is over: the person becomes a guest, the router shows the login, and whoever was at work is told why. (SGN-14) */
function ended(): false {
  if (sessionStore.getState().user !== null) notify({ type: 'warning', text: uiText.sessionEnded });
  clearSession();
  return false;
}
