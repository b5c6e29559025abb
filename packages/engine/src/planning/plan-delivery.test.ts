import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { restartLeg, startLeg } from '../drive/leg.ts';
import { newGame } from '../new-game.ts';
import type { Car, GameSetup, GameState, Order } from '../state.ts';
import { routeOf } from '../world/route.ts';
import { type DeliveryPlan, planDelivery } from './plan-delivery.ts';

const MINUTE = 60;
/** A game whose days have no end. */
const ENDLESS = aSetup({ settings: { day_minutes: 0, break_minutes: 0 } });
/** A game whose drivers take no breaks. */
const UNBROKEN = aSetup({ settings: { break_minutes: 0 } });
const HOUR = 3600;

function aGame(orders: readonly Order[] = [], setup: GameSetup = UNBROKEN): GameState {
  return { ...newGame(setup), orders, orderIndex: Object.fromEntries(orders.map(({ id }, index) => [id, index])) };
}

function planned(car: Car, order: Order, at = 0, setup: GameSetup = UNBROKEN): DeliveryPlan {
  return planDelivery(aGame([order], setup), car, order, at);
}

function told({ steps }: DeliveryPlan): string {
  return steps.map(({ activity, from, to }) => `${activity} ${Math.round((to - from) / 60)}`).join(', ');
}

test('[PLN-1] a free car prepares, drives, loads, drives and unloads', () => {
  const plan = planned(aCar(), anOrder({ base: CITY.WROCLAW, destination: CITY.KRAKOW }));
  expect(told(plan)).toBe('PREPARE 15, DRIVE 157, LOAD 60, DRIVE 231, UNLOAD 60');
  expect(plan.feasible).toBe(true);
  expect(plan.leavesAt).toBe(15 * MINUTE);
  expect(plan.loadedAt).toBe(plan.pickAt + HOUR);
  expect(plan.deliveredAt).toBe(plan.arrivesAt + HOUR);
});

test('[PLN-5] it waits for the pick window, and for the delivery window', () => {
  const order = anOrder({ pickWindow: { from: 60, to: 300 }, deliverWindow: { from: 400, to: 700 } });
  const plan = planned(aCar(), order);
  expect(told(plan)).toBe('PREPARE 15, WAIT 45, LOAD 60, DRIVE 157, WAIT 123, UNLOAD 60');
  expect(plan.pickAt).toBe(60 * MINUTE);
  expect(plan.spare).toBe(240);
});

test('[PLN-1] feasible up to the last second of either window, and not a second longer', () => {
  const order = anOrder({ pickWindow: { from: 0, to: 15 } });
  expect(planned(aCar(), order).feasible).toBe(true);
  expect(planned(aCar(), order, 1)).toMatchObject({ feasible: false, spare: -1 });
  const arrives = planned(aCar(), anOrder()).arrivesAt;
  const tight = anOrder({ deliverWindow: { from: 0, to: Math.ceil(arrives / 60) } });
  expect(planned(aCar(), tight)).toMatchObject({ feasible: true, spare: 0 });
  expect(planned(aCar(), tight, 60).feasible).toBe(false);
});

test('[PLN-6] who comes late waits for a new slot before unloading', () => {
  const plan = planned(aCar(), anOrder({ deliverWindow: { from: 0, to: 100 } }));
  expect(told(plan)).toBe('PREPARE 15, LOAD 60, DRIVE 157, WAIT 120, UNLOAD 60');
  expect(plan.feasible).toBe(false);
});

test('[PLN-3] it rests at the last guarded parking before the limit', () => {
  const order = anOrder({ base: CITY.BIALYSTOK, destination: CITY.SZCZECIN });
  const car = aCar({ base: CITY.BIALYSTOK, state: { action: 'FREE', at: CITY.BIALYSTOK } });
  const plan = planned(car, order);
  const rest = plan.steps.find(({ activity }) => activity === 'REST');
  const route = routeOf(aSetup().world, order.path);
  const reachable = route.parkings.filter(({ parking, metres }) => parking.guarded && metres < 9 * 70_000);
  expect(rest?.parking).toBe(reachable.at(-1)?.parking.id);
  expect(told(plan)).toMatch(/^PREPARE 15, LOAD 60, DRIVE \d+, REST 540, DRIVE \d+, UNLOAD 60$/);
});

test('[PLN-3] it never drives up to the limit', () => {
  const order = anOrder({ base: CITY.POZNAN, destination: CITY.WARSZAWA });
  const seconds = planned(aCar(), order).arrivesAt - planned(aCar(), order).loadedAt;
  const almost = aCar({ working: 9 * HOUR - seconds - 1 });
  expect(told(planned(almost, order))).not.toContain('REST');
  expect(told(planned({ ...almost, working: almost.working + 1 }, order))).toContain('REST');
});

