import type { Actor, GameAction } from '@fracht/engine';
import { roundEndsAt } from '@fracht/engine';
import type { WireGame } from '@fracht/protocol';
import { gameText } from '@fracht/content';
import { report } from '../../report.ts';
import { notify } from '../../ui/toasts.ts';
import { GameClient, type Doors, type LinkState } from '../client/game-client.ts';
import { clockRate, nextReading, type ClockReading } from '../client/game-clock.ts';
import type { ActionAnswer, ServerMessage } from '../client/server-message.ts';
import { announce } from './announce.ts';
import { gameNow, renewNow, runSeconds, serverClock } from './game-now.ts';
import { EMPTY_STORE, gameStore, type GameStore, type Viewer } from './game-store.ts';
import { foretold } from './optimism.ts';
import { presenceAction } from './presence.ts';
import { forgetSituations } from './ui-store.ts';
import { loadWholeGame, wireOf } from './whole-game.ts';
import { readChange, readWhole, stateOf } from './wire.ts';

let client: GameClient | null = null;
let taker: ((action: GameAction) => ActionAnswer) | null = null;
let lastPresence = '';

/** Actions of the viewer go to a game that runs in this page, in the place of a server's, until the returned function is called. */
export function takeActions(take: (action: GameAction) => ActionAnswer): () => void {
  taker = take;
  return () => {
    taker = null;
  };
}

/** Opens a game for a viewer and keeps the store in step with the server until the returned function is called. */
export function openGame(viewer: Viewer, doors: Doors): () => void {
  const opened = new GameClient(doors, viewer.player, {
    link: heardLink,
    message: heardMessage,
    answered: heardAnswer,
  });
  gameStore.setState({ ...EMPTY_STORE, viewer }, true);
  forgetSituations();
  client = opened;
  lastPresence = '';
  const stopSeconds = runSeconds();
  const [back, gone] = [() => opened.hurry(), () => opened.drop()];
  addEventListener('online', back);
  addEventListener('offline', gone);
  opened.start();
  return () => {
    removeEventListener('online', back);
    removeEventListener('offline', gone);
    stopSeconds();
    opened.stop();
    if (client === opened) client = null;
  };
}

/** Sends an action of the viewer, drawing its outcome at once where it is certain. */
export async function sendAction(action: GameAction): Promise<ActionAnswer> {
  if (taker !== null) return taker(action);
  if (client === null) return { ok: false, code: 'NO_GAME', message: gameText.link.CLOSED };
  const { id, answer } = client.send(action);
  change(({ pending }) => ({ pending: [...pending, { id, action }] }));
  return answer;
}

function heardLink(link: LinkState): void {
  const { link: before, confirmed } = gameStore.getState();
  gameStore.setState({ link });
  if (link.link === 'CLOSED' && link.reason === 'FINISHED' && confirmed?.state !== 'FINISHED') void openFinished();
  if (before.link === 'LOST' && link.link === 'ONLINE') notify({ type: 'other', text: gameText.link.back });
}

/** A finished game has no socket: its end is asked for once. (spec §4 "No socket is opened for a FINISHED game") */
async function openFinished(): Promise<void> {
  if (client === null) return;
  const asked = client;
  try {
    const whole = await loadWholeGame(asked.game);
    if (client === asked) takeMessage({ state: wireOf(whole), full: true, serverTime: whole.serverTime }, null);
    renewNow();
  } catch (cause) {
    report('finished game', cause);
    gameStore.setState({ link: { link: 'CLOSED', reason: 'REFUSED' } });
  }
}

function heardMessage(message: ServerMessage, settled: string | null): void {
  if (message.serverTime !== undefined) serverClock.heard(message.serverTime);
  const before = gameStore.getState().wire;
  try {
    takeMessage(message, settled);
  } catch (cause) {
    report('game message', cause);
    client?.resync();
    return;
  }
  renewNow();
  const { wire } = gameStore.getState();
  if (before !== null && wire !== null) announce(before, wire);
  sayPresence();
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

/** Changes the store and draws the own unanswered actions anew on what the server says. */
function change(update: (store: GameStore) => Partial<GameStore>): void {
  gameStore.setState((store) => {
    const next = { ...store, ...update(store) };
    if (next.confirmed === null || next.viewer === null) return next;
    const actor: Actor = { ...next.viewer, day: next.confirmed.day ?? '' };
    return { ...next, game: foretold(next.confirmed, next.pending, actor, gameNow()) };
  });
}

/** Says once for each turn of events that the viewer is here, or plays. */
function sayPresence(): void {
  const { confirmed, viewer, pending } = gameStore.getState();
  if (confirmed === null || viewer === null) return;
  const action = presenceAction(confirmed, viewer.player);
  const isSaid = pending.some((waiting) => waiting.action.action === action?.action);
  if (action === null) lastPresence = '';
  if (action === null || isSaid || lastPresence === action.action) return;
  lastPresence = action.action;
  void sendAction(action).then((answer) => {
    if (!answer.ok) lastPresence = '';
  });
}

function readingOf(wire: WireGame, serverTime: number, roundEnd: number): ClockReading {
  const { state, round, now, speed, unitMs } = wire;
  return { state, round, now, serverTime, rate: clockRate(speed, unitMs), roundEnd };
}
