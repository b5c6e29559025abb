import { expect, test } from 'vitest';
import { ANNA, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { parkingsAhead } from '../../src/planning/parkings-ahead.ts';
import type { Car, Order } from '../../src/state.ts';

const CALM = { check_chance_home: 0, check_chance_abroad: 0, crash_chance: 0, theft_guarded: 0, break_minutes: 0 };
const park = (parking: string) => ({ action: 'SELECT_PARKING', car: 'ST-01', parking }) as const;

/** ST-01 is sent at minute 0 and loads where it stands from minute 15; its driver's day ends 15 hours after that. */
function booked(order: Partial<Order>, car: Partial<Car> = {}, rulesVersion?: number) {
  const setup = aSetup({ settings: CALM, ...(rulesVersion === undefined ? {} : { rulesVersion }) });
  const made = anOrder(order);
  const lesson = aLesson(aGame({ cars: [aCar(car)], orders: [made], setup }));
  return lesson
    .does({ action: 'BOOK_ORDER', order: made.id })
    .does({ action: 'BOOK_CAR', order: made.id, car: 'ST-01' });
}

type Booked = ReturnType<typeof booked>;

const WARNINGS = /^(?:DAY_END|WORK_LIMIT)_/u;
const warnings = (lesson: Booked) => lesson.messages().filter((code) => WARNINGS.test(code));
const aheadOf = (lesson: Booked) => parkingsAhead(lesson.game(), lesson.car(), lesson.game().now);
const END = 15 + 900;
/** Loads for ten hours, then drives to Białystok until after the end of the day. */
const LONG_LOADING = { destination: CITY.BIALYSTOK, loadingMinutes: 600 };
/** The car is at its destination some two hours before the end of the day, and waits for the window. */
const LONG_WAIT = (opens: number) => ({ loadingMinutes: 600, deliverWindow: { from: opens, to: 4000 } });
/** On a road of more than 2,400 km with two hours of driving left. */
const FAR = { base: CITY.TULUZA, destination: CITY.BIALYSTOK, pickWindow: { from: 0, to: 9000 } };
const TIRED: Partial<Car> = { working: 420 * 60, player: ANNA, state: { action: 'AVAILABLE', at: CITY.TULUZA } };

test('[DAY-3] whose driver drives to a parking that he reaches within the day is not warned, and is once that is given up', () => {
  const lesson = booked(LONG_LOADING).at(700);
  lesson.does(park(aheadOf(lesson).findLast(({ overrun }) => overrun === 0)?.parking.id ?? ''));
  expect(lesson.doing()).toBe('DRIVING_TO_SLEEP');
  const given = aLesson(lesson.game()).at(END - 44);
  expect([given.doing(), warnings(given)]).toEqual(['DRIVING_TO_SLEEP', []]);
  expect(warnings(given.does(park('GO')).at(END - 43))).toEqual(['DAY_END_NEAR']);
  expect(given.game().messages.at(-1)?.amount).toBe(44);
  expect(warnings(lesson.at(END))).toEqual([]);
  expect(lesson.messages()).not.toContain('DAY_OVERDUE');
});

test('[DAY-3] whose driver reaches the chosen parking after the end of the day is told that it is too far', () => {
  const lesson = booked(LONG_LOADING).at(700);
  lesson.does(park(aheadOf(lesson).at(-1)?.parking.id ?? ''));
  expect(warnings(lesson.at(END - 45))).toEqual(['DAY_END_BEFORE_PARKING']);
});

test('[DAY-3] who loads is told to choose a parking for afterwards, and is not warned where one is chosen that is near enough', () => {
  expect(warnings(booked({ ...LONG_LOADING, loadingMinutes: 870 }).at(870))).toEqual(['DAY_END_NEAR_LOADING']);
  const chosen = booked({ ...LONG_LOADING, loadingMinutes: 870 })
    .at(100)
    .does(park(`city-${CITY.POZNAN}`));
  expect(warnings(aLesson(chosen.game()).at(880))).toEqual([]);
  const dropped = chosen.at(880).does(park('GO'));
  expect(warnings(dropped.at(881))).toEqual(['DAY_END_NEAR_LOADING']);
  const far = booked({ ...LONG_LOADING, loadingMinutes: 870 }).at(100);
  far.does(park(aheadOf(far).at(-1)?.parking.id ?? ''));
  expect(warnings(far.at(870))).toEqual(['DAY_END_BEFORE_PARKING']);
});

test('[DAY-3] who waits to unload is told of a rest where he stands, not of loading; not where the wait is a rest', () => {
  const short = booked(LONG_WAIT(1200)).at(END - 45);
  expect([short.doing(), warnings(short)]).toEqual(['WAITING_FOR_UNLOADING', ['DAY_END_NEAR_WAITING']]);
  const [here] = aheadOf(short);
  expect(here?.parking.city).toBe(CITY.WROCLAW);
  short.does(park(here?.parking.id ?? ''));
  expect(short.doing()).toBe('SLEEPING_GUARDED');
  const long = booked(LONG_WAIT(1500)).at(END);
  expect([long.doing(), warnings(long)]).toEqual(['WAITING_FOR_UNLOADING', []]);
});

test('[WRK-3] whose driver drives to a parking within the driving time is not warned of its end; a farther one is told to be too far', () => {
  const near = booked(FAR, TIRED).at(76);
  near.does(park(aheadOf(near).findLast(({ overrun }) => overrun === 0)?.parking.id ?? ''));
  expect(warnings(near.at(190))).toEqual([]);
  const far = booked(FAR, TIRED).at(76);
  far.does(park(aheadOf(far).find(({ overrun }) => overrun > 0)?.parking.id ?? ''));
  expect(warnings(far.at(155))).toEqual(['WORK_LIMIT_BEFORE_PARKING']);
  expect(warnings(booked(FAR, TIRED).at(155))).toEqual(['WORK_LIMIT_NEAR']);
});

test('[DAY-3] [LOG-6] by earlier rules each is warned alike, whatever is chosen', () => {
  const lesson = booked(LONG_LOADING, {}, 12).at(700);
  lesson.does(park(aheadOf(lesson).findLast(({ overrun }) => overrun === 0)?.parking.id ?? ''));
  expect(warnings(lesson.at(END - 44))).toEqual(['DAY_END_NEAR']);
  expect(warnings(booked(LONG_WAIT(1500), {}, 12).at(END))).toEqual(['DAY_END_NEAR']);
});
