import { expect, test } from 'vitest';
import { answer, ask, effect, emergency } from '@fracht/scenarios/author/author.ts';
import { ANNA, JAN, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { parkingPrice } from '../../src/cars/sleep.ts';
import { applyEffect } from '../../src/effects/index.ts';
import { EMPTY_LIBRARY, type Emergency } from '../../src/library.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import type { GameState } from '../../src/state.ts';

const ORDER = 'POZ/1126/0410';
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const CAR = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;
const park = (parking: string) => ({ action: 'SELECT_PARKING', car: 'ST-01', parking }) as const;

const calm = aSetup({
  settings: {
    check_chance_home: 0,
    check_chance_abroad: 0,
    crash_chance: 0,
    theft_guarded: 0,
    theft_unguarded_home: 0,
  },
});
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
const inWarszawa = () => aCar({ base: CITY.WARSZAWA, state: { action: 'FREE', at: CITY.WARSZAWA } });

function booked(order = anOrder(), car = inWarszawa(), setup = calm) {
  return aLesson(aGame({ cars: [car], orders: [order], setup }))
    .does({ ...BOOK })
    .does({ ...CAR });
}

/** Loaded in Poznań at 75 minutes after noon, then on the road to Wrocław. */
function loaded(type: 'ST' | 'ATP' = 'ST', setup = calm) {
  const order = anOrder({ type });
  return booked(order, aCar({ type }), setup).at(80);
}

test('[SLP-1] [SLP-2] [SLP-4] a parking ahead: drives there, pays, sleeps, and goes on with the work time at 0', () => {
  const lesson = booked().at(75).does(park('0-3@103'));
  expect(lesson.doing()).toBe('DRIVING_TO_SLEEP');
  expect(lesson.at(195).doing()).toBe('SLEEPING');
  expect(lesson.ledger()).toEqual(['PARKING -20']);
  expect(lesson.car().working).toBe(10_646);
  expect(lesson.at(193 + 539).doing()).toBe('SLEEPING');
  expect(lesson.at(193 + 541).doing()).toBe('DRIVING_TO_SHIPMENT');
  expect(lesson.car().working).toBe(0);
  expect(lesson.messages()).toContain('CAR_RESTED');
  expect(lesson.at(193 + 541 + 90).doing()).toBe('LOADING');
});

test('[SLP-3] a rest cut short by GO counts for nothing', () => {
  const lesson = booked().at(75).does(park('0-3@103')).at(590).does(park('GO'));
  expect(lesson.doing()).toBe('DRIVING_TO_SHIPMENT');
  expect(lesson.car().working).toBe(10_646);
  expect(lesson.messages()).not.toContain('CAR_RESTED');
});

test('[SLP-5] GO on the way to a parking drops the choice', () => {
  const lesson = booked().at(75).does(park('0-3@103')).at(90).does(park('GO'));
  expect(lesson.at(200).doing()).toBe('DRIVING_TO_SHIPMENT');
  expect(lesson.ledger()).toEqual([]);
});

test('[SLP-4] another parking may be chosen on the way to one, and the roadside too', () => {
  const lesson = booked().at(75).does(park('0-3@103')).at(80).does(park('0-3@207'));
  expect(lesson.at(104).doing()).toBe('SLEEPING_GUARDED');
  expect(booked().at(75).does(park('0-3@103')).at(80).does(park('HERE')).doing()).toBe('STOPPED_BY_PLAYER');
});

test('[SLP-4] what is behind, elsewhere or nowhere is refused, each with its code', () => {
  const lesson = booked().at(15 + 100);
  expect(lesson.refuses(park('0-3@207'))).toBe('PARKING_BEHIND');
  expect(lesson.refuses(park('0-5@92'))).toBe('PARKING_ELSEWHERE');
  expect(lesson.refuses(park('nigdzie'))).toBe('PARKING_UNKNOWN');
  expect(lesson.refuses(park('0-3@103'), JAN)).toBe('CAR_NOT_YOURS');
  expect(booked().at(310).refuses(park('0-3@103'))).toBe('PARKING_ELSEWHERE');
});

test('[SLP-4] the parking of the city where the leg ends is ahead too: sleeps first, reports then', () => {
  const lesson = booked().at(75).does(park('city-0'));
  expect(lesson.at(290).doing()).toBe('SLEEPING_GUARDED');
  expect(lesson.at(281 + 541).doing()).toBe('LOADING');
});

test('[SLP-4] AVAILABLE, FREE_BOOKED and the waits sleep in their city, guarded', () => {
  const available = aCar({ player: ANNA, state: { action: 'AVAILABLE', at: CITY.KRAKOW }, working: 9000 });
  const idle = aLesson(aGame({ cars: [available], setup: calm })).does(park('city-4'));
  expect(idle.doing()).toBe('SLEEPING_GUARDED');
  expect(idle.ledger()).toEqual(['PARKING -80']);
  expect(idle.refuses(park('city-4'))).toBe('CAR_NOT_DRIVING');
  expect(idle.at(541).car()).toMatchObject({ working: 0, state: { action: 'AVAILABLE', at: CITY.KRAKOW } });
  expect(idle.refuses(park('city-5'))).toBe('PARKING_ELSEWHERE');
  expect(booked().does(park('city-3')).at(541).doing()).toBe('DRIVING_TO_SHIPMENT');
});

test('[SLP-4] a window that comes meanwhile waits for the driver; lateness at unloading counts from the first report', () => {
  const early = anOrder({ pickWindow: { from: 400, to: 2000 } });
  expect(booked(early).at(300).does(park('city-0')).at(500).doing()).toBe('SLEEPING_GUARDED');
  expect(
    booked(early)
      .at(300)
      .does(park('city-0'))
      .at(300 + 541)
      .doing(),
  ).toBe('LOADING');
  const slot = anOrder({ deliverWindow: { from: 700, to: 760 } });
  const lesson = booked(slot, aCar())
    .at(300)
    .does(park('city-5'))
    .at(300 + 541);
  expect(lesson.doing()).toBe('UNLOADING');
  expect(lesson.at(1000).ledger()).toContain('DELIVERED_ON_TIME 10 pkt');
});

test('[SIT-1] who sleeps through the pick window loads late', () => {
  const early = anOrder({ pickWindow: { from: 400, to: 790 } });
  const lesson = booked(early)
    .at(300)
    .does(park('city-0'))
    .at(300 + 541);
  expect(lesson.messages()).toContain('ORDER_PICKED_LATE');
});

test('[CAR-15] a sleeper taken off its order sleeps on, then is AVAILABLE at the next city', () => {
  const cancel = { action: 'CANCEL_CAR_BOOKING', car: 'ST-01' } as const;
  const lesson = booked().at(75).does(park('0-3@103')).at(300).does(cancel);
  expect(lesson.doing()).toBe('SLEEPING');
  expect(lesson.at(760).doing()).toBe('DRIVING_EMPTY');
  expect(lesson.at(900).car().state).toEqual({ action: 'AVAILABLE', at: CITY.POZNAN });
});

test('[PTS-7] a full guarded rest with ATP or ADR cargo earns 2 points, with ST cargo none', () => {
  const sleep = park('city-5');
  expect(
    loaded('ATP')
      .does({ ...sleep, car: 'ST-01' })
      .at(900)
      .ledger(),
  ).toContain('GUARDED_SLEEP 2 pkt');
  expect(loaded('ST').does(sleep).at(900).ledger()).not.toContain('GUARDED_SLEEP 2 pkt');
  expect(loaded('ATP').does(sleep).at(400).does(park('GO')).at(900).ledger()).not.toContain('GUARDED_SLEEP 2 pkt');
});

/** On the road to Wrocław with the parking at km 92 chosen, by these rules; then a random situation holds the car up for 20 minutes from minute 100. */
function heldUpOnTheWay(rulesVersion?: number) {
  const setup = { ...calm, ...(rulesVersion === undefined ? {} : { rulesVersion }) };
  return loaded('ST', setup).does(park('0-5@92')).at(100).with(meeting('TIME', 20));
}

const meeting = (type: 'TIME' | 'GO_BACK', value: number) => (game: GameState) =>
  applyEffect(game, { type, value }, { player: ANNA, order: ORDER, car: 'ST-01' });

test('[SLP-7] [PLN-1] a stop on the way to a parking keeps the choice, and the plan knows it; earlier rules forgot it', () => {
  const lesson = heldUpOnTheWay();
  expect(lesson.doing()).toBe('WAITING_ACCIDENT_STOP');
  const plan = planDelivery(lesson.game(), lesson.car(), lesson.order(), lesson.game().now);
  expect(plan.steps.map(({ activity }) => activity)).toEqual(['WAIT', 'DRIVE', 'REST', 'DRIVE', 'UNLOAD']);
  expect(lesson.at(121).doing()).toBe('DRIVING_TO_SLEEP');
  expect(lesson.at(300).doing()).toBe('SLEEPING');
  expect(lesson.at(2000).order()).toMatchObject({ reportedAt: plan.arrivesAt, deliveredAt: plan.deliveredAt });
  expect(heldUpOnTheWay(4).at(121).doing()).toBe('DRIVING_WITH_SHIPMENT');
});

test('[SLP-7] so does a critical situation, and a change of the leg meanwhile', () => {
  const situation = ask('Co teraz?', [answer(1, 'Dalej', 'Tak.', [effect('ADD_DISTANCE', 5)])]);
  const puncture = emergency({
    id: 'opona',
    name: 'Opona',
    subtype: 'EMERGENCY',
    status: 'DRIVING_TO_SLEEP',
    image: null,
    description: 'O.',
    help: '',
    knowledge: '',
    situation,
  });
  const setup = aSetup({ settings: QUIET, library: { ...EMPTY_LIBRARY, emergencies: [puncture] } });
  const lesson = loaded('ST', setup)
    .does(park('0-5@92'))
    .at(100)
    .does({ action: 'START_EVENTS', situation: puncture.id, player: ANNA }, TEACHER);
  expect(lesson.at(110).doing()).toBe('WAITING_EMERGENCY_STOP');
  const reply = {
    action: 'RESOLVE_EMERGENCY',
    order: ORDER,
    emergency: puncture.id,
    tree: 'situation',
    answer: 0,
  } as const;
  expect(lesson.does(reply).doing()).toBe('DRIVING_TO_SLEEP');
  expect(lesson.at(300).doing()).toBe('SLEEPING');
  expect(lesson.messages()).not.toContain('PARKING_DROPPED');
});

test('[SLP-7] a parking that does not lie ahead any more is dropped, and the player told', () => {
  const lesson = heldUpOnTheWay().with(meeting('GO_BACK', 1));
  expect(lesson.messages()).not.toContain('PARKING_DROPPED');
  expect(lesson.at(121).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(lesson.messages()).toContain('PARKING_DROPPED');
});

test('[SLP-6] thieves come to a loaded car only, and their loss is the player’s', () => {
  const setup = aSetup({ settings: { theft_unguarded_home: 100, check_chance_home: 0 } });
  const robbed = loaded('ST', setup).does(park('0-5@92')).at(800);
  expect(robbed.ledger()).toContain('THEFT -4000');
  expect(robbed.messages()).toContain('THEFT');
  expect(booked(anOrder(), inWarszawa(), setup).at(75).does(park('0-3@103')).at(900).ledger()).not.toContain(
    'THEFT -4000',
  );
});

/** A situation that strikes cars whose drivers are asleep. */
const OF_SLEEPERS = {
  subtype: 'EMERGENCY',
  status: 'SLEEPING',
  image: null,
  description: 'O.',
  help: '',
  knowledge: '',
} as const;

test('[SLP-6] [SIT-3] a night brings a situation that is a theft, where none is the built-in loss', () => {
  const situation = ask('Co teraz?', [answer(1, 'To', 'Tak.'), answer(0, 'Tamto', 'Nie.')]);
  const leak = emergency({ ...OF_SLEEPERS, id: 'wyciek', name: 'Wyciek', situation });
  const theft = emergency({ ...OF_SLEEPERS, id: 'kradziez', name: 'Kradzież', theft: true, situation });
  const night = (seed: string, emergencies: readonly Emergency[]) => {
    const settings = { ...QUIET, theft_unguarded_home: 100, check_chance_home: 0 };
    const setup = aSetup({ seed, settings, library: { ...EMPTY_LIBRARY, emergencies } });
    const told = loaded('ST', setup).does(park('0-5@92')).at(800);
    return [
      ...told.order().emergencies.map(({ id }) => id),
      ...told.ledger().filter((line) => line.startsWith('THEFT')),
    ];
  };
  const nights = (emergencies: readonly Emergency[]) =>
    new Set('abcdefghij'.split('').flatMap((seed) => night(seed, emergencies)));
  expect([...nights([leak, theft])]).toEqual(['kradziez']);
  expect([...nights([leak])]).toEqual(['THEFT -4000']);
});

test('[EFF-19] [SIT-7] a driver woken by an answer stands until the next question is answered too; by earlier rules he drove on', () => {
  const leave = answer(0, 'Odjechać', 'Nie.', [effect('END_PARKING')], {
    situation: ask('Jaki numer UN?', [answer(1, '1824', 'Tak.')]),
  });
  const leak = emergency({ ...OF_SLEEPERS, id: 'wyciek', name: 'Wyciek', situation: ask('Co teraz?', [leave]) });
  const library = { ...EMPTY_LIBRARY, emergencies: [leak] };
  const reply = {
    action: 'RESOLVE_EMERGENCY',
    order: ORDER,
    emergency: leak.id,
    tree: 'situation',
    answer: 0,
  } as const;
  const woken = (rulesVersion?: number) =>
    loaded('ST', aSetup({ settings: QUIET, library, ...(rulesVersion === undefined ? {} : { rulesVersion }) }))
      .does(park('0-5@92'))
      .at(300)
      .does({ action: 'START_EVENTS', situation: leak.id, player: ANNA }, TEACHER)
      .does(reply);
  const lesson = woken();
  expect(lesson.at(330).doing()).toBe('WAITING_EMERGENCY_STOP');
  expect(lesson.does(reply).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(woken(4).doing()).toBe('DRIVING_WITH_SHIPMENT');
});

test('[SLP-6] of the situations that ship two are thefts', () => {
  expect(THE_LIBRARY.emergencies.filter(({ theft }) => theft).map(({ id }) => id)).toEqual(['K13', 'K14']);
});

test.each([
  [true, false, 8000],
  [true, true, 13_000],
  [false, false, 2000],
  [false, true, 4500],
])('[SLP-1] price of a night: guarded %s, abroad %s', (guarded, abroad, price) => {
  const place = { id: 'x', city: null, road: 1, km: 10, guarded, abroad };
  expect(parkingPrice(calm.settings, place)).toBe(price);
});

test('[DRV-3] [PAY-2] a ferry: boards, pays the ticket, sails without work or paid km, lands and drives on', () => {
  const order = anOrder({ base: CITY.SZCZECIN, destination: CITY.MALMO });
  const lesson = booked(order, aCar({ base: CITY.SZCZECIN, state: { action: 'FREE', at: CITY.SZCZECIN } }));
  lesson.at(15 + 60 + 100);
  expect(lesson.player().journal.map(({ what }) => what)).toContain('FERRY_BOARDED');
  expect(lesson.ledger()).toContain('FERRY -2200');
  expect(lesson.refuses(park('HERE'))).toBe('CAR_NOT_DRIVING');
  expect(lesson.does(park('city-1')).doing()).toBe('DRIVING_TO_SLEEP');
  expect(lesson.car().state).toMatchObject({ action: 'DRIVING_TO_SLEEP' });
  lesson.at(700);
  expect(lesson.player().journal.map(({ what }) => what)).toContain('FERRY_LEFT');
  expect(lesson.car()).toMatchObject({ working: 8486, state: { action: 'SLEEPING_GUARDED', parking: 'city-1' } });
  lesson.at(1500);
  const leg = lesson.ledger().find((line) => line.startsWith('LEG_KM'));
  expect(leg).toBe(`LEG_KM -${(105 * 4.3 + 60 * 5.2).toString()}`);
});

test('[WRK-2] a sailing as long as a rest is a rest', () => {
  const setup = aSetup({ settings: { rest_minutes: 420, check_chance_home: 0 } });
  const order = anOrder({ base: CITY.SZCZECIN, destination: CITY.MALMO });
  const car = aCar({ base: CITY.SZCZECIN, state: { action: 'FREE', at: CITY.SZCZECIN } });
  const lesson = booked(order, car, setup).at(15 + 60 + 91 + 480 + 10);
  expect(lesson.doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(lesson.car().working).toBe(0);
});
