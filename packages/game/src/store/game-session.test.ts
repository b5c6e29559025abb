import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOrder, findPlayer, offeredOrders } from '@fracht/engine';
import { localDoors } from '../dev/local-game.ts';
import { EMPTY_STORE, gameStore } from './game-store.ts';
import { gameNow } from './game-now.ts';
import { openGame, sendAction } from './game-session.ts';
import { clearSession } from '@fracht/kit/session/session-store.ts';
import { changeFilter, offerNextStep, ordersDesk } from '../screens/orders/order-filter-store.ts';
import { seeMessages, setFilter, uiStore } from './ui-store.ts';
import { refusalOf } from './use-game-action.ts';

const viewer = { player: 'p1', type: 'STUDENT' } as const;
const setup = { id: 'game-1', players: 2, at: 3600, seed: 'lekcja', unitMs: 1000, idle: 3600 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function game() {
  const known = gameStore.getState().game;
  if (known === null) throw new Error('no game yet');
  return known;
}

async function anOpenGame(id = setup.id) {
  const leave = openGame(viewer, localDoors({ ...setup, id }, viewer));
  await vi.advanceTimersByTimeAsync(10);
  return leave;
}

test('[LIN-3] on opening the viewer joins and plays by itself', async () => {
  const leave = await anOpenGame();
  await vi.advanceTimersByTimeAsync(1000);
  expect(findPlayer(game(), 'p1')?.status).toBe('PLAYING');
  expect(gameStore.getState().link).toEqual({ link: 'ONLINE', channel: 'SOCKET' });
  expect(gameNow()).toBeGreaterThanOrEqual(3600);
  leave();
});

test('[LIN-13] a booking shows at once and stays once the server has it', async () => {
  const leave = await anOpenGame();
  await vi.advanceTimersByTimeAsync(1000);
  const [order] = offeredOrders(game());
  if (order === undefined) throw new Error('no order');
  const answer = sendAction({ action: 'BOOK_ORDER', order: order.id });
  expect(findOrder(game(), order.id)?.player).toBe('p1');
  expect(gameStore.getState().pending).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toEqual({ ok: true });
  expect(gameStore.getState().pending).toEqual([]);
  expect(findOrder(gameStore.getState().confirmed ?? game(), order.id)?.player).toBe('p1');
  leave();
});

test('[LIN-13] a refused action is rolled back and its code told', async () => {
  const leave = await anOpenGame();
  const answer = sendAction({ action: 'CANCEL_ORDER', order: 'POZ/0000/0000' });
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toMatchObject({ ok: false, code: 'ORDER_UNKNOWN' });
  expect(gameStore.getState().pending).toEqual([]);
  leave();
});

test('[LIN-13] why a button is off comes from the engine’s own check', async () => {
  const leave = await anOpenGame();
  expect(refusalOf(gameStore.getState(), { action: 'CANCEL_ORDER', order: 'POZ/0000/0000' })).toMatch(/\p{Lu}/u);
  leave();
});

test('leaving answers what can no longer be sent', async () => {
  const leave = await anOpenGame();
  const answer = sendAction({ action: 'CANCEL_ORDER', order: 'x' });
  leave();
  expect(await answer).toMatchObject({ ok: false });
  await expect(sendAction({ action: 'CANCEL_ORDER', order: 'x' })).resolves.toMatchObject({ ok: false });
});

/** Puts some of a player's data into the stores of the game's screens. */
function useScreens(): void {
  seeMessages(12);
  setFilter('MINE');
  changeFilter({ text: 'Ulm' });
  offerNextStep('POZ/1126/0410');
}

function left(): unknown {
  const { seenMessage, filter } = uiStore.getState();
  const { booked, filter: orders } = ordersDesk.getState();
  return { seenMessage, filter, booked, search: orders.text };
}

const NOTHING_LEFT = { seenMessage: 0, filter: 'ALL', booked: null, search: '' };

test('[SHL-9] what was seen, searched and booked belongs to one game: it is there on coming back, and gone in another', async () => {
  (await anOpenGame())();
  useScreens();
  (await anOpenGame())();
  expect(left()).toEqual({ seenMessage: 12, filter: 'MINE', booked: 'POZ/1126/0410', search: 'Ulm' });
  (await anOpenGame('game-2'))();
  expect(left()).toEqual(NOTHING_LEFT);
});

test('[SHL-9] with the session goes the whole game that was open, its line too', async () => {
  await anOpenGame();
  useScreens();
  clearSession();
  await vi.advanceTimersByTimeAsync(2000);
  expect(left()).toEqual(NOTHING_LEFT);
  expect(gameStore.getState()).toEqual(EMPTY_STORE);
  await expect(sendAction({ action: 'CANCEL_ORDER', order: 'x' })).resolves.toMatchObject({ code: 'NO_GAME' });
});

/** What the browser stores about the game opened last. */
const WAY = ['route', 'game', 'person'];
const way = () => WAY.map((key) => localStorage.getItem(key));

function keepWay(id: string): void {
  for (const key of WAY) localStorage.setItem(key, `${key} of ${id}`);
}

/** Opens a game that cannot be opened for this reason; the returned function leaves it. */
async function atShutDoors(id: string, reason: 'REFUSED' | 'FINISHED') {
  keepWay(id);
  const open = (): never => {
    throw new Error('nobody is let in');
  };
  const invite = async () => ({ ok: false, reason }) as const;
  const ways = { isThere: async () => true, leave: async () => undefined, openSocket: open, openStream: open };
  const leave = openGame(viewer, { game: id, invite, ...ways });
  await vi.advanceTimersByTimeAsync(10);
  return leave;
}

test('[SGN-16] a game that lets nobody in is no way back, and what is opened next is still this person’s', async () => {
  const leave = await atShutDoors('g1', 'REFUSED');
  expect(gameStore.getState().link).toEqual({ link: 'CLOSED', reason: 'REFUSED' });
  expect(way()).toEqual([null, null, 'person of g1']);
  leave();
});

test.each([
  ['that the server refuses', () => Response.json({ payload: null }, { status: 404 }), [null, null, 'person of g1']],
  ['that no network brings', () => Promise.reject(new TypeError('offline')), WAY.map((key) => `${key} of g1`)],
])('[SGN-16] a game that is over, %s, is a way back or not', async (_, answer, kept) => {
  vi.stubGlobal('fetch', async () => answer());
  const leave = await atShutDoors('g1', 'FINISHED');
  expect(gameStore.getState().link).toEqual({ link: 'CLOSED', reason: 'REFUSED' });
  expect(way()).toEqual(kept);
  leave();
});

test('[SGN-16] a late refusal of a game that was left says nothing of the one that is open now', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => void answers.push(resolve)));
  (await atShutDoors('g1', 'FINISHED'))();
  keepWay('g2');
  const { link } = gameStore.getState();
  expect(answers).toHaveLength(1);
  for (const settle of answers) settle(Response.json({ payload: null }, { status: 404 }));
  await vi.advanceTimersByTimeAsync(10);
  expect([gameStore.getState().link, way()]).toEqual([link, WAY.map((key) => `${key} of g2`)]);
});
