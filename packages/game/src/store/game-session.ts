import type { Actor, GameAction, GameState } from '@fracht/engine';
import { roundEndsAt } from '@fracht/engine';
import type { WireGame } from '@fracht/protocol';
import { gameText } from '@fracht/content';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { report } from '@fracht/kit/report.ts';
import { forgetPlace } from '@fracht/kit/session/browser-storage.ts';
import { forgetGame, whenForgotten } from '@fracht/kit/session/kept-store.ts';
import { notify } from '@fracht/kit/ui/toasts.ts';
import type { Doors } from '../client/doors.ts';
import { GameClient, UNSENT, type LinkState, type ActionInFlight } from '../client/game-client.ts';
import { isStanding } from '../client/is-standing.ts';
import { clockRate, gameTimeAt, nextReading, standingAt, type ClockReading } from '../client/game-clock.ts';
import { reasonOf } from '../client/server-doors.ts';
import type { ActionAnswer, ServerMessage } from '../client/server-message.ts';
import { renewNow, startSecondTicks, serverClock } from './game-now.ts';
import { EMPTY_STORE, gameStore, unsentDecisions, type GameData, type GameViewer } from './game-store.ts';
import { isLiveAside, liveStore } from './live-store.ts';
import { withPending } from './optimism.ts';
import { hasStoppedMeanwhile, isGone, isHeld, presenceAction } from './presence.ts';
import { forgetSituations } from './ui-store.ts';
import { loadWholeGame, wireOf } from './whole-game.ts';
import { watchServer } from './server-reach.ts';
import { readChange, readWhole, stateOf } from './wire.ts';

/**
 * What this browser has last told the server about the viewer's presence on this connection, and whether the server refused it. `mustGoOn`: the game stopped
 * while its leader was gone, and decisions wait for it to resume.
 */
type OwnPresence = {
  readonly said: GameAction['action'] | null;
  readonly isRefused: boolean;
  readonly mustGoOn: boolean;
};
const NOTHING_SAID: OwnPresence = { said: null, isRefused: false, mustGoOn: false };

let client: GameClient | null = null;
let taker: ((action: GameAction) => ActionAnswer | Promise<ActionAnswer>) | null = null;
let presence: OwnPresence = NOTHING_SAID;
let lastGame: string | null = null;

whenForgotten('PERSON', () => {
  client?.stop();
  client = null;
  lastGame = null;
  gameStore.setState(EMPTY_STORE, true);
});

/** Diverts the viewer's actions to a game that runs in this page, or to a question about a past one, instead of the server; the returned function ends that. */
export function divertActions(take: (action: GameAction) => ActionAnswer | Promise<ActionAnswer>): () => void {
  taker = take;
  return () => {
    taker = null;
  };
}

/** Opens a game for a viewer and keeps the store in step with the server; the returned function closes it. */
export function openGame(viewer: GameViewer, doors: Doors): () => void {
  const opened = new GameClient(doors, viewer.player, {
    link: heardLink,
    message: heardMessage,
    answered: heardAnswer,
    mayAct,
    isOver: () => liveStore().getState().confirmed?.state === 'FINISHED',
  });
  if (lastGame !== doors.game && !isLiveAside()) forgetGame();
  lastGame = doors.game;
  liveStore().setState({ ...EMPTY_STORE, viewer }, true);
  forgetSituations();
  client = opened;
  presence = NOTHING_SAID;
  const stopSeconds = startSecondTicks();
  const forgetWindow = followWindow(opened);
  const forgetServer = watchServer(doors.isThere);
  opened.start();
  return () => {
    forgetWindow();
    forgetServer();
    stopSeconds();
    opened.stop();
    if (client === opened) client = null;
  };
}

/**
 * Passes to the client what the browser says about the network, and that the page is visible again after it may have been suspended; asks before a page with
 * unsent decisions is closed. (LIN-9, LIN-24)
 */
function followWindow(opened: GameClient): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const wake = (): void => opened.wake();
  addEventListener('online', wake, { signal });
  addEventListener('offline', () => opened.drop(), { signal });
  addEventListener('focus', wake, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) comeBackFromCache(opened);
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') opened.wake();
    },
    { signal },
  );
  document.addEventListener('resume', wake, { signal });
  addEventListener('beforeunload', askBeforeLoss, { signal });
  return () => listening.abort();
}

