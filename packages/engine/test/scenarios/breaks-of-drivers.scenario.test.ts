import { expect, test } from 'vitest';
import { aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { legMetres } from '../../src/cars/place.ts';
import { limitAt, workingAt } from '../../src/cars/work.ts';
import { legEndsAt } from '../../src/planning/parkings-ahead.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import type { SettingKey } from '../../src/settings.ts';
import type { Car, Order } from '../../src/state.ts';

const { id: ORDER } = anOrder();
const CALM = { check_chance_home: 0, check_chance_abroad: 0, crash_chance: 0 };
/** It sets out at minute 75, loaded. */
const OUT = 75;
const AFTER = 270;

/** ST-01, loading from minute 15 on in Białystok for Szczecin, some ten hours away. */
function loading(
  order: Partial<Order> = {},
  {
    car = {},
    settings = {},
    rulesVersion,
  }: { car?: Partial<Car>; settings?: Partial<Record<SettingKey, number>>; rulesVersion?: number } = {},
) {
  const version = rulesVersion === undefined ? {} : { rulesVersion };
  const setup = aSetup({ settings: { ...CALM, ...settings }, ...version });
  const far = anOrder({ base: CITY.BIALYSTOK, destination: CITY.SZCZECIN, ...order });
  const there = aCar({ base: CITY.BIALYSTOK, state: { action: 'FREE', at: CITY.BIALYSTOK }, ...car });
  const lesson = aLesson(aGame({ cars: [there], orders: [far], setup }));
  return lesson.does({ action: 'BOOK_ORDER', order: ORDER }).does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' });
}

type Told = { readonly working: number; readonly metres: number };

function told(lesson: ReturnType<typeof loading>): Told {
  const { now } = lesson.game();
  const { working, metres } = {
    working: workingAt(lesson.game(), lesson.car(), now),
    metres: legMetres(lesson.car(), now),
  };
  return { working: working / 60, metres };
}

test('[BRK-1] after four and a half hours of driving the car stands for 45 minutes by itself, and drives on', () => {
  const lesson = loading().at(OUT + AFTER);
  const before = told(lesson);
  expect(before.working).toBe(AFTER);
  expect(told(lesson.at(OUT + AFTER + 45))).toEqual(before);
  expect(lesson.doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(told(lesson.at(OUT + AFTER + 46))).toMatchObject({ working: AFTER + 1 });
});

test('[BRK-1] [WRK-3] the driving limit comes 45 minutes later by the clock, and so does the arrival', () => {
  const [with45, without] = [loading().at(100), loading({}, { settings: { break_minutes: 0 } }).at(100)];
  const limits = [with45, without].map((lesson) => limitAt(lesson.game(), lesson.car()) ?? 0);
  expect((limits[0] ?? 0) - (limits[1] ?? 0)).toBe(45 * 60);
  const near = { base: CITY.BIALYSTOK, destination: CITY.WROCLAW };
  const arrivals = [loading(near), loading(near, { settings: { break_minutes: 0 } })].map((lesson) => {
    const plan = planDelivery(lesson.game(), lesson.car(), lesson.order(), 0);
    expect(lesson.at(1200).order().reportedAt).toBe(plan.arrivesAt);
    return plan.arrivesAt;
  });
  expect((arrivals[0] ?? 0) - (arrivals[1] ?? 0)).toBe(45 * 60);
});

test('[PLN-19] the end of a drive is told with its breaks and crossings, from any moment on it, at sea too', () => {
  const onRoad = { base: CITY.BIALYSTOK, destination: CITY.WROCLAW };
  const atSea = { base: CITY.POZNAN, destination: CITY.MALMO };
  const fromPoznan = { base: CITY.POZNAN, state: { action: 'FREE', at: CITY.POZNAN } } as const;
  for (const [order, car, moments] of [
    [onRoad, {}, [100, OUT + AFTER + 20, 500]],
    [atSea, fromPoznan, [100, 300, 700]],
  ] as const) {
    const arrived = loading(order, { car }).at(1200).order().reportedAt ?? 0;
    for (const moment of moments) {
      const lesson = loading(order, { car }).at(moment);
      expect(lesson.doing()).toBe('DRIVING_WITH_SHIPMENT');
      const ends = legEndsAt(lesson.game(), lesson.car(), lesson.game().now) ?? 0;
      expect(Math.abs(ends - arrived)).toBeLessThanOrEqual(1);
    }
  }
  const standing = loading().at(20);
  expect(legEndsAt(standing.game(), standing.car(), standing.game().now)).toBeNull();
});

test('[BRK-1] [LOG-6] by earlier rules nobody takes a break', () => {
  const lesson = loading({}, { rulesVersion: 7 }).at(OUT + AFTER + 45);
  expect(told(lesson).working).toBe(AFTER + 45);
  expect(lesson.car()).not.toHaveProperty('pausedSince');
  expect(JSON.stringify(lesson.car())).not.toContain('breaks');
});

test('[BRK-2] a wait at the dock of 45 minutes is a break, one of 44 and loading are none', () => {
  const tired = { working: 200 * 60, breakAt: 0, player: null };
  const waited = (minutes: number): number => {
    const lesson = loading(
      { pickWindow: { from: 15 + minutes, to: 900 } },
      { car: { ...tired, pausedSince: 0 }, settings: { preparation_minutes: 0 } },
    );
    const out = 15 + minutes + 60;
    return told(lesson.at(out + 90)).working - 200;
  };
  expect(waited(45)).toBe(90);
  expect(waited(20)).toBe(70);
});

test('[BRK-3] a parking that is chosen in a break, or given up, does not make it longer', () => {
  const lesson = loading().at(OUT + AFTER + 20);
  lesson.does({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'city-2' });
  expect(lesson.doing()).toBe('DRIVING_TO_SLEEP');
  expect(told(lesson.at(OUT + AFTER + 45)).working).toBe(AFTER);
  expect(told(lesson.at(OUT + AFTER + 46)).working).toBe(AFTER + 1);
  const dropped = loading().at(OUT + AFTER + 20);
  dropped.does({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'city-2' });
  dropped.at(OUT + AFTER + 30).does({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'GO' });
  expect(told(dropped.at(OUT + AFTER + 46)).working).toBe(AFTER + 1);
});

test('[BRK-3] a break that its player cuts short begins anew, one that he lets go on at the roadside counts', () => {
  const short = loading()
    .at(OUT + AFTER + 20)
    .does({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'HERE' });
  short.at(OUT + AFTER + 30).does({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'GO' });
  expect(told(short.at(OUT + AFTER + 75)).working).toBe(AFTER);
  expect(told(short.at(OUT + AFTER + 76)).working).toBe(AFTER + 1);
  const long = loading()
    .at(OUT + 200)
    .does({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'HERE' });
  long.at(OUT + 245).does({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'GO' });
  expect(told(long.at(OUT + 245 + AFTER)).working).toBe(200 + AFTER);
});
