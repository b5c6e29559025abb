import { expect, test } from 'vitest';
import { ANNA, TEACHER, type Lesson, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { advance } from '../../src/advance.ts';
import { latePenalty, latePoints, lateHoursOf } from '../../src/cars/delivery.ts';
import { applyEffect } from '../../src/effects/index.ts';
import { fullPenalty } from '../../src/orders/terms.ts';
import { offeredOrders } from '../../src/orders/selectors.ts';
import { viewFor } from '../../src/view-for.ts';

const ORDER = 'POZ/1126/0410';
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const CAR = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;
const FINISH = { action: 'FINISH' } as const;
const park = (parking: string) => ({ action: 'SELECT_PARKING', car: 'ST-01', parking }) as const;

const CALM = { check_chance_home: 0, check_chance_abroad: 0, crash_chance: 0, theft_guarded: 0 };
/** Warszawa to Poznań, then Poznań to Wrocław, with an ST car. */
const APPROACH = Math.ceil((310_000 * 18) / (70 * 5));
const HAUL = Math.ceil((183_000 * 18) / (70 * 5));
/** An ST car from its base in Poznań is on the road to Wrocław after preparation and loading. */
const LEFT = 75 * 60;

const till = (lesson: Lesson, second: number) => lesson.with((game) => advance(game, second));

function booked(order = anOrder(), car = aCar(), settings = {}) {
  return aLesson(aGame({ cars: [car], orders: [order], setup: aSetup({ settings: { ...CALM, ...settings } }) }))
    .does(BOOK)
    .does(CAR);
}

function fromWarszawa(order = anOrder()) {
  return booked(order, aCar({ base: CITY.WARSZAWA, state: { action: 'FREE', at: CITY.WARSZAWA } }));
}

test.each([
  [0, 0],
  [1, 1],
  [3600, 1],
  [3601, 2],
  [3 * 3600, 3],
  [3 * 3600 + 1, 4],
  [20 * 3600, 20],
])('[PAY-4] [PTS-5] %i seconds late are %i started hours', (late, hours) => {
  const order = anOrder({ deliverWindow: { from: 0, to: 60 }, reportedAt: 3600 + late });
  expect(lateHoursOf(order)).toBe(hours);
  expect(latePenalty(order)).toBe(Math.min(fullPenalty(order), Math.floor((fullPenalty(order) * hours) / 4 + 0.5)));
  expect(latePoints(aSetup().settings, hours)).toBe(Math.min(20, 5 * hours));
});

test('[BKG-3] thirty minutes after booking giving back is free, a second later it is not', () => {
  const started = () => aLesson(aGame({ orders: [anOrder()] })).does(BOOK);
  const back = { action: 'CANCEL_ORDER', order: ORDER } as const;
  expect(till(started(), 1800).does(back).ledger()).toEqual([]);
  expect(till(started(), 1801).does(back).ledger()).toEqual(['LATE_CANCEL -5 pkt']);
});

test('[BKG-1] [BKG-4] a second before its window ends an order may be booked, at the end it is gone', () => {
  const offered = () => aLesson(aGame({ orders: [anOrder({ pickWindow: { from: 0, to: 60 } })] }));
  expect(till(offered(), 3599).refuses(BOOK)).toBeUndefined();
  expect(till(offered(), 3600).refuses(BOOK)).toBe('ORDER_EXPIRED');
});

test('[CAR-6] [CLK-6] who arrives in the last second of the pick window loads on time, a second later not', () => {
  const arrives = 15 * 60 + APPROACH;
  expect(arrives % 60).toBe(43);
  const minute = Math.ceil(arrives / 60);
  const inTime = fromWarszawa(anOrder({ pickWindow: { from: 0, to: minute } }));
  expect(till(inTime, arrives).order().loadedOnTime).toBe(true);
  const late = fromWarszawa(anOrder({ pickWindow: { from: 0, to: minute - 1 } }));
  expect(till(late, arrives).doing()).toBe('LOADING');
  expect(late.order().loadedOnTime).toBe(false);
});

test('[BKG-5] [CLK-6] a car that reports in the second in which its order would expire still loads', () => {
  const order = anOrder({ pickWindow: { from: 0, to: 60 } });
  const sleeps = booked(order, aCar({ working: 60 }), { rest_minutes: 180 }).does(park('city-0'));
  till(sleeps, 179 * 60 + 59);
  expect(sleeps.doing()).toBe('SLEEPING_GUARDED');
  till(sleeps, 180 * 60);
  expect(sleeps.order()).toMatchObject({ expired: false, loadedOnTime: false });
  expect(sleeps.doing()).toBe('LOADING');
  const longer = booked(order, aCar({ working: 60 }), { rest_minutes: 181 }).does(park('city-0'));
  expect(till(longer, 180 * 60).order()).toMatchObject({ expired: true, car: null });
  expect(longer.doing()).toBe('SLEEPING_GUARDED');
  expect(till(longer, 181 * 60).car()).toMatchObject({ player: null, state: { action: 'FREE' }, working: 0 });
});

test('[SLP-2] [SLP-3] a rest one second short counts for nothing, a full one for all', () => {
  const tired = () => booked(anOrder(), aCar({ working: 5000 })).does(park('city-0'));
  expect(
    till(tired(), 540 * 60 - 1)
      .does(park('GO'))
      .car().working,
  ).toBe(5000);
  expect(till(tired(), 540 * 60).car().working).toBe(0);
  expect(till(tired(), 540 * 60).refuses(park('GO'))).toBe('CAR_NOT_STOPPED');
});

test('[CAR-8] [CAR-9] reported in the last second of the delivery window is on time, a second later late', () => {
  const arrives = LEFT + HAUL;
  const slot = (to: number) => booked(anOrder({ deliverWindow: { from: 0, to } }));
  expect(till(slot(Math.ceil(arrives / 60)), arrives).doing()).toBe('UNLOADING');
  expect(till(slot(Math.floor(arrives / 60)), arrives).doing()).toBe('LATE_WAITING_FOR_UNLOADING');
});

test('[WRK-5] as many checks are drawn as hours of overrun begin, whatever the chance', () => {
  const order = anOrder({ base: CITY.TULUZA, destination: CITY.BIALYSTOK });
  const tired = aCar({ working: 540 * 60 - 60, player: ANNA, state: { action: 'AVAILABLE', at: CITY.TULUZA } });
  for (const chance of [0, 100]) {
    const lesson = booked(order, tired, { check_chance_abroad: chance, break_minutes: 0 });
    const draws = [0, 1, 3600, 3601, 7200].map((over) => till(lesson, LEFT + 60 + over).car().checks);
    expect(draws).toEqual([1, 1, 2, 2, 3]);
    expect(lesson.ledger().filter((line) => line.startsWith('FINE'))).toHaveLength(chance === 0 ? 0 : 3);
  }
});

test('[SLP-4] [DRV-3] a parking beyond the sea may be chosen before the ferry; the ferry is taken on the way to it', () => {
  const car = aCar({ base: CITY.SZCZECIN, state: { action: 'FREE', at: CITY.SZCZECIN } });
  const lesson = booked(anOrder({ base: CITY.SZCZECIN, destination: CITY.MALMO }), car);
  till(lesson, LEFT + 60).does(park('city-1'));
  expect(lesson.at(700).doing()).toBe('SLEEPING_GUARDED');
  expect(lesson.ledger().filter((line) => /FERRY|PARKING/.test(line))).toEqual(['FERRY -2200', 'PARKING -130']);
});

test('[LEG-5] [EFF-14] a car that turns round at sea has rested on it all the same', () => {
  const car = aCar({ base: CITY.SZCZECIN, state: { action: 'FREE', at: CITY.SZCZECIN } });
  const order = anOrder({ base: CITY.SZCZECIN, destination: CITY.MALMO });
  const lesson = booked(order, car, { rest_minutes: 300 }).at(300);
  expect(lesson.car()).toMatchObject({ working: 5400, state: { leg: { sailing: {} } } });
  const about = { player: ANNA, order: ORDER, car: 'ST-01' };
  lesson.with((game) => applyEffect(game, { type: 'GO_BACK', value: 1 }, about)).at(800);
  expect(lesson.car()).toMatchObject({ working: 0, state: { leg: { sailing: {} } } });
});

test.each([
  ['LOADING', 40, []],
  ['DRIVING_WITH_SHIPMENT', 100, ['LEG_KM', 'FULL_PENALTY']],
  ['UNLOADING', 240, ['LEG_KM', 'FULL_PENALTY']],
])('[GAM-7] FINISH while %s', (action, minute, reasons) => {
  const lesson = booked().at(minute);
  expect(lesson.doing()).toBe(action);
  const { ledger } = lesson.does(FINISH, TEACHER).player();
  expect(ledger.map(({ reason }) => reason).filter((reason) => /LEG|PENALTY/.test(reason))).toEqual(reasons);
  expect(lesson.with((game) => advance(game, 999_999)).player().ledger).toBe(ledger);
});

test('[GAM-7] [EFF-14] FINISH while the cargo goes back costs the kilometres and no penalty', () => {
  const lesson = booked().at(105);
  const about = { player: ANNA, order: ORDER, car: 'ST-01' };
  lesson.with((game) => applyEffect(game, { type: 'GO_BACK', value: 1 }, about)).does(FINISH, TEACHER);
  expect(lesson.ledger()).toEqual(['LOADED_ON_TIME 5 pkt', 'LEG_KM -150.5']);
  expect(lesson.order()).toMatchObject({ expired: false, delivered: false });
});

test('[ORD-11] [VIW-1] a game finished in a break never tells what the next round would have brought', () => {
  const orders = [anOrder({ release: 36_000, pickWindow: { from: 700, to: 900 } })];
  const lesson = aLesson(aGame({ orders })).at(600).does(FINISH, TEACHER);
  expect(lesson.game()).toMatchObject({ state: 'FINISHED', now: 36_000 });
  expect(offeredOrders(lesson.game())).toEqual([]);
  expect(viewFor(lesson.game(), { player: ANNA, type: 'STUDENT' }).orders).toEqual([]);
});

test('[GAM-5] [CLK-1] a round’s end cuts nothing short: loading, a sleep and a sailing go on after the break to the same second', () => {
  const lives = [
    booked(anOrder({ pickWindow: { from: 570, to: 900 } })),
    booked().does(park('city-0')).at(60).does(park('GO')).at(250).does(park('city-5')),
    booked(
      anOrder({ base: CITY.SZCZECIN, destination: CITY.MALMO, pickWindow: { from: 400, to: 900 } }),
      aCar({ base: CITY.SZCZECIN, state: { action: 'FREE', at: CITY.SZCZECIN } }),
    ),
  ];
  for (const lesson of lives) {
    const before = lesson.at(599).car();
    const ended = lesson.at(600).game();
    expect(ended).toMatchObject({ state: 'PAUSED', pauseReason: 'ROUND_END', now: 36_000 });
    expect(advance(ended, 999_999)).toBe(ended);
    expect(lesson.at(601).car()).toEqual(before);
  }
});
