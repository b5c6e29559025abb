import { expect, test } from 'vitest';
import { aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { dayEndsAt } from '../../src/cars/duty.ts';
import { isOverdue, limitAt } from '../../src/cars/work.ts';
import { dockPastDay } from '../../src/planning/dock-past-day.ts';
import { parkingsAhead } from '../../src/planning/parkings-ahead.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import type { Order } from '../../src/state.ts';
import type { SettingKey } from '../../src/settings.ts';

const CALM = { check_chance_home: 0, check_chance_abroad: 0, crash_chance: 0 };
const { id: ORDER } = anOrder();

/** ST-01, booked at minute 0 for an order from the city where it stands; it reports for loading at minute 15. */
function booked(order: Partial<Order>, settings: Partial<Record<SettingKey, number>> = {}, rulesVersion?: number) {
  const version = rulesVersion === undefined ? {} : { rulesVersion };
  const setup = aSetup({ settings: { ...CALM, ...settings }, ...version });
  const lesson = aLesson(aGame({ cars: [aCar()], orders: [anOrder(order)], setup }));
  return lesson.does({ action: 'BOOK_ORDER', order: ORDER }).does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' });
}

/** Loads from minute 15 to 615, then drives to Białystok for some eight hours; the day ends at 915. */
const LONG_LOADING = { destination: CITY.BIALYSTOK, loadingMinutes: 600 };
const END = 15 + 900;

test('[DAY-1] a day begins with the first work, not with getting ready or waiting for the dock', () => {
  const lesson = booked({ pickWindow: { from: 300, to: 500 } });
  expect(lesson.at(299).car()).toMatchObject({ idleSince: 15 * 60 });
  expect(lesson.car().dutySince).toBeUndefined();
  expect(lesson.at(300).car().dutySince).toBe(300 * 60);
  expect(lesson.at(500).car().dutySince).toBe(300 * 60);
  expect(dayEndsAt(lesson.game().setup.settings, lesson.car())).toBe((300 + 900) * 60);
});

test.each([
  [{}, 900],
  [{ rest_minutes: 660 }, 780],
  [{ day_minutes: 600 }, 540],
])('[DAY-1] with %j the rest has to begin within %d minutes', (settings, within) => {
  const lesson = booked({}, settings).at(20);
  expect(dayEndsAt(lesson.game().setup.settings, lesson.car())).toBe((15 + within) * 60);
});

test('[DAY-1] [LOG-6] no day ends where the setting is 0, nor by earlier rules', () => {
  for (const lesson of [booked(LONG_LOADING, { day_minutes: 0 }), booked(LONG_LOADING, {}, 5)]) {
    lesson.at(1000);
    expect(lesson.car()).not.toHaveProperty('dutySince');
    expect(lesson.car()).not.toHaveProperty('idleSince');
    expect(lesson.messages()).not.toContain('DAY_OVERDUE');
    expect(isOverdue(lesson.game(), lesson.car(), lesson.game().now)).toBe(false);
  }
});

test('[DAY-2] who is free in a city for as long as a rest has rested, at no cost', () => {
  const lesson = booked({}).at(400);
  expect(lesson.doing()).toBe('AVAILABLE');
  const delivered = Math.ceil((lesson.car().idleSince ?? 0) / 60);
  const before = lesson.ledger().length;
  expect(lesson.at(delivered + 538).car()).toMatchObject({ dutySince: 15 * 60, working: 9412 });
  expect(lesson.at(delivered + 540).car().working).toBe(0);
  expect(lesson.car().dutySince).toBeUndefined();
  expect(lesson.messages()).toContain('CAR_RESTED');
  expect(lesson.ledger()).toHaveLength(before);
});

test('[DAY-2] a wait at the dock is a rest too, and one that is too short is none', () => {
  const long = booked({ deliverWindow: { from: 900, to: 2000 } }).at(899);
  expect(long.doing()).toBe('WAITING_FOR_UNLOADING');
  expect(long.car().dutySince).toBeUndefined();
  expect(long.at(900).car().dutySince).toBe(900 * 60);
  const short = booked({ deliverWindow: { from: 700, to: 2000 } }).at(720);
  expect(short.doing()).toBe('UNLOADING');
  expect(short.car()).toMatchObject({ dutySince: 15 * 60, working: 9412 });
});

test('[DAY-2] being booked ends being free', () => {
  const lesson = booked({}).at(400);
  const since = lesson.car().idleSince;
  const other = anOrder({ id: 'WRO/1126/0020', base: CITY.WROCLAW, destination: CITY.KRAKOW });
  lesson.with((game) => ({
    ...game,
    orders: [...game.orders, other],
    orderIndex: { ...game.orderIndex, [other.id]: 1 },
  }));
  lesson
    .does({ action: 'BOOK_ORDER', order: other.id })
    .does({ action: 'BOOK_CAR', order: other.id, car: 'ST-01' })
    .does({ action: 'CANCEL_CAR_BOOKING', car: 'ST-01' });
  expect(lesson.car().idleSince).toBe(400 * 60);
  expect(since).toBeLessThan(400 * 60);
});

test('[DAY-3] 45 minutes before a warning, at the end points lost, though driving time is left; it drives on', () => {
  const lesson = booked(LONG_LOADING).at(END - 46);
  expect(limitAt(lesson.game(), lesson.car())).toBe(END * 60);
  expect(lesson.messages()).not.toContain('DAY_END_NEAR');
  expect(lesson.at(END - 45).messages()).toContain('DAY_END_NEAR');
  expect(lesson.game().messages.at(-1)).toMatchObject({ code: 'DAY_END_NEAR', amount: 45, type: 'warning' });
  expect(isOverdue(lesson.game(), lesson.car(), lesson.game().now)).toBe(false);
  expect(lesson.at(END).messages()).toContain('DAY_OVERDUE');
  expect(isOverdue(lesson.game(), lesson.car(), lesson.game().now)).toBe(true);
  expect(lesson.ledger()).toContain('DAY_OVERDUE -5 pkt');
  expect(lesson.messages()).not.toContain('WORK_OVERDUE');
  expect(lesson.doing()).toBe('DRIVING_WITH_SHIPMENT');
});

test('[DAY-3] [PAY-5] a check at the end and at each started hour past it fines by the tariff, without a situation', () => {
  const lesson = booked(LONG_LOADING, { check_chance_home: 100 });
  const fines = () => lesson.ledger().filter((line) => line.startsWith('FINE'));
  expect(lesson.at(END + 59) && fines()).toEqual(['FINE -300']);
  expect(lesson.at(END + 60) && fines()).toEqual(['FINE -300', 'FINE -800']);
  expect(lesson.messages().filter((code) => code === 'DAY_TICKET')).toHaveLength(2);
  expect(lesson.order().emergencies).toEqual([]);
  expect(lesson.doing()).toBe('DRIVING_WITH_SHIPMENT');
});

test('[DAY-3] hours that passed while the car was loaded are checked once, when it sets out', () => {
  const lesson = booked({ ...LONG_LOADING, loadingMinutes: 1000 }, { check_chance_home: 100 }).at(1014);
  expect(lesson.messages()).toContain('DAY_END_NEAR_LOADING');
  expect(lesson.messages()).not.toContain('DAY_OVERDUE');
  lesson.at(1016);
  expect(lesson.messages().filter((code) => code === 'DAY_OVERDUE')).toHaveLength(1);
  expect(lesson.ledger().filter((line) => line.startsWith('FINE'))).toEqual(['FINE -800']);
  expect(lesson.car().checks).toBe(2);
});

test('[DAY-3] who rests in time is over no end, and begins a new day with the next work', () => {
  const lesson = booked(LONG_LOADING).at(END - 100);
  const last = parkingsAhead(lesson.game(), lesson.car(), lesson.game().now).findLast(({ overrun }) => overrun === 0);
  lesson.does({ action: 'SELECT_PARKING', car: 'ST-01', parking: last?.parking.id ?? '' }).at(END + 400);
  expect(isOverdue(lesson.game(), lesson.car(), lesson.game().now)).toBe(false);
  lesson.at(END + 600);
  expect(lesson.car().dutySince).toBeGreaterThan(END * 60);
  expect(lesson.messages()).not.toContain('DAY_OVERDUE');
});

test('[DAY-4] [PLN-7] the parkings ahead tell how far past the end of the day the driver would come', () => {
  const lesson = booked(LONG_LOADING).at(616);
  const ahead = parkingsAhead(lesson.game(), lesson.car(), lesson.game().now);
  const [first, last] = [ahead[0], ahead.at(-1)];
  expect(first?.overrun).toBe(0);
  expect(last?.overrun).toBe((last?.arrivesAt ?? 0) - END * 60);
  expect(last?.overrun).toBeGreaterThan(0);
});

test('[DAY-4] [PLN-3] a plan rests where the day ends before the driving time does, and comes true', () => {
  const lesson = booked(LONG_LOADING);
  const plan = planDelivery(lesson.game(), lesson.car(), lesson.order(), 0);
  const rest = plan.steps.find(({ activity }) => activity === 'REST');
  expect(rest?.from).toBeLessThan(END * 60);
  expect(rest?.from).toBeGreaterThan((END - 150) * 60);
  lesson.at(616).does({ action: 'SELECT_PARKING', car: 'ST-01', parking: rest?.parking ?? '' });
  lesson.at(Math.ceil(plan.deliveredAt / 60));
  expect(lesson.order().reportedAt).toBe(plan.arrivesAt);
});

test('[DAY-4] a plan keeps time for unloading: it rests before the destination, or there until the window opens', () => {
  const steps = (order: Partial<Order>) => {
    const lesson = booked({ ...LONG_LOADING, ...order });
    return planDelivery(lesson.game(), lesson.car(), lesson.order(), 0).steps;
  };
  const onTheWay = steps({ destination: CITY.WARSZAWA, loadingMinutes: 560, unloadingMinutes: 100 });
  const way = onTheWay.map(({ activity }) => activity);
  expect(way).toEqual(['PREPARE', 'LOAD', 'DRIVE', 'REST', 'UNLOAD']);
  const there = steps({ destination: CITY.WARSZAWA, loadingMinutes: 560, deliverWindow: { from: 1000, to: 2000 } });
  expect(there.map(({ activity }) => activity)).toEqual(['PREPARE', 'LOAD', 'DRIVE', 'REST', 'UNLOAD']);
  expect(there.at(-2)).toMatchObject({ city: CITY.WARSZAWA, parking: null });
});

/** Arrives in Warszawa before its day ends at 915, and unloads until after that: from about minute 860 on, for 100 minutes. */
const LATE_UNLOADING = { destination: CITY.WARSZAWA, loadingMinutes: 600, unloadingMinutes: 100 };

test('[DAY-5] who arrives within the day and would unload past its end is told so on the way and at the dock; nothing else comes of it', () => {
  const lesson = booked(LATE_UNLOADING, { warning_minutes: 20 });
  const told = () => dockPastDay(lesson.game(), lesson.car(), lesson.game().now);
  expect(lesson.at(616).doing()).toBe('DRIVING_WITH_SHIPMENT');
  const ahead = told();
  expect(ahead).toMatchObject({ work: 'UNLOAD', dayEnds: END * 60 });
  expect(ahead?.begins).toBeLessThan(END * 60);
  expect(ahead?.ends).toBe((ahead?.begins ?? 0) + 100 * 60);
  lesson.at(Math.ceil((ahead?.begins ?? 0) / 60) + 1);
  expect(lesson.doing()).toBe('UNLOADING');
  expect(told()).toMatchObject({ work: 'UNLOAD', ends: ahead?.ends, dayEnds: END * 60 });
  lesson.at(END + 60);
  expect(lesson.messages()).not.toContain('DAY_OVERDUE');
});

test('[DAY-5] a rest before the dock, a wait as long as one, and a day that is long enough leave nothing to tell; a limit passed before is told alone', () => {
  const told = (order: Partial<Order>, at: number, settings = {}) => {
    const lesson = booked(order, settings).at(at);
    return dockPastDay(lesson.game(), lesson.car(), lesson.game().now);
  };
  expect(told({ ...LATE_UNLOADING, unloadingMinutes: 20 }, 616)).toBeNull();
  expect(told({ ...LATE_UNLOADING, deliverWindow: { from: 1500, to: 2000 } }, 616)).toBeNull();
  expect(told(LATE_UNLOADING, 616, { day_minutes: 0 })).toBeNull();
  expect(told(LONG_LOADING, 616)).toBeNull();
  const lesson = booked(LATE_UNLOADING).at(616);
  const stop = parkingsAhead(lesson.game(), lesson.car(), lesson.game().now).find(({ overrun }) => overrun === 0);
  lesson.does({ action: 'SELECT_PARKING', car: 'ST-01', parking: stop?.parking.id ?? '' });
  expect(dockPastDay(lesson.game(), lesson.car(), lesson.game().now)).toBeNull();
});

test('[DAY-5] a loading that lasts past the end of the day is told from the moment at which the car waits for it', () => {
  const lesson = booked({ loadingMinutes: 1000, pickWindow: { from: 100, to: 500 } });
  const told = () => dockPastDay(lesson.game(), lesson.car(), lesson.game().now);
  expect(lesson.at(50).doing()).toBe('WAITING_FOR_LOADING');
  expect(told()).toEqual({ work: 'LOAD', begins: 100 * 60, ends: 1100 * 60, dayEnds: 1000 * 60, restBy: 100 * 60 });
  expect(lesson.at(400).doing()).toBe('LOADING');
  expect(told()).toMatchObject({ work: 'LOAD', ends: 1100 * 60, dayEnds: 1000 * 60 });
});
