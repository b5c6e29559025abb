import fc from 'fast-check';
import { expect, test } from 'vitest';
import { world } from '@fracht/content/world.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { CAR_TYPES } from '../../src/car-types.ts';
import { shortestPath } from '../../src/world/shortest-path.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import {
  type Approach,
  approachTo,
  haulOf,
  latestDeparture,
  savedByRests,
  standingPlan,
} from '../../src/planning/standing-plan.ts';
import type { Car, GameState, Order } from '../../src/state.ts';
import { newGame } from '../../src/new-game.ts';

const CITIES = world.cities.map(({ id }) => id);
const MOST_MINUTES = 2400;

/** A free car with a driver of some work time, an order between any two cities with windows near or far, and a moment. */
const anyCase = fc.record({
  type: fc.constantFrom(...CAR_TYPES),
  city: fc.constantFrom(...CITIES),
  base: fc.constantFrom(...CITIES),
  destination: fc.constantFrom(...CITIES),
  working: fc.oneof(fc.constant(0), fc.nat(40_000)),
  /** How long ago the driver's day began. */
  duty: fc.oneof(fc.constant(null), fc.nat(60_000)),
  day: fc.constantFrom(0, 1200, 1440),
  pickFrom: fc.nat(MOST_MINUTES),
  pickLength: fc.nat(600),
  deliverAfter: fc.nat(3000),
  deliverLength: fc.nat(600),
  restMinutes: fc.constantFrom(60, 300, 540, 660),
  at: fc.nat(MOST_MINUTES * 60),
});
type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;

function settled(drawn: Case): { state: GameState; car: Car; order: Order; approach: Approach } {
  const { type, city, base, destination, working, pickFrom, pickLength, deliverAfter, deliverLength } = drawn;
  const setup = aSetup({ settings: { rest_minutes: drawn.restMinutes, day_minutes: drawn.day } });
  const order = anOrder({
    type,
    base,
    destination,
    path: shortestPath(world, base, destination).cities,
    pickWindow: { from: pickFrom, to: pickFrom + pickLength },
    deliverWindow: { from: pickFrom + deliverAfter, to: pickFrom + deliverAfter + deliverLength },
  });
  const day = drawn.duty === null ? {} : { dutySince: drawn.at - drawn.duty };
  const car = aCar({ id: `${type}-01`, type, working, ...day, state: { action: 'FREE', at: city } });
  return { state: newGame(setup), car, order, approach: approachTo(setup, type, [city, base], car) };
}

test('[PLN-11] the plan of a free car comes to the same without its steps', () => {
  fc.assert(
    fc.property(anyCase, (drawn) => {
      const { state, car, order, approach } = settled(drawn);
      const { spare, overdue, deliveredAt } = planDelivery(state, car, order, drawn.at);
      expect(standingPlan(haulOf(state.setup, order), approach, drawn.at)).toMatchObject({
        spare,
        overdue,
        deliveredAt,
      });
    }),
    { numRuns: 2000 },
  );
});

/** A driver whose day began eleven hours ago, and who has not driven in it. */
const LONG_DAY = {
  type: 'ADR',
  city: 10,
  base: 5,
  destination: 0,
  working: 0,
  duty: 39_150,
  day: 1440,
  pickFrom: 1153,
  pickLength: 537,
  deliverAfter: 645,
  deliverLength: 168,
  restMinutes: 300,
} as const;

test('[PLN-11] no plan keeps its spare minutes past the last call', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: -60, max: 60 }), (drawn, wanted) => {
      const { state, order, approach } = settled(drawn);
      const { spare } = standingPlan(haulOf(state.setup, order), approach, drawn.at);
      const haul = haulOf(state.setup, order);
      const saved = drawn.working === 0 && drawn.duty === null ? 0 : savedByRests(haul, approach);
      const isPast = drawn.at > latestDeparture(haul, approach, wanted) + saved;
      expect(isPast && spare >= wanted).toBe(false);
    }),
    {
      numRuns: 2000,
      // Because of the end of his day the driver rests earlier, where a rested one would take a break.
      examples: [[{ ...LONG_DAY, at: 0 }, 0]],
    },
  );
});

test('[PLN-11] a rested driver with time is sent at the last call and not a second later', () => {
  const { state, order, approach } = settled({
    type: 'ST',
    city: 0,
    base: 5,
    destination: 4,
    working: 0,
    pickFrom: 600,
    pickLength: 240,
    deliverAfter: 300,
    deliverLength: 300,
    restMinutes: 540,
    duty: null,
    day: 1440,
    at: 0,
  });
  const last = latestDeparture(haulOf(state.setup, order), approach, 0);
  expect(standingPlan(haulOf(state.setup, order), approach, last).spare).toBe(0);
  expect(standingPlan(haulOf(state.setup, order), approach, last + 1).spare).toBe(-1);
});
