import { expect, test } from 'vitest';
import { gameEndsAt } from '../clock.ts';
import { aGame, ANNA, JAN } from '@fracht/testing/engine/a-lesson.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import type { Car, Order } from '../state.ts';
import { meanwhileOf } from './meanwhile.ts';
import { stillMade } from './still-made.ts';

/** Anna's car stands for unloading in Warszawa; the order that it carries is hers. */
const carried = anOrder({ destination: CITY.WARSZAWA, player: ANNA, car: 'ST-01', loaded: true });
const busy = aCar({
  player: ANNA,
  shipment: carried.id,
  shipmentLoaded: true,
  state: { action: 'WAITING_FOR_UNLOADING', at: CITY.WARSZAWA, until: 60 },
});
const back = (changes: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({ id: 'WAR/1126/0020', base: CITY.WARSZAWA, destination: CITY.POZNAN, ...changes });

function game(orders: readonly Order[], cars: readonly Car[] = [busy]) {
  return { ...aGame({ cars, orders: [carried, ...orders] }), offers: [] };
}

const made = (...asked: Parameters<typeof game>) =>
  stillMade(game(...asked), ANNA, 0).map(({ order, by }) => [order.id, by === 'FREE_NOW' ? by : by.comesFree.id]);

test('[PLN-13] an order is still made by a car that comes free in time after its own, and by one that is free now', () => {
  expect(made([back()])).toEqual([['WAR/1126/0020', 'ST-01']]);
  const free = aCar({ id: 'ST-02', state: { action: 'FREE', at: CITY.POZNAN } });
  expect(made([back()], [busy, free])).toEqual([['WAR/1126/0020', 'FREE_NOW']]);
});

test('[PLN-13] what is late, of another type, taken, or unloaded after the game ends is not', () => {
  expect(made([back({ pickWindow: { from: 0, to: 60 } })])).toEqual([]);
  expect(made([back({ type: 'ATP' })])).toEqual([]);
  expect(made([back({ player: JAN })])).toEqual([]);
  const end = gameEndsAt(game([]).setup) / 60;
  expect(made([back({ pickWindow: { from: 0, to: end }, deliverWindow: { from: end - 30, to: end + 300 } })])).toEqual(
    [],
  );
});

test('[PLN-13] a hired car leaves after its order, and one that has no course abroad left takes none', () => {
  expect(made([back()], [{ ...busy, subcontractor: true }])).toEqual([]);
  expect(made([back({ destination: CITY.DREZNO })], [{ ...busy, euCourses: 3 }])).toEqual([]);
  expect(made([back({ destination: CITY.DREZNO })])).toEqual([['WAR/1126/0020', 'ST-01']]);
});

test('[PLN-14] of what can be done meanwhile the orders are counted, and the best back-load is told with its car', () => {
  const beside = back({ id: 'WAR/1126/0030', destination: CITY.KRAKOW, salary: 500 });
  const found = meanwhileOf(game([back(), beside]), ANNA, 0);
  expect(found).toMatchObject({
    orders: 2,
    backLoad: { car: { id: 'ST-01' }, load: { order: { id: 'WAR/1126/0020' } } },
  });
  expect(meanwhileOf(game([]), ANNA, 0)).toEqual({ orders: 0, backLoad: null, rest: null });
});

test('[PLN-14] the driver who rests next is told, but not one whose parking is chosen', () => {
  const far = (id: string, order: string, hours: number): readonly [Car, Order] => [
    aCar({
      id,
      player: ANNA,
      shipment: order,
      working: hours * 3600,
      dutySince: 0,
      shipmentLoaded: false,
      state: { action: 'WAITING_FOR_LOADING', at: CITY.POZNAN, until: 60 },
    }),
    anOrder({ id: order, destination: CITY.KRAKOW, player: ANNA, car: id }),
  ];
  const [late, early] = [far('ST-03', 'POZ/1126/0030', 5), far('ST-04', 'POZ/1126/0040', 7)];
  const state = game([late[1], early[1]], [late[0], early[0]]);
  expect(meanwhileOf(state, ANNA, 0).rest).toMatchObject({ car: { id: 'ST-04' } });
  const asleep: Car = {
    ...early[0],
    state: {
      action: 'SLEEPING_GUARDED',
      since: 0,
      until: 540 * 60,
      parking: 'city-0',
      then: { action: 'WAITING_FOR_LOADING', at: CITY.POZNAN, until: 60 },
    },
  };
  expect(meanwhileOf(game([late[1], early[1]], [late[0], asleep]), ANNA, 0).rest).toMatchObject({
    car: { id: 'ST-03' },
  });
});
