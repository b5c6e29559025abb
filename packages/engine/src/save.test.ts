import { expect, test } from 'vitest';
import { aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { delivered, parseOrderStage } from './orders/stages.ts';
import { allOf } from '../test/timers.ts';
import type { Accident } from './library.ts';
import { fromSavedState, toSavedState } from './save.ts';
import type { GameState, Order } from './state.ts';

const LOST_TIME: Accident = {
  id: 'korek',
  name: 'Korek',
  effects: [{ type: 'TIME', value: 30 }],
  types: ['ST'],
  lands: ['PL'],
};
const setup = aSetup({ library: { emergencies: [], accidents: [LOST_TIME], changes: [] } });

function storedAndRead(accidents: Order['accidents']): { readonly game: GameState; readonly read: GameState } {
  const orders = [anOrder({ accidents }), anOrder({ id: 'POZ/1126/0990' })];
  const game = aLesson(aGame({ cars: [aCar()], orders, setup }))
    .does({ action: 'BOOK_ORDER', order: orders[0]?.id ?? '' })
    .does({ action: 'BOOK_CAR', order: orders[0]?.id ?? '', car: 'ST-01' })
    .at(90)
    .game();
  return { game, read: fromSavedState(setup, JSON.parse(JSON.stringify(toSavedState(game)))) };
}

test('[LOG-5] a state read again is the same, and what is alike in it is there once', () => {
  const happened = { id: 'korek', name: 'Korek', at: 60, car: 'ST-01', effects: LOST_TIME.effects };
  const { game, read } = storedAndRead([happened]);
  expect(read).toEqual(game);
  const [first, second] = read.orders;
  expect(first?.path).toBe(second?.path);
  expect(first?.emergencies).toBe(second?.changes);
  expect(first?.accidents[0]?.effects).toBe(LOST_TIME.effects);
});

test('[LOG-5] a state of before the timers had pages is read too', () => {
  const { game } = storedAndRead([]);
  const { timers, ...saved } = toSavedState(game);
  const older = JSON.parse(JSON.stringify({ ...saved, version: 1, timers: allOf(timers) }));
  expect(fromSavedState(setup, older)).toEqual(game);
});

test('[LOG-5] [PTS-9] a state of before players knew of their deliveries is read too', () => {
  const { game } = storedAndRead([]);
  const [first, ...others] = game.orders;
  if (first === undefined) throw new Error('no order');
  const aboard = parseOrderStage({ ...first, player: 'anna', bookedAt: 0, car: 'ST-01', loaded: true });
  const done = delivered(aboard, 60);
  const read = (order: Order) => {
    const { players, ...saved } = toSavedState({ ...game, orders: [order, ...others] });
    const without = players.map(({ hasDelivered: _later, draws: _draws, ...player }) => player);
    const older = JSON.parse(JSON.stringify({ ...saved, version: 2, players: without }));
    return fromSavedState(setup, older).players.filter(({ hasDelivered }) => hasDelivered);
  };
  expect(read(done).map(({ id }) => id)).toEqual(['anna']);
  expect(read({ ...done, reversed: true })).toEqual([]);
  expect(read(first)).toEqual([]);
});

test('[LOG-5] [WLD-9] a state of before draws were counted is read too', () => {
  const { game } = storedAndRead([]);
  const { players, ...saved } = toSavedState(game);
  const without = players.map(({ draws: _later, ...player }) => player);
  const older = JSON.parse(JSON.stringify({ ...saved, version: 3, players: without }));
  expect(fromSavedState(setup, older)).toEqual(game);
});

test('[LOG-5] [BTS-4] a state of before bots’ stints were kept is read too, with their length', () => {
  const { game } = storedAndRead([]);
  const { players, ...saved } = toSavedState(game);
  const tenure = { bot: null, began: 60, since: 0, byBots: 600, hasPerson: true, isKeptFree: false };
  const older = JSON.parse(
    JSON.stringify({ ...saved, version: 4, players: players.map((one) => ({ ...one, tenure })) }),
  );
  const [read] = fromSavedState(setup, older).players;
  expect(read?.tenure).toMatchObject({ bot: null, tends: false, stints: [{ from: 60, to: 660 }] });
});

test('[LOG-5] effects that are not the library’s stay as they were stored', () => {
  const effects = [{ type: 'TIME', value: 45 }] as const;
  const { read } = storedAndRead([{ id: 'korek', name: 'Korek', at: 60, car: 'ST-01', effects }]);
  expect(read.orders[0]?.accidents[0]?.effects).toEqual(effects);
});
