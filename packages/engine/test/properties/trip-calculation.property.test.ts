import * as fc from 'fast-check';
import { aSetup, aStudent } from '@fracht/testing/engine/a-setup.ts';
import { CITY } from '@fracht/testing/engine/an-order.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { expect, test } from 'vitest';
import { gameEndsAt } from '../../src/clock.ts';
import { carCity } from '../../src/cars/car.ts';
import { readyCity } from '../../src/cars/ready-city.ts';
import { newGame } from '../../src/new-game.ts';
import { calculateTrip, tripMargin } from '../../src/planning/calculate-trip.ts';
import { offeredOrders } from '../../src/orders/selectors.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import { isMade } from '../../src/planning/is-made.ts';
import { recommendedCar } from '../../src/planning/recommended-car.ts';
import { subcontractorCar } from '../../src/cars/new-car.ts';
import type { Car, GameState, Grosze, LedgerEntry, Order, OrderId, PlayerId } from '../../src/index.ts';
import { acted, begun, driven } from '../a-driver.ts';

const RUNS = howMany({ few: 150, many: 3000 });

const anyGame = fc.record({ seed: fc.string({ maxLength: 12 }), number: fc.integer({ min: 1, max: 6 }) });
/** Hours driven since the last rest, of every car. */
const anyWork = fc.array(fc.integer({ min: 0, max: 8 * 3600 }), { minLength: 1, maxLength: 8 });

test('[CST-2] what a trip is calculated to leave is what the ledger says after it, to the grosz, if it is driven by its plan', () => {
  let rests = 0;
  let compared = 0;
  fc.assert(
    fc.property(anyGame, anyWork, fc.nat(), (game, work, which) => {
      const state = running(game, work);
      const order = offeredOrders(state)[which % 5];
      if (order === undefined) return;
      const cars = state.cars.filter((car) => readyCity(state.setup, car, order, 'student-1') !== null);
      const car = cars[which % cars.length];
      if (car === undefined) return;
      const plan = planDelivery(state, car, order, 0);
      const isOnRoad = plan.steps.every(({ activity, parking }) => activity !== 'REST' || parking !== null);
      const isOver = plan.deliveredAt > gameEndsAt(state.setup);
      if (!plan.feasible || plan.overdue || isOver || !isOnRoad) return;
      const trip = calculateTrip(state.setup, order, { car, city: carCity(car) ?? car.base, plan });
      const after = driven(state, 'student-1', car, order);
      expect(after.orders[after.orderIndex[order.id] ?? -1]?.delivered).toBe(true);
      const entries = ledgerOf(after, order.id);
      if (entries.some(({ reason }) => reason === 'THEFT')) return;
      expect(tripMargin(trip)).toBe(entries.reduce((sum, { money }) => sum + money, 0));
      rests += trip.rests;
      compared += 1;
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(30);
  expect(rests).toBeGreaterThan(5);
});

test('[CST-2] [PAY-3] so it is of a hired car, whose ferries and nights are in its price', () => {
  let compared = 0;
  let crossed = 0;
  fc.assert(
    fc.property(anyGame, fc.nat(), fc.nat(), (game, which, whose) => {
      const free = running(game, [0]);
      const orders = offeredOrders(free);
      const overTheSea = orders.filter(({ path }) => path.includes(CITY.MALMO));
      const among = which % 2 === 0 && overTheSea.length > 0 ? overTheSea : orders;
      const order = among[which % among.length];
      const offers = free.offers.filter(({ type }) => type === order?.type);
      const offer = offers[whose % Math.max(1, offers.length)];
      if (order === undefined || offer === undefined) return;
      const state = acted(free, 'student-1', { action: 'ADD_CAR', car: offer.id });
      const car = state.cars.at(-1);
      if (car === undefined) return;
      const plan = planDelivery(state, car, order, 0);
      const isOnRoad = plan.steps.every(({ activity, parking }) => activity !== 'REST' || parking !== null);
      if (!plan.feasible || plan.overdue || plan.deliveredAt > gameEndsAt(state.setup) || !isOnRoad) return;
      const trip = calculateTrip(state.setup, order, { car, city: offer.base, plan });
      const entries = ledgerOf(driven(state, 'student-1', car, order), order.id);
      if (entries.some(({ reason }) => reason === 'THEFT')) return;
      expect(tripMargin(trip)).toBe(entries.reduce((sum, { money }) => sum + money, 0));
      expect(entries.filter(({ reason }) => reason === 'FERRY' || reason === 'PARKING')).toEqual([]);
      compared += 1;
      crossed += plan.steps.some(({ activity }) => activity === 'FERRY') ? 1 : 0;
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(30);
  expect(crossed).toBeGreaterThan(0);
});

test('[CST-4] no car in time would leave more than the recommended one, and where none is recommended none earns', () => {
  fc.assert(
    fc.property(anyGame, anyWork, fc.nat(), (game, work, which) => {
      const state = running(game, work);
      const order = offeredOrders(state)[which % 5];
      if (order === undefined) return;
      const best = recommendedCar(state, order, 'student-1', 0);
      const most = Math.max(0, ...margins(state, order, 'student-1'));
      expect(best === null ? 0 : tripMargin(best.calculation)).toBe(most);
    }),
    { numRuns: RUNS / 5 },
  );
});

/** The margins of all cars and offers that make the order in time, with rested drivers and before the game ends. */
function margins(state: GameState, order: Order, player: PlayerId): readonly Grosze[] {
  const hired = state.offers
    .filter(({ type }) => type === order.type)
    .map((offer) => subcontractorCar({ ...offer, driver: 1 }, player));
  return [...state.cars, ...hired].flatMap((car) => {
    const city = readyCity(state.setup, car, order, player);
    if (city === null) return [];
    const plan = planDelivery(state, car, order, 0);
    return isMade(state, plan) ? [tripMargin(calculateTrip(state.setup, order, { car, city, plan }))] : [];
  });
}

/** A game that has just begun, with drivers who have worked before. */
function running(game: Parameters<typeof aSetup>[0], work: readonly number[]): GameState {
  const players = ['student-1', 'student-2'].map(aStudent);
  const state = begun({ ...newGame(aSetup(game)), state: 'WAITING', players });
  const cars = state.cars.map((car, place): Car => ({ ...car, working: work[place % work.length] ?? 0 }));
  return { ...state, cars };
}

function ledgerOf({ players }: GameState, order: OrderId): readonly LedgerEntry[] {
  return players.find(({ id }) => id === 'student-1')?.ledger.filter((entry) => entry.order === order) ?? [];
}
