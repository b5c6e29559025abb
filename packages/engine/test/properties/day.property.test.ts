import fc from 'fast-check';
import { expect } from 'vitest';
import { test } from 'vitest';
import { anyPlay, HARD, play } from '@fracht/testing/engine/random-play.ts';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { dutyLimit } from '../../src/cars/duty.ts';
import { type DeliveryPlan, planDelivery } from '../../src/planning/plan-delivery.ts';
import type { PlanStep } from '../../src/planning/trip.ts';
import type { Car, GameState } from '../../src/state.ts';

const GAMES = howMany({ few: 15, many: 600 });

/** Days of several lengths: the legal one, one that a lesson with long waits overruns, and one hardly longer than the driving. */
const DAYS = [1440, 900, 640];

/** The longest day of a plan in seconds, from the first work after a rest to the last before the next. */
function longestDay(state: GameState, car: Car, { steps }: DeliveryPlan): number {
  const rest = state.setup.settings.rest_minutes * 60;
  let [longest, idleSince] = [0, car.idleSince ?? null];
  let began = car.dutySince ?? null;
  for (const { activity, from, to } of steps) {
    const isWork = activity === 'DRIVE' || activity === 'LOAD' || activity === 'UNLOAD';
    idleSince = activity === 'WAIT' ? (idleSince ?? from) : null;
    const hasRested =
      activity === 'REST' ||
      (activity === 'FERRY' && to - from >= rest) ||
      (idleSince !== null && to - idleSince >= rest);
    if (hasRested) began = null;
    if (!isWork) continue;
    began ??= from;
    longest = Math.max(longest, to - began);
  }
  return longest;
}

const named = (steps: readonly PlanStep[]) =>
  steps.map(({ activity, from, to }) => `${activity} ${Math.round((to - from) / 60)}`).join(', ');

/** A car with a plan of the game for it. */
type PlannedCar = { readonly car: Car; readonly plan: DeliveryPlan };

/** A plan of every car for its own order, or for some orders that it could carry. */
function plansOf(state: GameState): readonly PlannedCar[] {
  return state.cars.flatMap((car) => {
    if (car.gone) return [];
    const own = state.orders.find(({ id }) => id === car.shipment);
    const orders = own === undefined ? state.orders.filter(({ type }) => type === car.type).slice(0, 3) : [own];
    return orders.map((order) => ({ car, plan: planDelivery(state, car, order, state.now) }));
  });
}

/** What a plan says that is not true: it is called in time although one of its days is too long, or its margins are not what is left. */
function untrue(state: GameState, { car, plan }: PlannedCar): readonly string[] {
  const limit = dutyLimit(state.setup.settings) ?? 0;
  const { day } = plan.margins;
  const left = plan.dutySince === undefined ? limit : plan.dutySince + limit - plan.deliveredAt;
  const isInTime = plan.feasible && !plan.overdue;
  return [
    ...(isInTime && longestDay(state, car, plan) > limit ? [`too long: ${named(plan.steps)}`] : []),
    ...(day === null || day !== Math.floor(left / 60) || (isInTime && day < 0)
      ? [`day ${day} and not ${left / 60}`]
      : []),
  ].map((what) => `${car.id} ${car.state.action}: ${what}`);
}

underSeeds('day', (seed) => {
  test('[DAY-4] [PLN-12] no plan that is called in time has a day longer than it may be, whatever the car is doing, and what it leaves is what is told', () => {
    fc.assert(
      fc.property(anyPlay, fc.constantFrom(...DAYS), (made, day_minutes) => {
        const broken: string[] = [];
        play(made, (_before, after) => broken.push(...plansOf(after).flatMap((plan) => untrue(after, plan))), {
          ...HARD,
          day_minutes,
        });
        expect(broken).toEqual([]);
      }),
      { numRuns: GAMES, seed, endOnFailure: true },
    );
  });
});
