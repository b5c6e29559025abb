import { uiText } from '@fracht/content';
import type { SessionEnd } from '@fracht/protocol';
import { report } from '../report.ts';
import { forgetWay, keepRemembered, readLocal } from '../session/browser-storage.ts';
import { whenForgotten } from '../session/kept-store.ts';
import { personName } from '../session/names.ts';
import { clearSession, sessionStore, type SessionUser, setToken, setUser } from '../session/session-store.ts';
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
import { asFields, asText } from './read.ts';
import { endedSession, whenBack } from '../session/ended-session.ts';
import { randomId } from '../random-id.ts';
import { dismissToast, notify } from '../ui/toasts.ts';
import { type SessionEnded, type SessionRenewal, setSessionRenewal } from './request.ts';
import { tabsInTurn } from './tabs-in-turn.ts';

/** Waits before a token is shown again whose answer was lost, in ms: well within the time in which the server gives the same successor. (LGN-5) */
const AGAIN_MS = [300, 1500];

/** How long other tabs have to answer that they are there, in ms. */
const ANSWER_MS = 250;
/** How long whoever opens the browser reads whom it remembers, in ms. */
const REMEMBERED_MS = 60_000;
/** Where one logs in. */
const LOGIN_PAGE = '/?okno=logowanie';
/** The ends of a session after which nobody can log in to its account. */
const GONE: readonly string[] = ['ACCOUNT_REMOVED', 'ACCOUNT_CLOSED'] satisfies readonly SessionEnd[];

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

