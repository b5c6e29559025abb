import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  applyAction,
  applyHostAction,
  findOrder,
  findPlayer,
  offeredOrders,
  viewFor,
  type GameState,
} from '@fracht/engine';
import { gameText, messageText, rejectionText } from '@fracht/content';
import { gameActionSchema, toWire, wireDelta, withoutId } from '@fracht/protocol';
import { aPlayedGame, gameAt } from '@fracht/testing/game/played-game.ts';
import { toastStore } from '@fracht/kit/ui/toasts.ts';
import type { Doors } from '../client/doors.ts';
import { readMessage } from '../client/server-message.ts';
import type { TransportEvents } from '../client/transport.ts';
import { gameNow, useNow } from './game-now.ts';
import { gameStore } from './game-store.ts';
import { openGame } from './game-session.ts';
import { perform } from './use-game-action.ts';

const DAY = '2026-11-21';
const EXTRA = { group: 'g1', groupName: 'Logistyka 2A', randos: false, breakEndsAt: null, messageText };

beforeEach(() => {
  toastStore.setState({ list: [] });
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A fake server as a browser sees it: a client that connects is present, one that disconnects has left. */
class AServer {
  state: GameState = gameAt(aPlayedGame(2), 3600);
  readonly viewer = { player: 's1', type: 'STUDENT' } as const;
  readonly sent: string[] = [];
  isReachable = true;
  /** The answer to a request to join while the server is unreachable. */
  refusal: 'UNREACHABLE' | 'STORAGE_AWAY' = 'UNREACHABLE';
  /** Whether it answers a plain request. */
  answers = false;
  #line: TransportEvents | null = null;
  #seq = 1;

  readonly doors: Doors = {
    game: this.state.setup.game,
    invite: async () =>
      this.isReachable ? { ok: true, ticket: 't', sockets: ['s'] } : { ok: false, reason: this.refusal },
    isThere: async () => this.answers,
    leave: async () => undefined,
    openSocket: (_url, _ticket, events) => this.#open(events),
    openStream: (_ticket, events) => this.#open(events),
  };

  /** Breaks the connection; the server counts the player as gone. */
  cut(): void {
    this.isReachable = false;
    this.#host({ action: 'LEAVE', player: this.viewer.player });
    const line = this.#line;
    this.#line = null;
    line?.closed(1006);
  }

  /** Another window of the player leaves the game. */
  leaveElsewhere(): void {
    const before = this.state;
    this.#host({ action: 'LEAVE', player: this.viewer.player });
    if (this.#line !== null) this.#tell(this.#line, wireDelta(before, this.state, this.viewer, EXTRA), {});
  }

  #open(events: TransportEvents) {
    this.#line = events;
    const user = findPlayer(this.state, this.viewer.player)?.user ?? {
      id: 's1',
      first_name: 'A',
      last_name: 'B',
      num_games: 0,
    };
    this.#host({ action: 'CONNECT', user, type: 'STUDENT' });
    const whole = () => toWire(viewFor(this.state, this.viewer), this.viewer, EXTRA);
    setTimeout(() => this.#tell(events, whole(), { full: true }), 0);
    return {
      channel: 'SOCKET' as const,
      send: (message: unknown) => void setTimeout(() => this.#act(events, message), 10),
      close: () => undefined,
    };
  }

  #act(events: TransportEvents, message: unknown): void {
    if (this.#line !== events) return;
    const action = gameActionSchema.parse(readMessage(message).state);
    this.sent.push(action.action);
    const result = applyAction(this.state, withoutId(action), { ...this.viewer, day: DAY });
    if (!result.ok) {
      return events.message({ re: action.id, ok: false, code: result.error, message: rejectionText[result.error] });
    }
    const before = this.state;
    this.state = result.value;
    this.#tell(events, wireDelta(before, this.state, this.viewer, EXTRA), { re: action.id, ok: true });
  }

  #host(action: Parameters<typeof applyHostAction>[1]): void {
    const result = applyHostAction(this.state, action, DAY);
    if (result.ok) this.state = result.value;
  }

  #tell(events: TransportEvents, state: object, rest: object): void {
    this.#seq += 1;
    events.message({ game: 'g', player: null, state, seq: this.#seq, serverTime: Date.now(), ...rest });
  }
}

async function aLostGame(server = new AServer()) {
  const leave = openGame(server.viewer, server.doors);
  await vi.advanceTimersByTimeAsync(500);
  expect(findPlayer(server.state, 's1')?.status).toBe('PLAYING');
  server.cut();
  server.sent.length = 0;
  return { server, leave };
}

function words(): readonly string[] {
  return toastStore.getState().list.map(({ text }) => text);
}

test('[LIN-8] decisions taken while the line is lost are kept, and sent in order once the viewer plays again', async () => {
  const { server, leave } = await aLostGame();
  const [first, second] = offeredOrders(server.state);
  if (first === undefined || second === undefined) throw new Error('no orders');
  const answers = [
    perform({ action: 'BOOK_ORDER', order: first.id }),
    perform({ action: 'BOOK_ORDER', order: second.id }),
    perform({ action: 'CANCEL_ORDER', order: second.id }),
  ];
  await vi.advanceTimersByTimeAsync(20_000);
  server.isReachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.sent).toEqual(['USER_JOIN', 'USER_START', 'BOOK_ORDER', 'BOOK_ORDER', 'CANCEL_ORDER']);
  expect(await Promise.all(answers)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect([first, second].map(({ id }) => findOrder(server.state, id)?.player)).toEqual(['s1', null]);
  expect(gameStore.getState().pending).toEqual([]);
  leave();
});

/** A server whose one game is led by its student, like homework. */
function aLedGame(): AServer {
  const server = new AServer();
  server.state = { ...server.state, setup: { ...server.state.setup, leader: 's1' } };
  return server;
}

test('[LIN-8] a game that its student leads and that stopped meanwhile goes on before the decisions are sent, so that they count', async () => {
  const { server, leave } = await aLostGame(aLedGame());
  expect(server.state).toMatchObject({ state: 'PAUSED', pauseReason: 'TEACHER' });
  const [order] = offeredOrders(server.state);
  if (order === undefined) throw new Error('no order');
  const answer = perform({ action: 'BOOK_ORDER', order: order.id });
  // The connection breaks once more before the game is resumed.
  server.isReachable = true;
  while (!server.sent.includes('USER_JOIN')) await vi.advanceTimersByTimeAsync(1);
  server.cut();
  server.sent.length = 0;
  await vi.advanceTimersByTimeAsync(5000);
  server.isReachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.sent).toEqual(['USER_JOIN', 'USER_START', 'START_EVENTS', 'BOOK_ORDER']);
  expect(await answer).toEqual({ ok: true });
  expect(server.state.state).toBe('IN_PROGRESS');
  expect(findOrder(server.state, order.id)?.player).toBe('s1');
  expect(words()).not.toContain(rejectionText.GAME_NOT_RUNNING);
  leave();
});

test('[LIN-8] where no decision waits such a game stays paused for who is back', async () => {
  const { server, leave } = await aLostGame(aLedGame());
  server.isReachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.sent).toEqual(['USER_JOIN', 'USER_START']);
  expect(server.state.state).toBe('PAUSED');
  leave();
});

test('[LIN-8] a decision that the game refuses afterwards is told with its reason', async () => {
  const { server, leave } = await aLostGame();
  const answer = perform({ action: 'CANCEL_ORDER', order: 'POZ/0000/0000' });
  await vi.advanceTimersByTimeAsync(5000);
  server.isReachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toMatchObject({ ok: false, code: 'ORDER_UNKNOWN' });
  expect(words()).toContain(rejectionText.ORDER_UNKNOWN);
  leave();
});

test('[LIN-9] who leaves before the line is back is told what was not sent', async () => {
  const { leave } = await aLostGame();
  void perform({ action: 'CANCEL_ORDER', order: 'POZ/0000/0000' });
  leave();
  expect(words()).toEqual(['Nie wysłaliśmy 1\u00a0decyzji: gra została zamknięta, zanim wróciło połączenie.']);
});

test('[LIN-9] the browser asks before a page is closed on which decisions wait, and only then', async () => {
  const { leave } = await aLostGame();
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  void perform({ action: 'CANCEL_ORDER', order: 'POZ/0000/0000' });
  expect(closing()).toBe(true);
  leave();
  expect(closing()).toBe(false);
});

test('[LIN-7] while the line is lost the server is asked whether it answers, again and again', async () => {
  const { server, leave } = await aLostGame();
  await vi.advanceTimersByTimeAsync(10);
  expect(gameStore.getState().isServerThere).toBe(false);
  server.answers = true;
  await vi.advanceTimersByTimeAsync(6000);
  expect(gameStore.getState().isServerThere).toBe(true);
  server.isReachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gameStore.getState()).toMatchObject({ link: { link: 'ONLINE' }, isServerThere: null });
  leave();
});

test('[LIN-16] [LIN-25] on a lost line the clock shows the last moment that is known, whether or not the server can store, and goes on from the server’s time', async () => {
  const { server, leave } = await aLostGame();
  const lostAt = Math.floor(gameNow());
  await vi.advanceTimersByTimeAsync(10_000);
  expect([gameStore.getState().reading?.rate, Math.floor(gameNow())]).toEqual([0, lostAt]);
  server.refusal = 'STORAGE_AWAY';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gameStore.getState()).toMatchObject({ link: { link: 'LOST', isStorageAway: true }, reading: { rate: 0 } });
  server.isReachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gameStore.getState().link).toMatchObject({ link: 'ONLINE' });
  expect(gameStore.getState().reading?.rate).toBeGreaterThan(0);
  expect(toastStore.getState().list.map(({ text }) => text)).toEqual([gameText.link.storesAgain]);
  leave();
});