test('[PLN-4] with no guarded parking in reach it takes the last of any kind, else the next there is', () => {
  const setup = aSetup();
  const route = routeOf(setup.world, [CITY.POZNAN, CITY.WARSZAWA]);
  const [, first, second] = route.parkings;
  if (first === undefined || second === undefined) throw new Error('Too few parkings');
  const order = anOrder({ destination: CITY.WARSZAWA });
  const tired = (reach: number): Car => ({
    ...aCar({ shipment: order.id, shipmentLoaded: true, working: 9 * HOUR - Math.ceil((reach * 18) / 350) - 1 }),
    state: { action: 'DRIVING_WITH_SHIPMENT', leg: startLeg(setup.world, order.path, 70, 0) },
  });
  const restsAt = (car: Car) =>
    planned(car, order, 0, ENDLESS).steps.find(({ activity }) => activity === 'REST')?.parking;
  expect(first.parking.guarded).toBe(false);
  expect(restsAt(tired(first.metres + 1000))).toBe(first.parking.id);
  expect(restsAt(tired(1000))).toBe(first.parking.id);
  expect(restsAt(tired(second.metres + 1000))).toBe(second.parking.id);
});

test('[PLN-4] a plan tells that no parking comes in time', () => {
  const order = anOrder({ destination: CITY.WARSZAWA, pickWindow: { from: 0, to: 60 } });
  expect(planned(aCar(), order).overdue).toBe(false);
  expect(planned(aCar({ working: 9 * HOUR - 60 }), order, 0, ENDLESS).overdue).toBe(true);
});

test('[PLN-4] a tired driver rests in the city before setting out, or before loading when the window allows', () => {
  const tired = aCar({ working: 8.9 * HOUR });
  expect(told(planned(tired, anOrder({ base: CITY.WROCLAW, destination: CITY.KRAKOW })))).toMatch(
    /^PREPARE 15, REST 540, DRIVE/,
  );
  expect(told(planned(tired, anOrder()))).toMatch(/^PREPARE 15, REST 540, LOAD/);
  const soon = anOrder({ pickWindow: { from: 0, to: 120 } });
  expect(told(planned(tired, soon, 0, ENDLESS))).toMatch(/^PREPARE 15, LOAD 60, DRIVE/);
});

test('[PLN-5] a wait as long as a rest is slept', () => {
  const plan = planned(aCar({ working: HOUR }), anOrder({ pickWindow: { from: 600, to: 900 } }), 0, ENDLESS);
  expect(told(plan)).toMatch(/^PREPARE 15, REST 540, WAIT 45, LOAD 60/);
});

test('[PLN-2] a ferry takes check-in and sailing, and driving goes on after it', () => {
  const plan = planned(aCar(), anOrder({ destination: CITY.MALMO }), 0, ENDLESS);
  expect(told(plan)).toBe('PREPARE 15, LOAD 60, DRIVE 317, FERRY 480, DRIVE 51, UNLOAD 60');
});

test('[PLN-3] a sailing as long as a rest is one', () => {
  const setup = aSetup({ settings: { rest_minutes: 420, break_minutes: 0 } });
  const order = anOrder({ destination: CITY.GOTEBORG });
  expect(told(planned(aCar(), order, 0, setup))).not.toContain('REST');
  expect(told(planned(aCar(), order))).toContain('REST');
});

