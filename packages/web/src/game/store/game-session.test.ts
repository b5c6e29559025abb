import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOrder, findPlayer, offeredOrders } from '@fracht/engine';
import { localDoors } from '../dev/local-game.ts';
import { gameStore } from './game-store.ts';
import { gameNow } from './game-now.ts';
import { openGame, sendAction } from './game-session.ts';
import { refusalOf } from './use-game-action.ts';

const viewer = { player: 'p1', type: 'STUDENT' } as const;
const setup = { id: 'game-1', players: 2, at: 3600, seed: 'lekcja', unitMs: 1000, idle: 3600 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function game() {
  const known = gameStore.getState().game;
  if (known === null) throw new Error('no game yet');
  return known;
}

async function anOpenGame() {
  const leave = openGame(viewer, localDoors(setup, viewer));
  await vi.advanceTimersByTimeAsync(10);
  return leave;
}

test('on opening the viewer joins and plays by itself', async () => {
  const leave = await anOpenGame();
  await vi.advanceTimersByTimeAsync(1000);
  expect(findPlayer(game(), 'p1')?.status).toBe('PLAYING');
  expect(gameStore.getState().link).toEqual({ link: 'ONLINE', channel: 'SOCKET' });
  expect(gameNow()).toBeGreaterThanOrEqual(3600);
  leave();
});

test('a booking shows at once and stays once the server has it', async () => {
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

test('a refused action is rolled back and its code told', async () => {
  const leave = await anOpenGame();
  const answer = sendAction({ action: 'CANCEL_ORDER', order: 'POZ/0000/0000' });
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toMatchObject({ ok: false, code: 'ORDER_UNKNOWN' });
  expect(gameStore.getState().pending).toEqual([]);
  leave();
});

test('why a button is off comes from the engine’s own check', async () => {
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
