import { expect, test } from 'vitest';
import { aGame, ANNA } from '@fracht/testing/engine/a-lesson.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import type { Car, Order } from '../state.ts';
import { meanwhileOf } from './meanwhile.ts';

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

test('[PLN-14] of what can be done meanwhile the orders are counted, and the best back-load is told with its car', () => {
  const beside = back({ id: 'WAR/1126/0030', destination: CITY.KRAKOW, salary: 500 });
  const found = meanwhileOf(game([back(), beside]), ANNA, 0);
  expect(found).toMatchObject({
    orders: 2,
    backLoad: { car: { id: 'ST-01' }, load: { order: { id: 'WAR/1126/0020' } } },
  });
  expect(meanwhileOf(game([]), ANNA, 0)).toMatchObject({ orders: 0, backLoad: null, rest: null });
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

test('[PLN-14] the car that comes free first is told with its city and hour, unless that is after the end of the game', () => {
  const later = aCar({
    id: 'ST-03',
    player: ANNA,
    shipment: 'POZ/1126/0030',
    state: { action: 'WAITING_FOR_LOADING', at: CITY.POZNAN, until: 60 },
  });
  const order = anOrder({ id: 'POZ/1126/0030', destination: CITY.KRAKOW, player: ANNA, car: later.id });
  const state = game([order], [busy, later]);
  expect(meanwhileOf(state, ANNA, 0).free).toMatchObject({ car: { id: 'ST-01' }, city: CITY.WARSZAWA, at: 3600 });
  const long = { ...aGame({ cars: [busy], orders: [{ ...carried, unloadingMinutes: 2500 }] }), offers: [] };
  expect(meanwhileOf(long, ANNA, 0).free).toBeNull();
});

test('[PLN-14] [SLP-8] a rest for which a parking is chosen while the car loads is not told', () => {
  const loads = aCar({
    player: ANNA,
    shipment: 'POZ/1126/0030',
    working: 7 * 3600,
    dutySince: 0,
    state: { action: 'LOADING', at: CITY.POZNAN, until: 3600 },
  });
  const order = anOrder({ id: 'POZ/1126/0030', destination: CITY.KRAKOW, player: ANNA, car: loads.id });
  expect(meanwhileOf(game([order], [loads]), ANNA, 0).rest).toMatchObject({ car: { id: loads.id } });
  expect(meanwhileOf(game([order], [{ ...loads, restsNext: 'city-0' }]), ANNA, 0).rest).toBeNull();
});
