import { expect, test } from 'vitest';
import { gameEndsAt } from '../clock.ts';
import { aGame, ANNA } from '@fracht/testing/engine/a-lesson.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import type { Car, GameState, Order } from '../state.ts';
import type { GameSeconds } from '../units.ts';
import { isEarning } from './calculate-trip.ts';
import { carProspects } from './earning-orders.ts';
import { minutesToGameEnd } from './is-made.ts';
import { meanwhileOf } from './meanwhile.ts';
import { carsHeld, wayToMake } from './best-way.ts';

const order = anOrder({ destination: CITY.WARSZAWA, salary: 900 });
const end = gameEndsAt(aGame().setup);
const open = { pickWindow: { from: 0, to: end / 60 }, deliverWindow: { from: 0, to: end / 60 + 600 } };

function game(cars: readonly Car[], orders: readonly Order[] = [order], changes: Partial<GameState> = {}) {
  return { ...aGame({ cars, orders }), offers: [], ...changes };
}

function way(state: GameState, at: GameSeconds = 0, of = order) {
  const found = wayToMake(state, of, ANNA, at);
  if (found === null) return null;
  const { calculation, comesFree, car, offer } = found;
  const brings = calculation === null ? 'NOT_MADE' : isEarning(calculation) ? 'EARNS' : 'LOSES';
  return [(car ?? offer)?.id, brings, comesFree];
}

/** Anna's car stands for unloading in Warszawa. */
const carried = anOrder({
  id: 'POZ/1126/0001',
  destination: CITY.WARSZAWA,
  player: ANNA,
  car: 'ST-01',
  loaded: true,
});
const busy = aCar({
  player: ANNA,
  shipment: carried.id,
  shipmentLoaded: true,
  state: { action: 'WAITING_FOR_UNLOADING', at: CITY.WARSZAWA, until: 60 },
});
const back = anOrder({ id: 'WAR/1126/0020', base: CITY.WARSZAWA, destination: CITY.POZNAN });

test('[PLN-15] what would be unloaded after the last round has ended is not made, by however little', () => {
  const late = anOrder({ ...order, ...open });
  const state = game([aCar()], [late]);
  const plan = wayToMake(state, late, ANNA, 0)?.plan;
  if (plan === undefined) throw new Error('no plan');
  const last = end - plan.deliveredAt;
  expect(way(state, last, late)).toEqual(['ST-01', 'EARNS', false]);
  expect(way(state, last + 60, late)).toEqual(['ST-01', 'NOT_MADE', false]);
  expect(minutesToGameEnd(state.setup, plan)).toBe(Math.floor(last / 60));
  expect(minutesToGameEnd(state.setup, { deliveredAt: end + 1 })).toBe(-1);
});

test('[PLN-15] a car that comes free and earns is told before a loss now, and a loss now before nothing', () => {
  const poor = { ...back, salary: 450 };
  const afar = aCar({ id: 'ST-02', base: CITY.POZNAN, state: { action: 'FREE', at: CITY.POZNAN } });
  expect(way(game([busy, afar], [carried, poor]), 0, poor)).toEqual(['ST-01', 'EARNS', true]);
  expect(way(game([busy], [carried, poor]), 0, poor)).toEqual(['ST-01', 'EARNS', true]);
  expect(way(game([afar], [poor]), 0, poor)).toEqual(['ST-02', 'LOSES', false]);
  expect(way(game([], [poor]), 0, poor)).toBeNull();
});

test('[PLN-15] a car whose driver sleeps in a city is told as one that comes free, rested', () => {
  const poor = { ...back, salary: 450 };
  const asleep = aCar({
    id: 'ST-03',
    player: ANNA,
    working: 8 * 3600,
    state: {
      action: 'SLEEPING_GUARDED',
      since: 0,
      until: 3600,
      parking: 'city-3',
      then: { action: 'AVAILABLE', at: CITY.WARSZAWA },
    },
  });
  const afar = aCar({ id: 'ST-02', base: CITY.POZNAN, state: { action: 'FREE', at: CITY.POZNAN } });
  expect(way(game([asleep, afar], [poor]), 0, poor)).toEqual(['ST-03', 'EARNS', true]);
});

test('[PLN-15] [CAR-3] a car that a full limit keeps back is none of the ways, and the limit is told with its number', () => {
  const { setup } = game([]);
  const full = { setup: { ...setup, settings: { ...setup.settings, max_company_cars: 1, max_subcontractors: 0 } } };
  const free = aCar({ id: 'ST-02' });
  expect(way(game([busy, free], [carried, order]))).toEqual(['ST-02', 'EARNS', false]);
  expect(carsHeld(game([busy, free], [carried, order]), order, ANNA, 0)).toBeNull();
  const adr = aCar({ id: 'ADR-01', type: 'ADR', player: ANNA, state: { action: 'AVAILABLE', at: CITY.POZNAN } });
  expect(way(game([adr, free], [order], full))).toBeNull();
  expect(carsHeld(game([adr, free], [order], full), order, ANNA, 0)).toEqual({ kind: 'COMPANY', held: 1, limit: 1 });
  const offers = [{ id: 'ST-P1', type: 'ST', base: CITY.POZNAN }] as const;
  expect(carsHeld(game([], [order], { ...full, offers }), order, ANNA, 0)).toEqual({
    kind: 'HIRED',
    held: 0,
    limit: 0,
  });
  expect(carsHeld(game([], [order], full), order, ANNA, 0)).toBeNull();
});

test('[PLN-14] [PLN-15] orders that lose money are not counted, nor is a back-load that does one', () => {
  const poor = { ...back, id: 'WAR/1126/0030', salary: 100 };
  expect(meanwhileOf(game([busy], [carried, back, poor]), ANNA, 0)).toMatchObject({ orders: 1 });
  expect(meanwhileOf(game([busy], [carried, poor]), ANNA, 0)).toMatchObject({ orders: 0, backLoad: null });
});

test('[PLN-16] of a free car only what it earns by is counted, apart from where it stands', () => {
  const free = aCar({ player: ANNA, state: { action: 'AVAILABLE', at: CITY.POZNAN } });
  const poor = { ...order, id: 'POZ/1126/0500', salary: 100 };
  const other = { ...order, id: 'POZ/1126/0501', type: 'ADR' } as const;
  const away = anOrder({ id: 'WRO/1126/0010', base: CITY.WROCLAW, destination: CITY.WARSZAWA, salary: 1500 });
  const state = game([free], [order, poor, other, away]);
  expect(carProspects(state, free, 0)).toEqual({ here: 1, away: 1 });
  expect(carProspects(state, free, end)).toEqual({ here: 0, away: 0 });
  expect(carProspects(game([busy], [carried, back]), busy, 0)).toEqual({ here: 0, away: 0 });
});
