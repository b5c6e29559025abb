import { expect, test } from 'vitest';
import { aGame, ANNA, JAN } from '@fracht/testing/engine/a-lesson.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import type { Car, Order } from '../state.ts';
import { tripMargin } from './calculate-trip.ts';
import { leftOf, onwardOf } from './onward.ts';
import { planDelivery } from './plan-delivery.ts';

const there = anOrder({ id: 'POZ/1126/0010', destination: CITY.WARSZAWA });

function onward(others: readonly Order[], changes: Partial<Car> = {}, order = there) {
  const car = aCar(changes);
  const state = aGame({ cars: [car], orders: [order, ...others] });
  return onwardOf(state, order, { car, plan: planDelivery(state, car, order, 0) }, ANNA);
}

const back = (changes: Parameters<typeof anOrder>[0]) =>
  anOrder({ id: 'WAR/1126/0020', base: CITY.WARSZAWA, destination: CITY.POZNAN, ...changes });

test('[CST-8] the empty way home costs what the return will; without an order on offer it is the only one', () => {
  expect(onward([])).toEqual({
    city: CITY.WARSZAWA,
    base: CITY.POZNAN,
    metres: 310_000,
    empty: Math.round(310 * 430 * 0.85),
    load: null,
  });
});

test('[CST-8] a load home is reckoned with its own trip and the rest of the way, and the one that leaves most is told', () => {
  const home = back({});
  const beside = back({ id: 'WAR/1126/0030', destination: CITY.WROCLAW });
  const found = onward([home, beside])?.load;
  expect(found).toMatchObject({ order: { id: home.id }, home: 0, calculation: { freight: 310 * 600, parking: 0 } });
  const other = onward([beside])?.load;
  expect(other).toMatchObject({ order: { id: beside.id }, home: Math.floor(183 * 430 * 0.85 + 0.5) });
  expect(other === undefined || other === null ? null : leftOf(other)).toBe(
    other === undefined || other === null ? 0 : tripMargin(other.calculation) - other.home,
  );
});

test('[CST-8] what is late, of another type, taken, or worse than the empty way is no way on', () => {
  expect(onward([back({ pickWindow: { from: 0, to: 60 } })])?.load).toBeNull();
  expect(onward([back({ type: 'ATP' })])?.load).toBeNull();
  expect(onward([back({ player: JAN })])?.load).toBeNull();
  expect(onward([back({ player: ANNA, car: 'ST-07' })])?.load).toBeNull();
  expect(onward([back({ salary: 50 })])?.load).toBeNull();
  expect(onward([back({ salary: 100 })])?.load).not.toBeNull();
});

test('[CST-8] [DAY-1] the day that the first order began goes on in the second, and a pause before it is no rest after it', () => {
  const free = { dutySince: undefined, idleSince: 0, pausedSince: 0 };
  const far = back({ pickWindow: { from: 0, to: 3000 }, deliverWindow: { from: 0, to: 4000 } });
  const state = aGame({ cars: [aCar(free)], orders: [there, far] });
  const [car] = state.cars;
  if (car === undefined) throw new Error('no car');
  const plan = planDelivery(state, car, there, 0);
  expect(plan.dutySince).toBeDefined();
  const late = { ...plan, dutySince: plan.deliveredAt - 14 * 3600, deliveredAt: plan.deliveredAt };
  const rested = onwardOf(state, there, { car, plan }, ANNA)?.load;
  const tired = onwardOf(state, there, { car, plan: late }, ANNA)?.load;
  expect(tired?.calculation.rests).toBe((rested?.calculation.rests ?? 0) + 1);
  const worked = { ...plan, working: 8 * 3600, dutySince: undefined, deliveredAt: plan.deliveredAt + 10 * 3600 };
  expect(onwardOf(state, there, { car, plan: worked }, ANNA)?.load?.calculation.rests).toBe(1);
});

test('[CST-8] an order that the player has reserved already is a load home like one on offer', () => {
  expect(onward([back({ player: ANNA })])?.load).toMatchObject({ order: { id: 'WAR/1126/0020' } });
});

test('[CST-8] a load that earns less than nothing still beats the empty way where it costs less', () => {
  const found = onward([back({ salary: 100 })])?.load ?? null;
  expect(found === null ? 0 : leftOf(found)).toBe(310 * (100 - 430));
});

test('[CST-8] at home again, and for a subcontractor, there is no way on to choose', () => {
  expect(onward([], { subcontractor: true })).toBeNull();
  expect(onward([], { base: CITY.WARSZAWA })).toBeNull();
});