test('[LIN-25] the moment at which the line was lost is shown at once, and not with the next second', async () => {
  const server = new AServer();
  const leave = openGame(server.viewer, server.doors);
  await vi.advanceTimersByTimeAsync(500);
  const { result: shown } = renderHook(useNow);
  const before = shown.current;
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
  act(() => server.cut());
  expect(shown.current).toBe(Math.floor(gameNow()));
  expect(shown.current).toBeGreaterThan(before);
  leave();
});

test('[LIN-11] who left in another window is still here in this one', async () => {
  const server = new AServer();
  const leave = openGame(server.viewer, server.doors);
  await vi.advanceTimersByTimeAsync(500);
  server.leaveElsewhere();
  expect(findPlayer(server.state, 's1')?.status).toBe('LEFT');
  await vi.advanceTimersByTimeAsync(2000);
  expect(findPlayer(server.state, 's1')?.status).toBe('PLAYING');
  leave();
});

test('[LIN-26] of a first connection that takes longer than usual the cause is asked for after six seconds, and forgotten once it is there', async () => {
  const server = new AServer();
  server.isReachable = false;
  server.answers = true;
  const leave = openGame(server.viewer, server.doors);
  await vi.advanceTimersByTimeAsync(5900);
  expect(gameStore.getState()).toMatchObject({ link: { link: 'CONNECTING' }, isServerThere: null });
  await vi.advanceTimersByTimeAsync(200);
  expect(gameStore.getState().isServerThere).toBe(true);
  server.isReachable = true;
  await vi.advanceTimersByTimeAsync(7000);
  expect(gameStore.getState()).toMatchObject({ link: { link: 'ONLINE' }, isServerThere: null });
  leave();
});