/** The browser closes the connections of a page that it puts into the back/forward cache. */
function comeBackFromCache(opened: GameClient): void {
  opened.drop();
  opened.wake();
}

/** Unsent decisions exist in this page only: the browser asks before it is closed. */
function askBeforeLoss(event: BeforeUnloadEvent): void {
  if (unsentDecisions(liveStore().getState()) > 0) event.preventDefault();
}

/** Sends an action of the viewer and applies it to the shown game at once (optimistic update), where its outcome is certain. */
export async function sendAction(action: GameAction): Promise<ActionAnswer> {
  if (taker !== null) return taker(action);
  if (client === null) return { ok: false, code: 'NO_GAME', message: gameText.link.CLOSED };
  return noteSent(action, client.send(action));
}

/** Lists an action as pending until its answer comes. */
function noteSent(action: GameAction, { id, answer }: ActionInFlight): Promise<ActionAnswer> {
  change(({ pending }) => ({ pending: [...pending, { id, action }] }));
  return answer;
}

function heardLink(link: LinkState): void {
  const { link: before, confirmed, reading } = liveStore().getState();
  const unsent = unsentDecisions(liveStore().getState());
  liveStore().setState({ link });
  // It cannot be opened again, so it is not kept as the game opened last. (SGN-16)
  if (link.link === 'CLOSED' && link.reason === 'REFUSED') forgetPlace();
  // It is unknown here whether the game goes on: the clock shows the last known moment. (LIN-16, LIN-25)
  if (link.link === 'LOST' && reading !== null) {
    liveStore().setState({ reading: standingAt(reading, serverClock.now()) });
    renewNow();
  }
  if (link.link === 'CLOSED' && unsent > 0) notify({ type: 'danger', text: gameText.link.unsent(unsent) });
  if (link.link === 'CLOSED' && link.reason === 'FINISHED' && confirmed?.state !== 'FINISHED') void openFinished();
  if (link.link === 'CLOSED' && link.reason === 'REPLACED') notify({ type: 'warning', text: gameText.link.replaced });
  if (before.link !== 'LOST' || link.link !== 'ONLINE') return;
  notify({ type: 'other', text: isStanding(before) ? gameText.link.storesAgain : gameText.link.back });
}

/** Loads a game that is over: it has no socket. (LIN-10) */
async function openFinished(): Promise<void> {
  if (client === null) return;
  const asked = client;
  try {
    const whole = await loadWholeGame(asked.game);
    if (client === asked) takeMessage({ state: wireOf(whole), full: true, serverTime: whole.serverTime }, null);
    renewNow();
  } catch (cause) {
    report('finished game', cause);
    if (client !== asked) return;
    if (reasonOf(cause) === 'REFUSED') forgetPlace();
    liveStore().setState({ link: { link: 'CLOSED', reason: 'REFUSED' } });
  }
}

function heardMessage(message: ServerMessage, settled: string | null): void {
  if (message.serverTime !== undefined) serverClock.heard(message.serverTime);
  const { wire: before, confirmed: known } = liveStore().getState();
  if (message.full === true) presence = { ...NOTHING_SAID, mustGoOn: presence.mustGoOn };
  try {
    takeMessage(message, settled);
  } catch (cause) {
    report('game message', cause);
    client?.resync();
    return;
  }
  renewNow();
  const { wire } = liveStore().getState();
  if (before !== null && wire !== null)
    void tellGameNews(before, wire, message.full === true).catch((cause: unknown) => report('news', cause));
  if (isFromOtherWindow(message)) notify({ type: 'info', text: gameText.link.otherWindow });
  if (message.full === true) noteStop(known);
  else comeBack(known);
  sayPresence();
}

/** Reports news; the code for that is loaded after the first screen, which has no news. */
async function tellGameNews(before: WireGame, after: WireGame, isBack: boolean): Promise<void> {
  const { announceGame } = await loadChunk(() => import('./announce.ts'));
  announceGame(before, after, isBack);
}

