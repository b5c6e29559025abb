import { expect, test } from 'vitest';
import { type Lesson, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { loaded } from '../orders/stages.ts';
import { workingAt } from '../cars/work.ts';
import { metresLeft } from '../drive/leg.ts';
import { EFFECT_TYPES, type Effect } from '../library.ts';
import type { Car, Order } from '../state.ts';
import { applyEffect } from './index.ts';

const ORDER = 'POZ/1126/0410';
const calm = aSetup({ settings: { check_chance_home: 0, check_chance_abroad: 0, theft_guarded: 0, crash_chance: 0 } });

/** Anna's car with an order from Poznań to Wrocław; loaded and on the road from 75 minutes after noon. */
function lesson(changes: Partial<Order> = {}): Lesson {
  const game = aGame({ cars: [aCar()], orders: [anOrder(changes)], setup: calm });
  return aLesson(game)
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' });
}

function meets(told: Lesson, effect: Effect): Lesson {
  return told.with((game) => applyEffect(game, effect, { player: 'anna', order: ORDER, car: 'ST-01' }));
}

function alone(told: Lesson, effect: Effect): Lesson {
  return told.with((game) => applyEffect(game, effect, { player: 'anna', order: ORDER, car: null }));
}

const left = (told: Lesson) => {
  const { state } = told.car();
  return 'leg' in state ? metresLeft(state.leg, told.game().now) : 0;
};

test('[EFF-1] TIME: a driving car stands so long, then goes on; work time stands too', () => {
  const told = meets(lesson().at(105), { type: 'TIME', value: 60 });
  expect(told.doing()).toBe('WAITING_ACCIDENT_STOP');
  expect(told.at(164).doing()).toBe('WAITING_ACCIDENT_STOP');
  expect(told.at(165).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(told.car().working).toBe(30 * 60);
  expect(told.at(165 + 126).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(told.at(165 + 127).doing()).toBe('UNLOADING');
});

test('[EFF-1] TIME: loading, sleep and a stop last longer; a car that prepares leaves later', () => {
  expect(meets(lesson().at(20), { type: 'TIME', value: 30 }).at(104).doing()).toBe('LOADING');
  expect(meets(lesson().at(5), { type: 'TIME', value: 60 }).at(64).doing()).toBe('WAITING_ACCIDENT_STOP');
  expect(meets(lesson().at(5), { type: 'TIME', value: 60 }).at(65).doing()).toBe('LOADING');
  const twice = meets(meets(lesson().at(105), { type: 'TIME', value: 60 }), { type: 'TIME', value: 30 });
  expect(twice.at(194).doing()).toBe('WAITING_ACCIDENT_STOP');
  expect(twice.at(195).doing()).toBe('DRIVING_WITH_SHIPMENT');
});

test('[EFF-2] MONETARY: costs value zł, with full_val the order’s full penalty', () => {
  expect(meets(lesson(), { type: 'MONETARY', value: 120.5 }).ledger()).toEqual(['EFFECT -120.5']);
  expect(meets(lesson(), { type: 'MONETARY', value: 1, full_val: true }).ledger()).toEqual(['EFFECT -164.7']);
});

test('[EFF-3] GIVE_MONEY: pays value zł', () => {
  expect(meets(lesson(), { type: 'GIVE_MONEY', value: 900 }).ledger()).toEqual(['EFFECT 900']);
});

test('[EFF-4] OVERDUE_TICKET: a fine of value zł, with 0 by the tariff', () => {
  expect(meets(lesson(), { type: 'OVERDUE_TICKET', value: 50 }).ledger()).toEqual(['FINE -50']);
  expect(meets(lesson(), { type: 'OVERDUE_TICKET', value: 0 }).ledger()).toEqual(['FINE -300']);
});

test('[EFF-5] [EFF-7] PROLONG_PICKUP moves the end, MOVE_PICKUP both ends of the pick window, and its timer follows', () => {
  const window = { pickWindow: { from: 100, to: 200 } };
  expect(meets(lesson(window), { type: 'PROLONG_PICKUP', value: 60 }).order().pickWindow).toEqual({
    from: 100,
    to: 260,
  });
  expect(meets(lesson(window), { type: 'MOVE_PICKUP', value: 60 }).order().pickWindow).toEqual({ from: 160, to: 260 });
  const booked = () =>
    aLesson(aGame({ orders: [anOrder(window)], setup: calm })).does({ action: 'BOOK_ORDER', order: ORDER });
  const later = alone(booked(), { type: 'MOVE_PICKUP', value: 60 });
  expect(later.at(379).order().expired).toBe(false);
  expect(later.at(380).order().expired).toBe(true);
  const earlier = alone(booked(), { type: 'MOVE_PICKUP', value: -60 });
  expect(earlier.at(259).order().expired).toBe(false);
  expect(earlier.at(260).order().expired).toBe(true);
});

test('[EFF-7] MOVE_PICKUP: a car that waits for the window waits for the new one', () => {
  const told = meets(lesson({ pickWindow: { from: 100, to: 200 } }).at(50), { type: 'MOVE_PICKUP', value: 60 });
  expect(told.at(159).doing()).toBe('WAITING_FOR_LOADING');
  expect(told.at(160).doing()).toBe('LOADING');
  const sooner = meets(lesson({ pickWindow: { from: 100, to: 200 } }).at(50), { type: 'MOVE_PICKUP', value: -60 });
  expect(sooner.at(50).doing()).toBe('LOADING');
});

test('[EFF-6] [EFF-8] PROLONG_SHIPMENT and MOVE_SHIPMENT do so with the delivery window', () => {
  const window = { deliverWindow: { from: 300, to: 400 } };
  expect(meets(lesson(window), { type: 'PROLONG_SHIPMENT', value: 60 }).order().deliverWindow).toEqual({
    from: 300,
    to: 460,
  });
  expect(meets(lesson(window), { type: 'MOVE_SHIPMENT', value: -60 }).order().deliverWindow).toEqual({
    from: 240,
    to: 340,
  });
  expect(meets(lesson(window), { type: 'PROLONG_SHIPMENT', value: -500 }).order().deliverWindow).toEqual({
    from: 300,
    to: 300,
  });
  const waiting = meets(lesson(window).at(280), { type: 'MOVE_SHIPMENT', value: 60 });
  expect(waiting.at(359).doing()).toBe('WAITING_FOR_UNLOADING');
  expect(waiting.at(360).doing()).toBe('UNLOADING');
});

test('[EFF-9] CHANGE_CITY: another city, with path, distance and a later window when it is farther', () => {
  const told = meets(lesson().at(105), { type: 'CHANGE_CITY', value: 1 });
  const order = told.order();
  expect([CITY.POZNAN, CITY.WROCLAW]).not.toContain(order.destination);
  expect(order.path[0]).toBe(CITY.POZNAN);
  expect(order.path.at(-1)).toBe(order.destination);
  expect(order.deliverWindow.to).toBeGreaterThanOrEqual(2880);
  expect(told.doing()).toBe('DRIVING_WITH_SHIPMENT');
  const { state } = told.car();
  expect('leg' in state && state.leg.route.at(-1)).toBe(order.destination);
  for (let minute = 200; !told.order().delivered && minute < 6000; minute += 100) {
    told.at(minute);
  }
  expect(told.car().state).toEqual({ action: 'AVAILABLE', at: order.destination });
});

test('[EFF-9] CHANGE_CITY with 0: the order’s base', () => {
  const told = meets(lesson().at(105), { type: 'CHANGE_CITY', value: 0 });
  expect(told.order()).toMatchObject({ destination: CITY.POZNAN, distance: 0 });
  expect(told.at(500).order().delivered).toBe(true);
});

test('[EFF-9] CHANGE_CITY before loading and in the city of unloading', () => {
  const early = meets(lesson().at(30), { type: 'CHANGE_CITY', value: 1 });
  const there = early.order().destination;
  expect(early.at(80).doing()).toBe('DRIVING_WITH_SHIPMENT');
  const { state } = early.car();
  expect('leg' in state && state.leg.route.at(-1)).toBe(there);
  const late = meets(lesson({ deliverWindow: { from: 500, to: 900 } }).at(300), { type: 'CHANGE_CITY', value: 1 });
  expect(late.doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(meets(lesson().at(250), { type: 'CHANGE_CITY', value: 1 }).order().destination).toBe(CITY.WROCLAW);
});

test('[EFF-9] CHANGE_CITY: one of the four other cities nearest to the old destination', () => {
  const near = [CITY.KRAKOW, CITY.DREZNO, CITY.WARSZAWA, CITY.SZCZECIN];
  const drawn = Array.from({ length: 40 }, (_, seed) => {
    const early = lesson().with((game) => ({ ...game, setup: { ...game.setup, seed: String(seed) } }));
    return meets(early, { type: 'CHANGE_CITY', value: 1 }).order().destination;
  });
  expect(new Set(drawn)).toEqual(new Set(near));
});

/** The cities to which 40 draws send the order of a car that has made all its EU courses; `car` takes the place of Anna's. */
function sentTo(changes: Partial<Order>, car: Partial<Car> = {}): ReadonlySet<number> {
  const most = calm.settings.max_eu_courses;
  const drawn = Array.from({ length: 40 }, (_, seed) => {
    const told = lesson(changes).with((game) => ({
      ...game,
      setup: { ...game.setup, seed: String(seed) },
      cars: game.cars.concat([aCar({ id: 'ST-02', euCourses: most, ...car })]),
    }));
    return meets(told, { type: 'CHANGE_CITY', value: 1 }).order().destination;
  });
  return new Set(drawn);
}

test('[EFF-9] [INV-8] CHANGE_CITY draws only courses that every car of the order may still take, help on its way too', () => {
  const toSzczecin = { destination: CITY.SZCZECIN };
  const abroad: readonly number[] = [CITY.HAMBURG, CITY.DREZNO, CITY.HANNOVER, CITY.MALMO];
  expect([...sentTo(toSzczecin)].some((city) => abroad.includes(city))).toBe(true);
  const helped = [...sentTo(toSzczecin, { shipment: ORDER })];
  expect(helped.length).toBeGreaterThan(1);
  expect(helped.some((city) => abroad.includes(city))).toBe(false);
  const own = lesson(toSzczecin).with((game) => ({
    ...game,
    cars: game.cars.map((car) => ({ ...car, euCourses: calm.settings.max_eu_courses })),
  }));
  expect(meets(own, { type: 'CHANGE_CITY', value: 1 }).order().eu).toBe(false);
});

test('[EFF-9] [INV-8] CHANGE_CITY where every other course is one too many: the destination stays', () => {
  const fromAbroad = { base: CITY.HAMBURG, destination: CITY.WROCLAW };
  expect([...sentTo(fromAbroad, { shipment: ORDER, gone: true })]).not.toEqual([CITY.WROCLAW]);
  const bound = lesson(fromAbroad).with((game) => ({
    ...game,
    cars: game.cars.map((car) => ({ ...car, euCourses: calm.settings.max_eu_courses })),
  }));
  const before = bound.order();
  for (const value of [0, 1]) expect(meets(bound, { type: 'CHANGE_CITY', value }).order()).toBe(before);
});

test('[EFF-9] CHANGE_CITY of cargo that has reached its destination: the way there stays to be paid, the window leaves time to go on', () => {
  const there = lesson({ base: CITY.TULUZA, destination: CITY.WROCLAW, deliverWindow: { from: 2300, to: 2390 } }).with(
    (game) => ({ ...game, orders: game.orders.map((order) => ({ ...loaded(order), reportedAt: 2000 * 60 })) }),
  );
  const before = there.order();
  const after = meets(there, { type: 'CHANGE_CITY', value: 1 }).order();
  expect(after.distance).toBeGreaterThanOrEqual(before.distance);
  expect(after).toMatchObject({ reportedAt: null, eu: true });
  expect(after.deliverWindow.from).toBeGreaterThan(before.deliverWindow.from + 120);
});

test('[EFF-10] LEAVE_SHIPMENT: no pay, a penalty of value percent of the pay, the car free at the next city', () => {
  const told = meets(lesson().at(105), { type: 'LEAVE_SHIPMENT', value: 50 });
  expect(told.order()).toMatchObject({ expired: true, car: null });
  expect(told.car()).toMatchObject({ shipment: null, shipmentLoaded: false, state: { action: 'DRIVING_EMPTY' } });
  expect(told.ledger()).toEqual(['LOADED_ON_TIME 5 pkt', 'LEG_KM -150.5', 'EFFECT -549']);
  expect(told.at(300).car().state).toEqual({ action: 'AVAILABLE', at: CITY.WROCLAW });
});

test('[EFF-11] [EFF-12] a car in a city has no road to make longer or shorter, then or later', () => {
  for (const type of ['ADD_DISTANCE', 'REMOVE_DISTANCE'] as const) {
    const told = lesson().at(30);
    const before = told.car();
    expect(meets(told, { type, value: 20 }).car()).toBe(before);
    expect(left(told.at(105))).toBe(148_000);
  }
});

test('[EFF-11] [EFF-12] ADD_DISTANCE and REMOVE_DISTANCE: the leg gets longer or shorter, never below nothing; km count', () => {
  const told = lesson().at(105);
  expect(left(told)).toBe(148_000);
  expect(left(meets(told, { type: 'ADD_DISTANCE', value: 20 }))).toBe(168_000);
  expect(left(meets(told, { type: 'REMOVE_DISTANCE', value: 50 }))).toBe(118_000);
  expect(left(meets(told, { type: 'REMOVE_DISTANCE', value: 5000 }))).toBe(0);
  expect(told.at(105).doing()).toBe('UNLOADING');
  const longer = meets(lesson().at(105), { type: 'ADD_DISTANCE', value: 70 }).at(500);
  expect(longer.ledger()).toContain('LEG_KM -1087.9');
});

test('[EFF-13] NO_PAYMENT: this order pays 0', () => {
  const told = meets(lesson().at(105), { type: 'NO_PAYMENT', value: 1 }).at(400);
  expect(told.order().delivered).toBe(true);
  expect(told.ledger().some((line) => line.startsWith('PAY'))).toBe(false);
  expect(told.ledger()).toContain('DELIVERED_ON_TIME 10 pkt');
});

test('[EFF-14] [PTS-9] GO_BACK: turns round with the cargo and unloads in the loading city; no pay, no penalty, no points', () => {
  const told = meets(lesson({ deliverWindow: { from: 0, to: 10 } }).at(105), { type: 'GO_BACK', value: 1 });
  expect(told.order().reversed).toBe(true);
  expect(told.at(134).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(told.at(136).doing()).toBe('UNLOADING');
  told.at(200);
  expect(told.order()).toMatchObject({ delivered: true, expired: false });
  expect(told.ledger()).toEqual(['LOADED_ON_TIME 5 pkt', 'LEG_KM -301']);
  expect(told.messages()).toContain('ORDER_ENDED');
  expect(told.game().players[0]?.hasDelivered, '[PTS-9] cargo that was brought back is no delivery').toBe(false);
});

test('[EFF-14] GO_BACK from the city of unloading, from a sleep and at sea', () => {
  const waiting = meets(lesson({ deliverWindow: { from: 500, to: 900 } }).at(300), { type: 'GO_BACK', value: 1 });
  expect(waiting.at(300 + 158).doing()).toBe('UNLOADING');
  const asleep = lesson().at(80).does({ action: 'SELECT_PARKING', car: 'ST-01', parking: '0-5@92' }).at(300);
  expect(meets(asleep, { type: 'GO_BACK', value: 1 }).doing()).toBe('SLEEPING');
  expect(asleep.at(154 + 541 + 80).doing()).toBe('UNLOADING');
  const sailing = lesson({ base: CITY.SZCZECIN, destination: CITY.MALMO });
  sailing.at(500);
  const aboard = meets(sailing.at(600), { type: 'GO_BACK', value: 1 });
  for (let minute = 700; !aboard.order().delivered && minute < 2500; minute += 100) {
    aboard.at(minute);
  }
  expect(aboard.order()).toMatchObject({ delivered: true, reversed: true });
  expect(aboard.car().state).toMatchObject({ at: CITY.SZCZECIN });
});

test('[EFF-15] CANCEL_POINTS: the player’s points become 0', () => {
  const told = meets(lesson().at(105), { type: 'CANCEL_POINTS', value: 1 });
  expect(told.player().points).toBe(0);
  expect(told.ledger()).toEqual(['LOADED_ON_TIME 5 pkt', 'POINTS_CANCELLED -5 pkt']);
});

test('[EFF-16] [EFF-17] CANCEL_RANKING_PLAYER and CANCEL_RANKING_GROUP: out of the individual, of the group ranking', () => {
  expect(meets(lesson(), { type: 'CANCEL_RANKING_PLAYER', value: 1 }).player().rankedAlone).toBe(false);
  expect(meets(lesson(), { type: 'CANCEL_RANKING_GROUP', value: 1 }).game().rankedGroup).toBe(false);
});

test('[EFF-18] REST_DRIVER: work time is 0 again, on the road too', () => {
  const told = meets(lesson().at(105), { type: 'REST_DRIVER', value: 1 });
  expect(workingAt(told.game(), told.car(), told.game().now)).toBe(0);
  told.at(115);
  expect(workingAt(told.game(), told.car(), told.game().now)).toBe(600);
  expect(told.car()).toMatchObject({ warned: false, checks: 0, crashDraws: 0 });
});

test('[EFF-19] END_PARKING: the sleep ends at once and is no rest', () => {
  const asleep = lesson().at(80).does({ action: 'SELECT_PARKING', car: 'ST-01', parking: '0-5@92' }).at(300);
  expect(meets(asleep, { type: 'END_PARKING', value: 1 }).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(asleep.car().working).toBeGreaterThan(0);
  const driving = lesson().at(105);
  expect(meets(driving, { type: 'END_PARKING', value: 1 }).doing()).toBe('DRIVING_WITH_SHIPMENT');
});

test.each(EFFECT_TYPES)('[EFF-20] %s with no car and no order, or ones that are gone, breaks nothing', (type) => {
  const game = aGame();
  for (const context of [
    { player: 'anna', order: null, car: null },
    { player: 'anna', order: 'X', car: 'ST-99' },
  ]) {
    const after = applyEffect(game, { type, value: 1 }, context);
    expect(after.cars).toEqual(game.cars);
    expect(after.orders).toEqual(game.orders);
  }
});
