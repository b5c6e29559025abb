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

/** Waits before a token whose answer was lost is sent again, in ms: well within the time in which the server returns the same successor. (LGN-5) */
const AGAIN_MS = [300, 1500];

/** How long other tabs have to answer that they exist, in ms. */
const ANSWER_MS = 250;
/** For how long, after the browser is opened, the notice of whom it remembers is shown, in ms. */
const REMEMBERED_MS = 60_000;
/** The address of the login. */
const LOGIN_PAGE = '/?okno=logowanie';
/** Reasons for the end of a session after which nobody can log in to its account. */
const GONE: readonly string[] = ['ACCOUNT_REMOVED', 'ACCOUNT_CLOSED'] satisfies readonly SessionEnd[];

let started: Promise<void> | null = null;
let leave: () => Promise<void> = async () => undefined;

/** Verifies the session once, at the start of the app, or restores it from the remember-me token. A failure is only logged: the visitor is then a guest. (SGN-2) */
export function startSession(): Promise<void> {
  setSessionRenewal(renew, logInAgain);
  if (started === null) followOtherTabs();
  started ??= verify().catch((cause: unknown) => report('session', cause));
  return started;
}

/**
 * Asks the server at every start whether there is a session, for guests too; if there is none, that is only logged. Called after the first paint, since nothing
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

/** Registers work to be done before a logout, while the session is still valid. */
export function setBeforeLogout(work: () => Promise<void>): void {
  leave = work;
}

/**
 * Logs the person of the ended session in again, so that the waiting calls go on. Somebody else is let in as after any login and finds nothing that was here;
 * then it returns false. Throws ApiError. (SGN-14)
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

/** Leaves the ended session for good: what was typed is dropped, and the landing page opens. */
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

/** The messages about the session that the tabs of this browser send each other. */
let otherTabs: BroadcastChannel | null = null;

/** A logout in one tab clears all other tabs; logging in again in one restores the session in all. */
function followOtherTabs(): void {
  // Opened only in a page: the build, which prerenders the landing page outside one, would wait for the channel to close.
  otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fracht-session');
  otherTabs?.addEventListener('message', ({ data }) => {
    const { left, asks } = asFields(data);
    const { user } = sessionStore.getState();
    if (user === null) return;
    if (asText(asks) !== null) otherTabs?.postMessage({ here: asks });
    if (left === user.id) leaveToo(uiText.leftElsewhere);
  });
  window.addEventListener('storage', ({ newValue }) => {
    // Tabs store other things, too, such as which of them has the lock.
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

/** Says why the session ended to a person who was logged out without having been asked to log in. (SGN-14, SGN-15) */
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

/** An unreachable server, or a page left before the answer, must not use up the remember-me token: in that case this throws before `renew`. */
async function verify(): Promise<void> {
  if (sessionStore.getState().token !== null) {
    const user = await callVerify();
    if (user !== null) return setUser(user);
  }
  // Asked right away: the tabs answer while the session is renewed.
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

/** Says whom the browser remembers, and offers to log out. (SGN-17) */
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
 * Renews the session by the remember-me token, one tab at a time: the token is single-use, and using one that another tab has already exchanged would end every
 * session descended from it. (SGN-3)
 */
async function renew(): Promise<SessionRenewal> {
  return tabsInTurn('fracht-session', renewAlone);
}

/** Sends the stored token, and sends it again if the answer was lost. It is dropped only if the server says 401 to the stored one; a busy server is no reason. */
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

/** Stores the new tokens; if another tab has exchanged `shown` or logged out meanwhile, its remember-me token stays. */
function keepTokens(shown: string, { auth, remember, isShared }: Tokens): 'RENEWED' {
  setToken(auth);
  if (readLocal('remember') === shown) keepRemembered(remember, isShared);
  return 'RENEWED';
}

/**
 * Asks the person who was at work to log in, over the page, and says why. If the account no longer exists, only that is said. If nobody was at work the session
 * is cleared, and the router shows the login. (SGN-15)
 */
async function logInAgain(ended: SessionEnded): Promise<boolean> {
  const { user } = sessionStore.getState();
  if (user === null) clearSession();
  else if (ended === null || !GONE.includes(ended.why)) return whenBack(user, ended?.words ?? null);
  else leaveToo(ended.words);
  return false;
}