/** Another window of the same person has left the game, so the server counts the person as gone: reconnects to say that this window is still here. */
function comeBack(before: GameState | null): void {
  const { confirmed, viewer } = liveStore().getState();
  if (before === null || confirmed === null || viewer === null) return;
  if (!isGone(before, viewer.player) && isGone(confirmed, viewer.player)) client?.drop();
}

/** Decisions were taken while the game still ran here: if it stopped meanwhile, it is resumed before they are sent. (LIN-8) */
function noteStop(before: GameState | null): void {
  const { confirmed, viewer, pending } = liveStore().getState();
  if (confirmed === null || viewer === null || pending.length === 0) return;
  if (hasStoppedMeanwhile(before, confirmed, viewer.player)) presence = { ...presence, mustGoOn: true };
}

/**
 * Whether a student's own action came from another window: on a socket every answer comes with the change that it brings, so a change by the student without an answer
 * was sent elsewhere. Not for teachers, who often have two windows on purpose.
 */
function isFromOtherWindow({ source, re, full }: ServerMessage): boolean {
  const { link, pending, viewer } = liveStore().getState();
  if (viewer?.type !== 'STUDENT') return false;
  if (source !== 'YOU' || re !== undefined || full === true) return false;
  return link.link === 'ONLINE' && link.channel === 'SOCKET' && pending.length === 0;
}

function takeMessage(message: ServerMessage, settled: string | null): void {
  change(({ wire, reading, pending }) => {
    const next = message.full === true || wire === null ? readWhole(message.state) : readChange(wire, message.state);
    const confirmed = stateOf(next);
    const heard = readingOf(next, message.serverTime ?? serverClock.now(), roundEndsAt(confirmed));
    return {
      wire: next,
      confirmed,
      reading: nextReading(reading, heard),
      pending: pending.filter(({ id }) => id !== settled),
    };
  });
}

function heardAnswer(id: string): void {
  change(({ pending }) => ({ pending: pending.filter((waiting) => waiting.id !== id) }));
}

/** Updates the store and reapplies the pending actions to the server's game. */
function change(update: (store: GameData) => Partial<GameData>): void {
  liveStore().setState((store) => {
    const next = { ...store, ...update(store) };
    if (next.confirmed === null || next.viewer === null) return next;
    const actor: Actor = { ...next.viewer, day: next.confirmed.day ?? '' };
    return { ...next, game: withPending(next.confirmed, next.pending, actor, liveNow(next)) };
  });
}

function liveNow({ reading }: GameData): number {
  return reading === null ? 0 : gameTimeAt(reading, serverClock.now());
}

/** Tells the server, once for each change of circumstances, that the viewer is here, or plays. */
function sayPresence(): void {
  const action = presenceNow();
  const { pending } = liveStore().getState();
  const isSaid = pending.some((waiting) => waiting.action.action === action?.action);
  if (action === null) presence = NOTHING_SAID;
  if (action === null || client === null || isSaid || presence.said === action.action) return;
  const asked = client;
  presence = { ...presence, said: action.action };
  void noteSent(action, asked.say(action)).then((answer) => {
    if (client !== asked || answer.ok || answer.code === UNSENT.code) return;
    presence = { ...NOTHING_SAID, isRefused: true };
    asked.sendWaiting();
  });
}

/** Whether decisions may be sent: the server counts the viewer as taking part; or it has refused to, and then refuses each decision with a reason. */
function mayAct(): boolean {
  const { confirmed, viewer } = liveStore().getState();
  if (confirmed === null || viewer === null || isGone(confirmed, viewer.player)) return false;
  return presence.isRefused || presenceNow() === null;
}

function presenceNow(): GameAction | null {
  const { confirmed, viewer } = liveStore().getState();
  if (confirmed === null || viewer === null) return null;
  const here = presenceAction(confirmed, viewer.player);
  if (here !== null || !presence.mustGoOn) return here;
  return isHeld(confirmed) ? { action: 'START_EVENTS' } : null;
}

function readingOf(wire: WireGame, serverTime: number, roundEnd: number): ClockReading {
  const { state, round, now, speed, unitMs } = wire;
  return { state, round, now, serverTime, rate: clockRate(speed, unitMs), roundEnd };
}