test('[PLN-1] a plan goes on from whatever the car is doing', () => {
  const { world } = aSetup();
  const order = anOrder({ base: CITY.WROCLAW, destination: CITY.KRAKOW, car: 'ST-01', player: 'student-1' });
  const [approach, haul] = [
    [CITY.POZNAN, CITY.WROCLAW],
    [CITY.WROCLAW, CITY.KRAKOW],
  ];
  const empty = startLeg(world, approach, 70, 0);
  const full = startLeg(world, haul, 70, 0);
  const toParking = { ...restartLeg(world, full, 0, 100_000) };
  const loaded = { action: 'DRIVING_WITH_SHIPMENT', leg: { ...full, from: 70_000 } } as const;
  const cases: readonly (readonly [Car['state'], string])[] = [
    [{ action: 'FREE_BOOKED', at: CITY.POZNAN, until: 600 }, 'PREPARE 10, DRIVE 157, LOAD 60, DRIVE 231, UNLOAD 60'],
    [{ action: 'DRIVING_TO_SHIPMENT', leg: empty }, 'DRIVE 157, LOAD 60, DRIVE 231, UNLOAD 60'],
    [{ action: 'WAITING_FOR_LOADING', at: CITY.WROCLAW, until: 0 }, 'LOAD 60, DRIVE 231, UNLOAD 60'],
    [{ action: 'LOADING', at: CITY.WROCLAW, until: 1800 }, 'LOAD 30, DRIVE 231, UNLOAD 60'],
    [{ action: 'DRIVING_WITH_SHIPMENT', leg: full }, 'DRIVE 231, UNLOAD 60'],
    [{ action: 'STOPPED_BY_PLAYER', since: 0, then: loaded }, 'DRIVE 171, UNLOAD 60'],
    [{ action: 'WAITING_EMERGENCY_STOP', since: 0, until: 0, then: loaded }, 'DRIVE 171, UNLOAD 60'],
    [{ action: 'WAITING_ACCIDENT_STOP', until: 3600, then: loaded }, 'WAIT 60, DRIVE 171, UNLOAD 60'],
    [{ action: 'SLEEPING', parking: 'x', since: 0, until: 7200, then: loaded }, 'REST 120, DRIVE 171, UNLOAD 60'],
    [{ action: 'WAITING_FOR_UNLOADING', at: CITY.KRAKOW, until: 0 }, 'UNLOAD 60'],
    [{ action: 'UNLOADING', at: CITY.KRAKOW, until: 600 }, 'UNLOAD 10'],
    [{ action: 'LATE_WAITING_FOR_UNLOADING', at: CITY.KRAKOW, until: 600 }, 'WAIT 10, UNLOAD 60'],
    [{ action: 'DRIVING_EMPTY', leg: empty }, 'DRIVE 157, PREPARE 15, LOAD 60, DRIVE 231, UNLOAD 60'],
  ];
  for (const [state, story] of cases) expect(told(planned(aCar({ shipment: order.id, state }), order))).toBe(story);
  const stop = routeOf(world, haul).parkings.find(({ parking }) => parking.road !== null);
  const sleeping: Car['state'] = {
    action: 'DRIVING_TO_SLEEP',
    leg: toParking,
    parking: stop?.parking.id ?? '',
    then: 'DRIVING_WITH_SHIPMENT',
  };
  expect(told(planned(aCar({ shipment: order.id, state: sleeping }), order))).toMatch(
    /^DRIVE \d+, REST 540, DRIVE \d+, UNLOAD 60$/,
  );
});

test('[PLN-1] a car aboard lands before it drives on', () => {
  const { world } = aSetup();
  const order = anOrder({ destination: CITY.MALMO });
  const leg = startLeg(world, order.path, 70, 0);
  const aboard = { ...leg, from: 370_000, until: 545_000, sailing: { until: 3600 } };
  const car = aCar({ shipment: order.id, state: { action: 'DRIVING_WITH_SHIPMENT', leg: aboard } });
  expect(told(planned(car, order))).toBe('FERRY 60, DRIVE 51, UNLOAD 60');
});

test('[PLN-1] a car that serves another order first ends that one; a subcontractor then leaves', () => {
  const first = anOrder({ id: 'POZ/1126/0010' });
  const second = anOrder({ id: 'WRO/1126/0020', base: CITY.WROCLAW, destination: CITY.KRAKOW });
  const { world } = aSetup();
  const leg = startLeg(world, first.path, 70, 0);
  const busy = aCar({ shipment: first.id, shipmentLoaded: true, state: { action: 'DRIVING_WITH_SHIPMENT', leg } });
  const plan = planDelivery(aGame([first, second]), busy, second, 0);
  expect(told(plan)).toBe('DRIVE 157, UNLOAD 60, PREPARE 15, LOAD 60, DRIVE 231, UNLOAD 60');
  expect(plan.feasible).toBe(true);
  expect(planDelivery(aGame([first, second]), { ...busy, subcontractor: true }, second, 0).feasible).toBe(false);
});

test('[PLN-1] a car that reported late stays late, and a cargo going back has no window', () => {
  const late = anOrder({ reportedAt: 3000 * MINUTE, deliverWindow: { from: 0, to: 2880 } });
  const waiting = aCar({ shipment: late.id, state: { action: 'LATE_UNLOADING', at: CITY.WROCLAW, until: 200_000 } });
  expect(planned(waiting, late, 190_000)).toMatchObject({ feasible: false, spare: -120 });
  const reversed = anOrder({ reversed: true, deliverWindow: { from: 0, to: 1 } });
  const leg = startLeg(aSetup().world, [CITY.WROCLAW, CITY.POZNAN], 70, 0);
  const back = aCar({ shipment: reversed.id, state: { action: 'DRIVING_WITH_SHIPMENT', leg } });
  expect(planned(back, reversed)).toMatchObject({ feasible: true, spare: 0 });
});

test('[PLN-1] steps follow one another without a gap', () => {
  const order = anOrder({ base: CITY.KRAKOW, destination: CITY.TULUZA });
  const { steps, deliveredAt } = planned(aCar(), order, 77);
  for (const [index, step] of steps.entries()) expect(step.from).toBe(steps[index - 1]?.to ?? 77);
  expect(steps.at(-1)?.to).toBe(deliveredAt);
});
