import { expect, test } from 'vitest';
import { ANNA, JAN, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { carPosition } from '../../src/cars/place.ts';
import { subcontractorCar } from '../../src/cars/new-car.ts';

const ORDER = 'POZ/1126/0410';
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const CAR = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;
const CANCEL = { action: 'CANCEL_CAR_BOOKING', car: 'ST-01' } as const;
const RETURN = { action: 'CONFIRM_RETURN', car: 'ST-01' } as const;
const park = (parking: string) => ({ action: 'SELECT_PARKING', car: 'ST-01', parking }) as const;

const inWarszawa = () => aCar({ base: CITY.WARSZAWA, state: { action: 'FREE', at: CITY.WARSZAWA } });
/** Settings that leave nothing to chance, and drivers who take no breaks. */
const calm = aSetup({
  settings: { check_chance_home: 0, check_chance_abroad: 0, crash_chance: 0, theft_guarded: 0, break_minutes: 0 },
});

function booked(order = anOrder(), car = inWarszawa()) {
  return aLesson(aGame({ cars: [car], orders: [order], setup: calm }))
    .does(BOOK)
    .does(CAR);
}

test('[CAR-3] FREE + BOOK_CAR: FREE_BOOKED for the preparation, held by its player', () => {
  const lesson = booked();
  expect(lesson.car()).toMatchObject({ player: ANNA, shipment: ORDER, state: { action: 'FREE_BOOKED', until: 900 } });
  expect(lesson.refuses(CAR, JAN)).toBe('ORDER_NOT_YOURS');
});

test('[CAR-15] FREE_BOOKED + CANCEL_CAR_BOOKING: back to FREE, no cost, anybody may book it', () => {
  const lesson = booked().at(10).does(CANCEL);
  expect(lesson.car()).toMatchObject({ player: null, shipment: null, state: { action: 'FREE', at: CITY.WARSZAWA } });
  expect(lesson.order()).toMatchObject({ player: ANNA, car: null });
  expect(lesson.ledger()).toEqual([]);
  expect(lesson.at(400).doing()).toBe('FREE');
});

test('[CAR-15] FREE_BOOKED away from its base goes back to AVAILABLE', () => {
  const car = aCar({ player: ANNA, state: { action: 'AVAILABLE', at: CITY.WARSZAWA } });
  const lesson = booked(anOrder(), car).at(10).does(CANCEL);
  expect(lesson.car()).toMatchObject({ player: ANNA, state: { action: 'AVAILABLE', at: CITY.WARSZAWA } });
});

test('[DRV-1] [CAR-4] FREE_BOOKED, preparation over: DRIVING_TO_SHIPMENT', () => {
  const lesson = booked().at(15);
  expect(lesson.doing()).toBe('DRIVING_TO_SHIPMENT');
  expect(lesson.at(14 + 60).game().now).toBe(74 * 60);
});

test.each([
  ['ST', 62, 300],
  ['ATP', 50, 372],
  ['ADR', 100, 186],
  ['PG', 31, 600],
] as const)('[DRV-1] %s drives the 310 km to Poznań at the speed of its own setting', (type, speed, minutes) => {
  const others = { ST_car_speed: 90, ATP_car_speed: 90, ADR_car_speed: 90, PG_car_speed: 90 };
  const settings = { ...calm.settings, ...others, [`${type}_car_speed`]: speed, car_worktime: 1000 };
  const car = { ...inWarszawa(), type };
  const lesson = aLesson(aGame({ cars: [car], orders: [anOrder({ type })], setup: { ...calm, settings } }));
  lesson
    .does(BOOK)
    .does(CAR)
    .at(15 + minutes - 1);
  expect(lesson.doing()).toBe('DRIVING_TO_SHIPMENT');
  expect(lesson.at(15 + minutes).doing()).toBe('LOADING');
  expect(lesson.car()).toMatchObject({ working: minutes * 60 });
});

test('[CAR-15] [PAY-2] DRIVING_TO_SHIPMENT + CANCEL_CAR_BOOKING: on empty to the next city, AVAILABLE there, km paid', () => {
  const lesson = booked().at(75).does(CANCEL);
  expect(lesson.doing()).toBe('DRIVING_EMPTY');
  expect(lesson.ledger()).toEqual(['LEG_KM -301']);
  lesson.at(600);
  expect(lesson.car()).toMatchObject({ player: ANNA, shipment: null, state: { action: 'AVAILABLE', at: CITY.POZNAN } });
  expect(lesson.messages()).toContain('CAR_AVAILABLE');
  expect(lesson.ledger()).toHaveLength(2);
});

test('[CAR-15] a cancelled approach that passes the base ends there, FREE', () => {
  const car = aCar({ base: CITY.POZNAN, player: ANNA, state: { action: 'AVAILABLE', at: CITY.WARSZAWA } });
  const lesson = booked(anOrder({ base: CITY.SZCZECIN }), car)
    .at(75)
    .does(CANCEL)
    .at(600);
  expect(lesson.car()).toMatchObject({ player: null, state: { action: 'FREE', at: CITY.POZNAN } });
});

test('[CAR-15] WAITING_FOR_LOADING + CANCEL_CAR_BOOKING: idle at once; LOADING refuses', () => {
  const later = anOrder({ pickWindow: { from: 400, to: 600 } });
  expect(booked(later).at(390).does(CANCEL).car().state).toEqual({ action: 'AVAILABLE', at: CITY.POZNAN });
  expect(booked(later).at(410).refuses(CANCEL)).toBe('CAR_LOADING');
  expect(booked(later).at(500).refuses(CANCEL)).toBe('ORDER_LOADED');
});

test('[CAR-5] [CAR-6] DRIVING_TO_SHIPMENT arrives before the pick window: waits, then loads from its start', () => {
  const lesson = booked(anOrder({ pickWindow: { from: 400, to: 600 } }));
  expect(lesson.at(399).doing()).toBe('WAITING_FOR_LOADING');
  expect(lesson.at(400).doing()).toBe('LOADING');
});

test('[CAR-6] DRIVING_TO_SHIPMENT arrives inside the pick window: loads at once', () => {
  expect(booked().at(300).doing()).toBe('LOADING');
});

test('[SIT-1] DRIVING_TO_SHIPMENT arrives after the pick window: loaded without the points, where no situation fits', () => {
  const lesson = booked(anOrder({ pickWindow: { from: 0, to: 200 } })).at(300);
  expect(lesson.doing()).toBe('LOADING');
  expect(lesson.messages()).toContain('ORDER_PICKED_LATE');
  expect(lesson.at(400).order()).toMatchObject({ loaded: true, loadedOnTime: false });
  expect(lesson.ledger()).not.toContain('LOADED_ON_TIME 5 pkt');
});

test('[CAR-7] [PTS-3] LOADING is over: DRIVING_WITH_SHIPMENT, points for the time', () => {
  const lesson = booked().at(400);
  expect(lesson.car()).toMatchObject({ shipmentLoaded: true, state: { action: 'DRIVING_WITH_SHIPMENT' } });
  expect(lesson.ledger()).toContain('LOADED_ON_TIME 5 pkt');
});

test('[CAR-8] arrives before the delivery window: waits, then unloads from its start', () => {
  const lesson = booked(anOrder({ deliverWindow: { from: 900, to: 1000 } }));
  expect(lesson.at(899).doing()).toBe('WAITING_FOR_UNLOADING');
  expect(lesson.at(900).doing()).toBe('UNLOADING');
});

test('[CAR-9] [PAY-4] [PTS-4] [PTS-5] arrives after it: waits for a slot, LATE_UNLOADING, a quarter of the penalty and points an hour', () => {
  const lesson = booked(anOrder({ deliverWindow: { from: 300, to: 420 } }));
  expect(lesson.at(540).doing()).toBe('LATE_WAITING_FOR_UNLOADING');
  const reported = lesson.order().reportedAt ?? 0;
  expect(Math.ceil((reported / 60 - 420) / 60)).toBe(2);
  expect(lesson.at(reported / 60 + 121).doing()).toBe('LATE_UNLOADING');
  expect(lesson.at(reported / 60 + 181).doing()).toBe('AVAILABLE');
  expect(lesson.ledger().slice(-3)).toEqual(['PAY 1098', 'LATE_PENALTY -82.35', 'LATE_DELIVERY -10 pkt']);
  expect(lesson.messages()).toContain('ORDER_DELIVERED_LATE');
});

test('[PAY-4] [PTS-5] a very late delivery costs the full penalty and 20 points, no more', () => {
  const lesson = booked(anOrder({ deliverWindow: { from: 0, to: 30 } })).at(900);
  expect(lesson.ledger().slice(-3)).toEqual(['PAY 1098', 'LATE_PENALTY -164.7', 'LATE_DELIVERY -20 pkt']);
});

test('[CAR-10] UNLOADING is over at the car’s own base: it is FREE', () => {
  const car = aCar({ base: CITY.WROCLAW, state: { action: 'FREE', at: CITY.WROCLAW } });
  const lesson = booked(anOrder(), car).at(700);
  expect(lesson.car()).toMatchObject({ player: null, shipment: null, state: { action: 'FREE', at: CITY.WROCLAW } });
});

test('[CAR-10] an order abroad counts for the car’s EU courses when it is delivered, and the fourth is refused', () => {
  const lesson = booked(anOrder({ destination: CITY.DREZNO }), aCar({ euCourses: 2 })).at(900);
  expect(lesson.order().delivered).toBe(true);
  expect(lesson.car().euCourses).toBe(3);
  const next = anOrder({ id: 'DRE/1126/0020', base: CITY.DREZNO, destination: CITY.POZNAN });
  const full = aLesson(aGame({ cars: [aCar({ euCourses: 3 })], orders: [next] })).does({ ...BOOK, order: next.id });
  expect(full.refuses({ ...CAR, order: next.id })).toBe('CAR_EU_LIMIT');
});

test('[CAR-11] [PAY-2] [PAY-6] AVAILABLE + CONFIRM_RETURN: DRIVING_EMPTY to its base, then FREE; empty km cost 85 percent', () => {
  const car = aCar({ player: ANNA, state: { action: 'AVAILABLE', at: CITY.WROCLAW } });
  const lesson = aLesson(aGame({ cars: [car] })).does(RETURN);
  expect(lesson.doing()).toBe('DRIVING_EMPTY');
  expect(lesson.at(200).car()).toMatchObject({ player: null, state: { action: 'FREE', at: CITY.POZNAN } });
  expect(lesson.ledger()).toEqual(['LEG_KM -668.87']);
  expect(lesson.messages()).toContain('CAR_RETURNED');
});

test('[CAR-11] only a waiting car of one’s own can be sent home', () => {
  const lesson = booked();
  expect(lesson.refuses(RETURN)).toBe('CAR_NOT_RETURNABLE');
  expect(lesson.refuses(RETURN, JAN)).toBe('CAR_NOT_YOURS');
  expect(lesson.refuses({ ...RETURN, car: 'ST-99' })).toBe('CAR_UNKNOWN');
});

test('[CAR-11] a subcontractor that waits without an order is let go at no cost', () => {
  const car = subcontractorCar({ id: 'ST-01', type: 'ST', base: CITY.WARSZAWA, driver: 3 }, ANNA);
  const lesson = aLesson(aGame({ cars: [car] })).does(RETURN);
  expect(lesson.car()).toMatchObject({ gone: true, player: null });
  expect(lesson.ledger()).toEqual([]);
});

test('[CAR-12] [PAY-3] a subcontractor is paid by the km of approach and order, and leaves when it has delivered', () => {
  const car = subcontractorCar({ id: 'ST-01', type: 'ST', base: CITY.WARSZAWA, driver: 3 }, ANNA);
  const lesson = booked(anOrder(), car).at(900);
  expect(lesson.car()).toMatchObject({ gone: true, player: null });
  expect(lesson.ledger()).toEqual([
    'LOADED_ON_TIME 5 pkt',
    'PAY 1098',
    'DELIVERED_ON_TIME 10 pkt',
    'SUBCONTRACTOR -2662.2',
  ]);
  expect(lesson.refuses(RETURN)).toBe('CAR_UNKNOWN');
});

test('[PAY-3] a short order costs a subcontractor’s minimum', () => {
  const car = subcontractorCar({ id: 'ST-01', type: 'ST', base: CITY.POZNAN, driver: 3 }, ANNA);
  const setup = aSetup({ settings: { ST_price_minimum: 2500 } });
  const lesson = aLesson(aGame({ cars: [car], orders: [anOrder()], setup }))
    .does(BOOK)
    .does(CAR)
    .at(900);
  expect(lesson.ledger()).toContain('SUBCONTRACTOR -2500');
});

test('[CAR-15] [PAY-3] a subcontractor taken off its order on the way leaves at once, its km paid', () => {
  const car = subcontractorCar({ id: 'ST-01', type: 'ST', base: CITY.WARSZAWA, driver: 3 }, ANNA);
  const lesson = booked(anOrder(), car).at(75).does(CANCEL);
  expect(lesson.car().gone).toBe(true);
  expect(lesson.ledger()).toEqual(['SUBCONTRACTOR -378']);
  expect(booked(anOrder(), car).does(CANCEL).car()).toMatchObject({ player: ANNA, state: { action: 'AVAILABLE' } });
});

test('[CAR-2] a car’s place is a function of its leg and the time', () => {
  const lesson = booked().at(75);
  const here = carPosition(lesson.game(), lesson.car(), lesson.game().now);
  expect(here.metres).toBe(70_000);
  const later = carPosition(lesson.game(), lesson.car(), lesson.game().now + 600);
  expect(later.metres).toBe(70_000 + 11_666);
  expect(later.x).not.toBe(here.x);
  expect(Math.hypot(here.dx, here.dy)).toBeCloseTo(1);
});

test('[DRV-2] [SLP-5] any driving + HERE: stands at the roadside, no rest, no cost, until GO', () => {
  const lesson = booked().at(75).does(park('HERE'));
  expect(lesson.doing()).toBe('STOPPED_BY_PLAYER');
  const working = lesson.car().working;
  expect(working).toBe(3600);
  expect(lesson.at(700).doing()).toBe('STOPPED_BY_PLAYER');
  expect(carPosition(lesson.game(), lesson.car(), lesson.game().now).metres).toBe(70_000);
  expect(lesson.does(park('GO')).doing()).toBe('DRIVING_TO_SHIPMENT');
  expect(lesson.car().working).toBe(working);
  expect(lesson.ledger()).toEqual([]);
  expect(lesson.refuses(park('GO'))).toBe('CAR_NOT_STOPPED');
});

test('[SLP-5] from the roadside a parking ahead may be chosen', () => {
  const lesson = booked().at(75).does(park('HERE')).does(park('0-3@103'));
  expect(lesson.doing()).toBe('DRIVING_TO_SLEEP');
});
