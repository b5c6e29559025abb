import { expect, test } from 'vitest';
import { aSetup, aStudent } from '@fracht/testing/engine/a-setup.ts';
import { anOpenedGame } from '../test/an-opened-game.ts';
import { orderReleased } from './orders/release.ts';
import { allOf } from '../test/timers.ts';
import { NO_TIMERS } from './timers/queue.ts';
import { newGame, openNewGame } from './new-game.ts';

test('[NEW-1] a new game is FRESH and empty, and its state survives JSON', () => {
  const game = newGame(aSetup());
  expect(game).toMatchObject({
    state: 'FRESH',
    round: 0,
    now: 0,
    day: null,
    players: [],
    cars: [],
    orders: [],
    timers: NO_TIMERS,
  });
  expect(JSON.parse(JSON.stringify(game))).toEqual(game);
});

test('[NEW-2] opening makes the fleet, the offers and the orders for the students who are there', () => {
  const game = anOpenedGame(4);
  expect(game.day).toBe('2026-11-21');
  expect(game.cars.length).toBe(18);
  expect(game.orders.length).toBe(96);
  expect(game.carIndex['ST-02']).toBe(1);
  for (const [index, { id }] of game.orders.entries()) expect(game.orderIndex[id]).toBe(index);
});

test('[NEW-2] teachers and those who left do not make the game larger; with nobody there it is a game for one', () => {
  const teacher = { ...aStudent('teacher'), type: 'TEACHER' } as const;
  const gone = { ...aStudent('gone'), status: 'LEFT' } as const;
  const game = openNewGame(
    { ...newGame(aSetup()), players: [aStudent('a'), aStudent('b'), teacher, gone] },
    '2026-11-21',
  );
  expect(game.orders).toEqual(anOpenedGame(2).orders);
  expect(openNewGame(newGame(aSetup()), '2026-11-21').orders.length).toBe(24);
});

test('[NEW-2] the first release waits in the timers, and each release is followed by the next', () => {
  const game = anOpenedGame(3);
  expect(allOf(game.timers)).toEqual([{ at: 0, type: 'ORDER_RELEASE', index: 0 }]);
  const { orders } = game;
  const together = orders.filter(({ release }) => release === 0).length;
  const after = allOf(orderReleased({ ...game, timers: NO_TIMERS }, 0).timers);
  expect(after.filter(({ type }) => type === 'ORDER_RELEASE')).toEqual([
    { at: orders[together]?.release, type: 'ORDER_RELEASE', index: together },
  ]);
});

test('[NEW-1] the numbers of play do not depend on the orders', () => {
  const one = newGame(aSetup({ settings: { orders_per_player_per_round: 3 } }));
  expect(one.random).toEqual(newGame(aSetup()).random);
  expect(anOpenedGame(3).random).toEqual(one.random);
});
