import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { newGame } from '../new-game.ts';
import type { Car, CarOffer, GameState } from '../state.ts';
import { bestCarFor, bestCarsFor } from './best-car.ts';
import { tripCost } from './trip-cost.ts';

/** A game whose days have no end. */
const ENDLESS = aSetup({ settings: { day_minutes: 0 } });

function aGame(cars: readonly Car[], offers: readonly CarOffer[] = [], setup = aSetup()): GameState {
  return { ...newGame(setup), cars, offers };
}

function standing(id: string, at: number, changes: Partial<Car> = {}): Car {
  return aCar({ id, state: { action: 'FREE', at }, ...changes });
}

test('[PLN-9] of the cars that can make it the cheapest is best', () => {
  const order = anOrder({ base: CITY.WROCLAW, destination: CITY.KRAKOW });
  const game = aGame([
    standing('ST-01', CITY.BIALYSTOK),
    standing('ST-02', CITY.POZNAN),
    standing('ST-03', CITY.WROCLAW),
  ]);
  expect(bestCarFor(game, order, 'student-1', 0)?.car?.id).toBe('ST-03');
});

test('[PLN-9] where the near one is too late the far rested one is better', () => {
  const order = anOrder({ base: CITY.WROCLAW, destination: CITY.KRAKOW, deliverWindow: { from: 0, to: 700 } });
  const game = aGame([standing('ST-01', CITY.WROCLAW, { working: 32_000 }), standing('ST-02', CITY.POZNAN)]);
  expect(bestCarFor(game, order, 'student-1', 0)?.car?.id).toBe('ST-02');
});

test('[PLN-9] a driver who would work past the limit comes after a rested one', () => {
  const order = anOrder({ pickWindow: { from: 0, to: 240 }, destination: CITY.WARSZAWA });
  const tired = standing('ST-01', CITY.POZNAN, { working: 9 * 3600 - 60 });
  const rested = standing('ST-02', CITY.WROCLAW);
  expect(bestCarFor(aGame([tired, rested], [], ENDLESS), order, 'student-1', 0)?.car?.id).toBe('ST-02');
  expect(bestCarFor(aGame([tired]), order, 'student-1', 0)?.car?.id).toBe('ST-01');
});

test('[PLN-9] cars of others, busy ones, of another type and past the EU limit are left out', () => {
  const order = anOrder({ destination: CITY.DREZNO });
  const game = aGame([
    standing('ATP-01', CITY.POZNAN, { type: 'ATP' }),
    aCar({ id: 'ST-01', player: 'student-2', state: { action: 'AVAILABLE', at: CITY.POZNAN } }),
    standing('ST-02', CITY.POZNAN, { euCourses: 3 }),
    standing('ST-03', CITY.POZNAN, { shipment: 'POZ/1126/0990' }),
    standing('ST-04', CITY.POZNAN, { gone: true }),
  ]);
  expect(bestCarFor(game, order, 'student-1', 0)).toBeNull();
  expect(bestCarFor(game, order, 'student-2', 0)?.car?.id).toBe('ST-01');
  expect(bestCarFor(game, anOrder(), 'student-1', 0)?.car?.id).toBe('ST-02');
});

test('[PLN-9] an offer is best where it is cheapest, and says so', () => {
  const order = anOrder({ base: CITY.BIALYSTOK, destination: CITY.WARSZAWA });
  const game = aGame([standing('ST-01', CITY.SZCZECIN)], [{ id: 'ST-P1', type: 'ST', base: CITY.BIALYSTOK }]);
  const best = bestCarFor(game, order, 'student-1', 0);
  expect(best).toMatchObject({ car: null, offer: { id: 'ST-P1' }, plan: { feasible: true } });
});

test('[PLN-9] where nobody can make it, the nearest to it is shown', () => {
  const order = anOrder({ base: CITY.WROCLAW, pickWindow: { from: 0, to: 30 } });
  const game = aGame([standing('ST-01', CITY.SZCZECIN), standing('ST-02', CITY.POZNAN)]);
  const best = bestCarFor(game, order, 'student-1', 0);
  expect(best?.car?.id).toBe('ST-02');
  expect(best?.plan.feasible).toBe(false);
});

test('[PLN-8] a trip costs its kilometres and ferries; a subcontractor at least its minimum', () => {
  const setup = aSetup();
  const near = anOrder();
  expect(tripCost(setup, near, aCar(), CITY.POZNAN)).toBe(183 * 430);
  expect(tripCost(setup, near, aCar({ subcontractor: true }), CITY.POZNAN)).toBe(183 * 540);
  const short = anOrder({ base: CITY.WROCLAW, path: [CITY.WROCLAW], distance: 0 });
  expect(tripCost(setup, short, aCar({ subcontractor: true }), CITY.WROCLAW)).toBe(70_000);
  const abroad = anOrder({ destination: CITY.MALMO });
  expect(tripCost(setup, abroad, aCar(), CITY.POZNAN)).toBe(430 * 430 + 60 * 90 + 220_000);
});

test('[PLN-9] the best cars come in that order: in time and rested, in time past the limit, late; and the first of them is the best car', () => {
  const order = anOrder({ pickWindow: { from: 0, to: 240 }, destination: CITY.WARSZAWA });
  const cars = [
    standing('ST-01', CITY.POZNAN, { working: 9 * 3600 - 60 }),
    standing('ST-02', CITY.WROCLAW),
    standing('ST-03', CITY.BIALYSTOK),
    standing('ST-04', CITY.WARSZAWA),
    standing('ST-05', CITY.WROCLAW),
  ];
  const game = aGame(cars, [{ id: 'ST-P1', type: 'ST', base: CITY.WROCLAW }], ENDLESS);
  const found = bestCarsFor(game, order, 'student-1', 0, 9).map(({ car, offer }) => car?.id ?? offer?.id);
  expect(found).toEqual(['ST-02', 'ST-P1', 'ST-01', 'ST-04', 'ST-03']);
  expect(bestCarsFor(game, order, 'student-1', 0, 1)).toEqual([bestCarFor(game, order, 'student-1', 0)]);
});