/** Logs in and loads the person's data. Throws ApiError: the server has shown why, but for CODE_FAILURES. (SGN-1) */
export async function login(credentials: TypedLogin): Promise<void> {
  const tokens = await callLogin(credentials);
  setToken(tokens.auth);
  keepRemembered(tokens.remember, tokens.isShared);
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
export async function comeBack(user: SessionUser, typed: Omit<TypedLogin, 'email'>): Promise<boolean> {
  const tokens = await callLogin({ ...typed, email: user.email === '' ? (user.login ?? '') : user.email }, true);
  setToken(tokens.auth);
  keepRemembered(tokens.remember, tokens.isShared);
  const now = await callUserData();
  if (now?.id !== user.id) return false;
  setUser(now);
  endedSession.getState().ended?.settle(true);
  return true;
}

/** Leaves the ended session for good: what was typed is dropped, and the landing page comes. */
export function giveUpSession(): void {
  clearSession();
  forgetWay();
  endedSession.getState().ended?.settle(false);
}

/** Ends the session here and on the server, in all tabs of its person. (SGN-4) */
export async function logout(): Promise<void> {
  const id = sessionStore.getState().user?.id;
  await leave();
  await callLogout().catch((cause: unknown) => report('logout', cause));
  giveUpSession();
  if (id !== undefined) otherTabs?.postMessage({ left: id });
}

/** What the tabs of this browser tell each other of the session. */
let otherTabs: BroadcastChannel | null = null;

/** Whoever logs out in one tab leaves nothing in the others; whoever logs in again in one is back in all. */
function followOtherTabs(): void {
  // Opened in a page alone: the build, which draws the landing page without one, would wait for its end.
  otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fracht-session');
  otherTabs?.addEventListener('message', ({ data }) => {
    const { left, asks } = asFields(data);
    const { user } = sessionStore.getState();
    if (user === null) return;
    if (asText(asks) !== null) otherTabs?.postMessage({ here: asks });
    if (left === user.id) leaveToo(uiText.leftElsewhere);
  });
  window.addEventListener('storage', ({ newValue }) => {
    // Tabs store other things, too, such as whose turn it is.
    if (newValue === null || newValue !== readLocal('remember')) return;
    backByOtherTab().catch((cause: unknown) => report('session', cause));
  });
}

/** Whether no other tab of this browser has somebody logged in, as when the browser has just been opened. */
function isAlone(): Promise<boolean> {
  const channel = otherTabs;
  if (channel === null) return Promise.resolve(true);
  const asks = randomId();
  return new Promise((resolve) => {
    const settle = (isNobodyThere: boolean): void => {
      clearTimeout(late);
      channel.removeEventListener('message', hear);
      resolve(isNobodyThere);
    };
    const hear = ({ data }: MessageEvent): void => {
      if (asFields(data)['here'] === asks) settle(false);
    };
    const late = setTimeout(() => settle(true), ANSWER_MS);
    channel.addEventListener('message', hear);
    channel.postMessage({ asks });
  });
}

/** Whoever is thrown out, and was not asked for the login, is told why. (SGN-14, SGN-15) */
function leaveToo(why: string): void {
  notify({ type: 'warning', text: why });
  giveUpSession();
}

async function backByOtherTab(): Promise<void> {
  const { ended } = endedSession.getState();
  if (ended === null || (await renew()) !== 'RENEWED') return;
  const now = await callUserData();
  if (now?.id === ended.user.id) ended.settle(true);
  else leaveToo(uiText.otherElsewhere);
}

/** An unreachable server, or a page left before the answer, must not use up the remember-me token: then this throws before `renew`. */
async function verify(): Promise<void> {
  if (sessionStore.getState().token !== null) {
    const user = await callVerify();
    if (user !== null) return setUser(user);
  }
  // Asked at once: the answers come while the session is renewed.
  const alone = sessionStore.getState().token === null && readLocal('remember') !== null ? isAlone() : null;
  if (alone !== null && readLocal('shared') !== null && (await alone)) {
    forgetWay();
    return clearSession();
  }
  const renewed = await renew();
  if (renewed === 'RENEWED') {
    await loadUser();
    if (alone !== null) void alone.then((isArrival) => (isArrival ? tellRemembered() : undefined));
  }
  if (renewed === 'OVER') clearSession();
}

/** Whom the browser remembers, for whoever has opened it, with the way out. (SGN-17) */
function tellRemembered(): void {
  const { user } = sessionStore.getState();
  if (user === null) return;
  const notMe = { text: uiText.notMe, onPress: () => void logout().then(() => location.assign(LOGIN_PAGE)) };
  const text = uiText.remembered(personName(user));
  const notice = notify({ type: 'info', text, actions: [notMe], lasts: REMEMBERED_MS });
  whenForgotten('PERSON', () => notice !== null && dismissToast(notice));
}

async function loadUser(): Promise<void> {
  const user = await callUserData();
  if (user !== null) setUser(user);
}

/**
 * Renews the session by the remember-me token, one tab after another: the token is single-use, and using one that another tab has gone on from would end every session descended
 * from it. (SGN-3)
 */
async function renew(): Promise<SessionRenewal> {
  return tabsInTurn('fracht-session', renewAlone);
}

/** Shows the kept token, and again where the answer was lost. It is dropped only when the server says 401 to the one that is kept; a busy server is no reason. */
async function renewAlone(): Promise<SessionRenewal> {
  for (let attempt = 0; ; attempt += 1) {
    const token = readLocal('remember');
    if (token === null) return 'OVER';
    try {
      return keepTokens(token, await callCheck(token));
    } catch (cause) {
      report('renew', cause);
      if (!(cause instanceof ApiError)) return 'AWAY';
      const wait = AGAIN_MS[attempt];
      const isFollowed = readLocal('remember') !== token;
      if (cause.status === 401 && !(isFollowed && wait !== undefined)) {
        keepRemembered(null);
        return 'OVER';
      }
      if (wait === undefined || (cause.status !== 0 && !isFollowed)) return 'AWAY';
      await new Promise((resolve) => setTimeout(resolve, isFollowed ? 0 : wait));
    }
  }
}

/** Takes the new tokens; another tab that has gone on from `shown` meanwhile, or has logged out, has the last word about the remembered one. */
function keepTokens(shown: string, { auth, remember, isShared }: Tokens): 'RENEWED' {
  setToken(auth);
  if (readLocal('remember') === shown) keepRemembered(remember, isShared);
  return 'RENEWED';
}

/**
 * Asks whoever was at work for the login, over the page, and says why. Whose account is gone is told that alone; nobody was at work: the session is cleared. Then the router shows
 * the login. (SGN-15)
 */
async function logInAgain(ended: SessionEnded): Promise<boolean> {
  const { user } = sessionStore.getState();
  if (user === null) clearSession();
  else if (ended === null || !GONE.includes(ended.why)) return whenBack(user, ended?.words ?? null);
  else leaveToo(ended.words);
  return false;
}
