import { expect, test } from 'vitest';
import { accident, answer, ask, askText, change, effect, emergency } from '@fracht/scenarios/author/author.ts';
import { ANNA, JAN, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { advance } from '../../src/advance.ts';
import { CAR_TYPES } from '../../src/car-types.ts';
import type { Accident, ChangeEvent, Emergency } from '../../src/library.ts';
import { checkAction } from '../../src/actions/checks/index.ts';
import { workingAt } from '../../src/cars/work.ts';
import { crash } from '../../src/course/crash.ts';
import { applyEffect } from '../../src/effects/index.ts';
import { withStrikes } from '../../src/incidents/schedule.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import { accidentSuits } from '../../src/situations/suits.ts';
import type { GameState, OpenSituation, Order } from '../../src/state.ts';
import { orderFor, shownSituation } from '../../src/situations/show.ts';
import { bestAnswerIndex, mostPoints, depthOf } from '../../src/situations/worth.ts';
import { viewFor } from '../../src/view-for.ts';
import { brokenByStep } from '../broken-rules.ts';

const ORDER = 'POZ/1126/0410';

const BREAKDOWN: Emergency = emergency({
  id: 'awaria',
  name: 'Awaria',
  subtype: 'EMERGENCY',
  image: null,
  description: 'Silnik stanął.',
  help: 'Zapytaj serwis.',
  knowledge: 'Wiedza.',
  situation: {
    ...ask('Co robisz?', [
      answer(-5, 'Jedziemy', 'Źle.', [effect('MONETARY', 100)]),
      answer(10, 'Stoimy', 'Dobrze.', [effect('TIME', 30)], {
        situation: askText(
          'Numer szkody?',
          '{case_number}',
          { points: 7, feedback: 'Tak.' },
          { points: -1, feedback: 'Nie.' },
        ),
      }),
    ]),
    points: 2,
  },
  carSituation: {
    ...ask('Co z pojazdem?', [answer(4, 'Inny', 'Jest.', [], { newCar: true }), answer(1, 'Ten sam', 'Jedzie.')]),
    carPoints: 3,
  },
  timeWindowSituation: {
    ...ask(
      'Odbiorca?',
      [answer(5, 'Proszę o czas', 'Zgoda.', [], { input: true, inputType: 'PROLONG_SHIPMENT', inputValue: 0 })],
      ask('Odmowa. Co teraz?', [answer(1, 'Trudno', 'Trudno.'), answer(0, 'Nic', 'Nic.')]),
    ),
    timeWindowPoints: 1,
  },
});

const OTHER_TRUCK: ChangeEvent = change({
  id: 'chlodnia',
  name: 'Chłodnia',
  description: 'Klient chce chłodni.',
  type: 'CHANGE_TRUCK',
  truck: 'ATP',
  situation: null,
});

const STUDENT = { player: ANNA, type: 'STUDENT' } as const;
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };

/** Anna's car on its way to Wrocław with the cargo, at 120 minutes. */
function onTheRoad(
  changes: readonly ChangeEvent[] = [OTHER_TRUCK],
  orders: readonly Order[] = [anOrder()],
  breakdown = BREAKDOWN,
) {
  const library = { emergencies: [breakdown], accidents: [], changes };
  const setup = aSetup({ settings: QUIET, library });
  const cars = [aCar(), aCar({ id: 'ST-02', base: CITY.SZCZECIN, state: { action: 'FREE', at: CITY.SZCZECIN } })];
  return aLesson(aGame({ setup, cars, orders }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(120);
}

const BRING = { action: 'START_EVENTS', situation: 'awaria', player: ANNA } as const;
const reply = (fields: {
  tree?: OpenSituation['decisions'][number]['tree'];
  answer?: number;
  text?: string;
  input?: number;
  call?: 'driver' | 'boss';
  step?: number;
}) => ({ action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'awaria', tree: 'situation', ...fields }) as const;

function openOn(lesson: ReturnType<typeof onTheRoad>): OpenSituation {
  const [open] = lesson.order().emergencies;
  if (open === undefined) throw new Error('Nothing struck');
  return open;
}

test('[SIT-12] a teacher brings a chosen situation upon a player, stops new ones and lets them come again', () => {
  const lesson = onTheRoad();
  expect(lesson.refuses(BRING)).toBe('ACTION_NOT_ALLOWED');
  expect(lesson.refuses({ ...BRING, situation: 'nie ma' }, TEACHER)).toBe('SITUATION_UNKNOWN');
  expect(lesson.refuses({ ...BRING, player: 'nikt' }, TEACHER)).toBe('PLAYER_UNKNOWN');
  lesson.does(BRING, TEACHER);
  expect(lesson.doing()).toBe('WAITING_EMERGENCY_STOP');
  expect(openOn(lesson)).toMatchObject({ player: ANNA, car: 'ST-01', since: 120 * 60, done: false });
  expect(lesson.does({ action: 'STOP_EVENTS', situations: true }, TEACHER).game().hasSituations).toBe(false);
  expect(lesson.does({ action: 'START_EVENTS', situations: true }, TEACHER).game().hasSituations).toBe(true);
});

test('[SIT-21] a strike that is meant for one order waits for that order and strikes no other', () => {
  const game = onTheRoad().game();
  const struckBy = (only: string): readonly OpenSituation[] => {
    const strike = { player: ANNA, kind: 'CRITICAL', chosen: BREAKDOWN.id, only } as const;
    const coming = withStrikes(game, [{ at: game.now + 60, strike }]);
    return advance(coming, game.now + 1800).orders.flatMap(({ emergencies }) => emergencies);
  };
  expect(struckBy(ORDER)).toMatchObject([{ id: BREAKDOWN.id, since: game.now + 60, car: 'ST-01' }]);
  expect(struckBy('WAR/1126/0000')).toEqual([]);
});

test('[SIT-4] [SIT-5] [SIT-6] trees run in their order, texts are compared trimmed and without case, points are those of the way', () => {
  const lesson = onTheRoad().does(BRING, TEACHER);
  expect(lesson.refuses(reply({ tree: 'carSituation', answer: 0 }))).toBe('TREE_NOT_OPEN');
  expect(lesson.refuses(reply({}))).toBe('ANSWER_MISSING');
  expect(lesson.refuses(reply({ answer: 9 }))).toBe('ANSWER_UNKNOWN');
  expect(lesson.refuses(reply({ answer: 0 }), JAN)).toBe('ORDER_NOT_YOURS');
  lesson.does(reply({ answer: 1 }));
  const claim = openOn(lesson).numbers.case_number;
  lesson.does(reply({ text: `  ${claim.toLowerCase()} ` }));
  lesson.does(reply({ tree: 'carSituation', answer: 1 }));
  expect(lesson.refuses(reply({ tree: 'timeWindowSituation', answer: 0, input: 481 }))).toBe('INPUT_OUT_OF_RANGE');
  lesson.does(reply({ tree: 'timeWindowSituation', answer: 0, input: 0 }));
  expect(openOn(lesson)).toMatchObject({ done: true, doneAt: 120 * 60 });
  expect(lesson.ledger().filter((line) => line.startsWith('SITUATION'))).toEqual(
    [2, 10, 7, 3, 1, 1, 5, 10, 5].map((points) => `SITUATION ${points} pkt`),
  );
  expect(lesson.refuses(reply({ answer: 0 }))).toBe('SITUATION_RESOLVED');
  expect([mostPoints(BREAKDOWN), bestAnswerIndex(BREAKDOWN.situation ?? ask('', []), 'situation')]).toEqual([
    2 + 17 + 3 + 4 + 1 + 5,
    1,
  ]);
  expect(depthOf(BREAKDOWN.situation)).toBe(2);
});

test('[SIT-18] an answer for a question that the situation has passed, or not reached, is refused, in the copy of its player too', () => {
  const lesson = onTheRoad().does(BRING, TEACHER);
  expect(lesson.refuses(reply({ step: 1, answer: 1 }))).toBe('QUESTION_NOT_OPEN');
  lesson.does(reply({ step: 0, answer: 1 }));
  const points = lesson.ledger();
  const claim = openOn(lesson).numbers.case_number;
  const actor = { ...STUDENT, day: '2026-11-21' };
  const copy = viewFor(lesson.game(), STUDENT);
  for (const stale of [{ answer: 0 }, { text: claim }, { call: 'driver' as const }]) {
    expect(lesson.refuses(reply({ step: 0, ...stale }))).toBe('QUESTION_NOT_OPEN');
    expect(checkAction(copy, reply({ step: 0, ...stale }), actor)).toBe('QUESTION_NOT_OPEN');
  }
  expect(lesson.ledger()).toEqual(points);
  expect(checkAction(copy, reply({ step: 1, text: claim }), actor)).toBeNull();
  lesson.does(reply({ step: 1, text: claim }));
  expect(lesson.refuses(reply({ step: 1, answer: 1 }))).toBe('QUESTION_NOT_OPEN');
  lesson.does(reply({ tree: 'carSituation', step: 2, answer: 1 }));
  lesson.does(reply({ tree: 'timeWindowSituation', answer: 0, input: 0 }));
  expect(openOn(lesson)).toMatchObject({ done: true });
  expect(lesson.refuses(reply({ step: 0, answer: 0 }))).toBe('SITUATION_RESOLVED');
});

test('[SIT-18] so is one to a change; one that names no question is for the present one', () => {
  const two = change({
    ...OTHER_TRUCK,
    id: 'pytania',
    type: 'CHANGE_DELIVERY_TIME',
    truck: null,
    situation: ask('Zgoda?', [
      answer(1, 'Tak', 'Dobrze.', [], { situation: ask('Na pewno?', [answer(2, 'Tak', '')]) }),
    ]),
  });
  const lesson = onTheRoad([two]).does({ ...BRING, situation: two.id }, TEACHER);
  const say = (step?: number) =>
    ({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: two.id, answer: 0, step }) as const;
  lesson.does(say(0));
  expect(lesson.refuses(say(0))).toBe('QUESTION_NOT_OPEN');
  expect(lesson.order().changes).toMatchObject([{ done: false, decisions: [{ points: 1 }] }]);
  lesson.does(say());
  expect(lesson.order().changes).toMatchObject([{ done: true, decisions: [{ points: 1 }, { points: 2 }] }]);
});

test('[SIT-5] [SIT-13] a decision knows at once whether it was the best, after the game also the best answer, which is the one given where no other brings more', () => {
  const lesson = onTheRoad()
    .does(BRING, TEACHER)
    .does(reply({ answer: 1 }));
  const claim = openOn(lesson).numbers.case_number;
  lesson
    .does(reply({ text: claim.toLowerCase() }))
    .does(reply({ tree: 'carSituation', answer: 1 }))
    .does(reply({ tree: 'timeWindowSituation', answer: 0, input: 0 }));
  const shown = () => shownSituation(lesson.game(), 'emergencies', openOn(lesson));
  expect(shown()?.decisions.map(({ best }) => best)).toEqual([null, null, null, null]);
  expect(shown()?.decisions.map(({ isBest }) => isBest)).toEqual([true, true, false, true]);
  lesson.does({ action: 'FINISH' }, TEACHER);
  expect(shown()).toMatchObject({ reached: 29, best: 32 });
  expect(shown()?.decisions.map(({ best }) => best)).toEqual([
    { answer: 'Stoimy', points: 17 },
    { answer: claim.toLowerCase(), points: 7 },
    { answer: 'Inny', points: 4 },
    { answer: 'Proszę o\u00a0czas', points: 5 },
  ]);
});

test('[SIT-13] a question that nobody answered is known after the game with the best answer, what is said to it and its points, not before', () => {
  const lesson = onTheRoad().does(BRING, TEACHER);
  const missed = () => orderFor(lesson.game(), lesson.order(), STUDENT).emergencies[0]?.shown?.missed;
  expect(missed()).toBeNull();
  lesson.does(reply({ answer: 1 }));
  const claim = openOn(lesson).numbers.case_number;
  expect(missed()).toBeNull();
  lesson.does({ action: 'FINISH' }, TEACHER);
  const asked = { tree: 'situation', question: 'Numer szkody?', answer: claim, feedback: 'Tak.', points: 7, waited: 0 };
  expect(missed()).toEqual(asked);
  const heldBack = orderFor(lesson.game(), lesson.order(), { ...STUDENT, isHeldBack: true }).emergencies[0]?.shown;
  expect(heldBack).toMatchObject({ missed: null, best: null, reached: expect.any(Number) });
  expect(heldBack?.decisions.map(({ best }) => best)).toEqual([null]);
  expect(missed()).toEqual(asked);
  expect(orderFor(lesson.game(), lesson.order(), { player: JAN, type: 'STUDENT' }).emergencies[0]?.shown).toBeNull();
});

test('[SIT-13] what was answered to its end left no question', () => {
  const lesson = onTheRoad()
    .does(BRING, TEACHER)
    .does(reply({ answer: 0 }));
  lesson
    .does(reply({ tree: 'carSituation', answer: 1 }))
    .does(reply({ tree: 'timeWindowSituation', answer: 0, input: 0 }));
  lesson.does({ action: 'FINISH' }, TEACHER);
  expect(orderFor(lesson.game(), lesson.order(), STUDENT).emergencies[0]?.shown?.missed).toBeNull();
});

test('[SIT-6] [SIT-13] the price of a call is known before it is made, of the premiums no more than that there are some', () => {
  const lesson = onTheRoad().does(BRING, TEACHER);
  const shown = orderFor(lesson.game(), lesson.order(), STUDENT).emergencies[0]?.shown;
  const { driverCallPoints: driver, bossCallPoints: boss, inTimePoints, noHelpPoints } = BREAKDOWN;
  expect(shown).toMatchObject({
    callPoints: { driver, boss },
    hasBonus: inTimePoints > 0,
    hasAloneBonus: noHelpPoints > 0,
  });
  expect(Object.keys(shown ?? {})).not.toContain('noHelpPoints');
  const before = lesson.game().players.find(({ id }) => id === ANNA)?.points ?? 0;
  lesson.does(reply({ call: 'boss' }));
  expect(lesson.game().players.find(({ id }) => id === ANNA)?.points).toBe(before + boss);
});

test('[SIT-5] who is refused and then answers well may reach more than the best way: more was not to be had', () => {
  const lesson = onTheRoad()
    .does(BRING, TEACHER)
    .does(reply({ answer: 1 }));
  lesson
    .does(reply({ text: openOn(lesson).numbers.case_number }))
    .does(reply({ tree: 'carSituation', answer: 0 }))
    .does(reply({ tree: 'timeWindowSituation', answer: 0, input: 480 }))
    .does(reply({ tree: 'timeWindowSituation', answer: 0 }))
    .does({ action: 'FINISH' }, TEACHER);
  expect(mostPoints(BREAKDOWN)).toBe(32);
  const shown = shownSituation(lesson.game(), 'emergencies', openOn(lesson));
  expect(shown).toMatchObject({ reached: 33, best: 33 });
});

test('[SIT-6] minutes that nobody can grant are refused, and what follows a refusal is asked; calls count once each', () => {
  const lesson = onTheRoad()
    .does(BRING, TEACHER)
    .does(reply({ call: 'driver' }))
    .does(reply({ call: 'driver' }))
    .does(reply({ call: 'boss' }));
  expect(shownSituation(lesson.game(), 'emergencies', openOn(lesson))?.help).toBe('Zapytaj serwis.');
  lesson.does(reply({ answer: 0 })).does(reply({ tree: 'carSituation', answer: 1 }));
  const before = lesson.order().deliverWindow.to;
  lesson.does(reply({ tree: 'timeWindowSituation', answer: 0, input: 480 }));
  expect(lesson.order().deliverWindow.to).toBe(before);
  expect(shownSituation(lesson.game(), 'emergencies', openOn(lesson))?.node?.text).toBe('Odmowa. Co teraz?');
  lesson.does(reply({ tree: 'timeWindowSituation', answer: 0 }));
  expect(lesson.ledger().filter((line) => line.startsWith('SITUATION'))).toEqual(
    [2, 5, -5, -5, 3, 1, 1, 5, 1, 10].map((points) => `SITUATION ${points} pkt`),
  );
  expect(lesson.ledger()).toContain('EFFECT -100');
});

test('[SIT-7] the car stands while it is asked and as long as the answers cost, then drives on; nothing can be given back', () => {
  const lesson = onTheRoad().does(BRING, TEACHER).at(200);
  expect(lesson.doing()).toBe('WAITING_EMERGENCY_STOP');
  expect(lesson.refuses({ action: 'CANCEL_CAR_BOOKING', car: 'ST-01' })).toBe('ORDER_LOADED');
  expect(lesson.refuses({ action: 'SELECT_PARKING', car: 'ST-01', parking: 'GO' })).toBe('CAR_NOT_STOPPED');
  lesson
    .does(reply({ answer: 1 }))
    .does(reply({ text: 'nie wiem' }))
    .does(reply({ tree: 'carSituation', answer: 1 }));
  lesson.does(reply({ tree: 'timeWindowSituation', answer: 0, input: 0 }));
  expect(lesson.at(229).doing()).toBe('WAITING_EMERGENCY_STOP');
  expect(lesson.at(230).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(lesson.at(1400).order().delivered).toBe(true);
});

const TOLL: Emergency = emergency({
  ...BREAKDOWN,
  situation: ask('Co robisz?', [
    answer(5, 'Wszystko', '', [
      effect('MONETARY', 1800),
      effect('GIVE_MONEY', 300),
      effect('TIME', 600),
      effect('ADD_DISTANCE', 12),
      effect('PROLONG_PICKUP', 15),
      effect('MOVE_SHIPMENT', 60),
      effect('CANCEL_RANKING_PLAYER', 0),
      effect('NO_PAYMENT', 0),
      effect('END_PARKING', 0),
    ]),
    answer(5, 'Oddaję', '', [effect('LEAVE_SHIPMENT', 50), effect('TIME', 30)]),
    answer(5, 'Inny', '', [], { newCar: true }),
    answer(5, 'Nic', '', []),
    answer(5, 'Śpi', '', [effect('TIME', 540), effect('REST_DRIVER', 0)]),
  ]),
  carSituation: null,
  timeWindowSituation: null,
});

test.each([
  [
    0,
    [
      { what: 'MONEY', value: -180_000, reason: 'EFFECT' },
      { what: 'MONEY', value: 30_000, reason: 'EFFECT' },
      { what: 'STOOD', value: 600 },
      { what: 'DISTANCE', value: 12 },
      { what: 'PICK_LONGER', value: 15 },
      { what: 'DELIVERY_LATER', value: 60 },
      { what: 'UNRANKED', value: 0 },
      { what: 'NO_FREIGHT', value: 0 },
    ],
  ],
  [2, [{ what: 'CAR', value: 0, car: 'ST-02' }]],
  [
    4,
    [
      { what: 'STOOD', value: 540 },
      { what: 'RESTED', value: 0 },
    ],
  ],
  [3, undefined],
] as const)('[SIT-25] an answer keeps what it has done, and nothing that did not happen: %i', (index, outcome) => {
  const lesson = onTheRoad([], [anOrder()], TOLL)
    .does(BRING, TEACHER)
    .does(reply({ answer: index }));
  expect(openOn(lesson).decisions.at(-1)?.outcome).toEqual(outcome);
  const shown = shownSituation(lesson.game(), 'emergencies', openOn(lesson));
  expect(shown?.decisions.at(-1)?.outcome).toEqual(outcome);
});

test('[SIT-25] an order that an answer gives up ends, and its car no longer stands for it', () => {
  const lesson = onTheRoad([], [anOrder()], TOLL)
    .does(BRING, TEACHER)
    .does(reply({ answer: 1 }));
  const told = openOn(lesson)
    .decisions.at(-1)
    ?.outcome?.map(({ what }) => what);
  expect(told).toContain('GIVEN_UP');
  expect(told).toContain('MONEY');
  const others = orderFor(lesson.game(), lesson.order(), { player: JAN, type: 'STUDENT' });
  expect(JSON.stringify(others)).not.toContain('GIVEN_UP');
});

test('[SIT-6] [SIT-13] what the premiums brought is known once the situation is settled', () => {
  const lesson = onTheRoad().does(BRING, TEACHER);
  const shown = () => shownSituation(lesson.game(), 'emergencies', openOn(lesson));
  expect(shown()?.premium).toBeNull();
  lesson.does(reply({ answer: 0 })).does(reply({ tree: 'carSituation', answer: 1 }));
  lesson.does(reply({ tree: 'timeWindowSituation', answer: 0, input: 0 }));
  expect(shown()?.premium).toEqual({ inTime: BREAKDOWN.inTimePoints, alone: BREAKDOWN.noHelpPoints });
});

test('[SIT-9] [ORD-10] a replacement fetches the cargo under a second waybill, and the old car is towed to its base', () => {
  const lesson = onTheRoad()
    .does(BRING, TEACHER)
    .does(reply({ answer: 1 }))
    .does(reply({ text: '?' }));
  lesson
    .does(reply({ tree: 'carSituation', answer: 0 }))
    .does(reply({ tree: 'timeWindowSituation', answer: 0, input: 0 }));
  const helper = lesson.game().cars.find(({ state }) => state.action === 'DRIVING_ASSISTANCE')?.id ?? '';
  expect([lesson.doing(), lesson.order().car]).toEqual(['WAITING_ASSISTANCE', 'ST-01']);
  let minute = 120;
  while (lesson.order().car === 'ST-01' && minute < 2000) lesson.at((minute += 10));
  expect(lesson.order()).toMatchObject({ car: helper, waybill: 'POZ-1126-0411-P' });
  expect([lesson.doing(helper), lesson.at(minute + 49).doing(helper)]).toEqual([
    'WAITING_ACCIDENT_STOP',
    'WAITING_ACCIDENT_STOP',
  ]);
  expect(lesson.at(minute + 61).doing(helper)).not.toBe('WAITING_ACCIDENT_STOP');
  expect(lesson.car(helper).shipmentLoaded).toBe(true);
  expect(lesson.car()).toMatchObject({ shipment: null, shipmentLoaded: false });
  expect(lesson.at(minute + 610).car()).toMatchObject({
    player: null,
    working: 0,
    state: { action: 'FREE', at: CITY.POZNAN },
  });
  expect(lesson.at(minute + 1200).order().delivered).toBe(true);
});

test('[SIT-9] [INV-3] a tow home is a rest: no rule is broken, though one step brings the car home and books it again', () => {
  const next = anOrder({ id: 'POZ/1126/0420', pickWindow: { from: 0, to: 2880 } });
  const lesson = onTheRoad([], [anOrder(), next]);
  lesson.does({ action: 'BOOK_ORDER', order: next.id }).does(BRING, TEACHER);
  lesson.does(reply({ answer: 0 })).does(reply({ tree: 'carSituation', answer: 0 }));
  let minute = 120;
  while (lesson.order().car === 'ST-01' && minute < 2000) lesson.at((minute += 10));
  const towed = lesson.at(minute + 580).game();
  expect(lesson.car()).toMatchObject({ working: 45 * 60, state: { action: 'WAITING_ASSISTANCE' } });
  lesson.at(minute + 600).does({ action: 'BOOK_CAR', order: next.id, car: 'ST-01' });
  expect(lesson.car()).toMatchObject({ working: 0, state: { action: 'FREE_BOOKED' } });
  expect(brokenByStep(towed, lesson.game(), null)).toEqual([]);
});

test('[SIT-9] help that crashes on its way is replaced while the order goes on, and for one that was given up nobody comes', () => {
  const helped = onTheRoad()
    .does(BRING, TEACHER)
    .does(reply({ answer: 1 }))
    .does(reply({ text: '?' }))
    .does(reply({ tree: 'carSituation', answer: 0 }))
    .does(reply({ tree: 'timeWindowSituation', answer: 0, input: 0 }));
  const helper = helped.game().cars.findIndex(({ state }) => state.action === 'DRIVING_ASSISTANCE');
  const wrecked = crash(helped.game(), helper);
  expect(wrecked.messages.map(({ code }) => code).filter((code) => code === 'REPLACEMENT_SENT')).toHaveLength(2);
  const context = { player: ANNA, order: ORDER, car: 'ST-01' };
  const givenUp = applyEffect(helped.game(), { type: 'LEAVE_SHIPMENT', value: 0 }, context);
  const after = crash(givenUp, helper);
  expect(after.cars.filter(({ gone, shipment }) => !gone && shipment === ORDER)).toEqual([]);
});

test('[SIT-7] [SIT-9] a replacement stopped on its way goes on, though the last question of the situation is still open', () => {
  const lesson = onTheRoad()
    .does(BRING, TEACHER)
    .does(reply({ answer: 0 }))
    .does(reply({ tree: 'carSituation', answer: 0 }));
  const car = lesson.game().cars.find(({ state }) => state.action === 'DRIVING_ASSISTANCE')?.id ?? '';
  lesson.at(140).does({ action: 'SELECT_PARKING', car, parking: 'HERE' });
  expect(lesson.at(150).does({ action: 'SELECT_PARKING', car, parking: 'GO' }).doing(car)).toBe('DRIVING_ASSISTANCE');
  expect(openOn(lesson).done).toBe(false);
});

test('[SIT-7] a car that stands at the ramp for a time stands on where its customer asks something meanwhile', () => {
  const wait = ask('Co robisz?', [answer(5, 'Czekamy', 'Dobrze.', [effect('TIME', 60)])]);
  const noCargo = emergency({
    ...BREAKDOWN,
    id: 'rampa',
    subtype: 'PICKUP_OVER_TIME',
    status: 'WAITING_FOR_LOADING',
    situation: wait,
    carSituation: null,
    timeWindowSituation: null,
  });
  const call = change({
    id: 'telefon',
    name: 'Telefon',
    description: 'Klient pyta.',
    type: 'CHANGE_DELIVERY_TIME',
    situation: ask('Co mówisz?', [answer(5, 'Tak', 'Dobrze.', [])]),
  });
  const setup = aSetup({ settings: QUIET, library: { emergencies: [noCargo], accidents: [], changes: [call] } });
  const order = anOrder({ pickWindow: { from: 90, to: 300 } });
  const lesson = aLesson(aGame({ setup, cars: [aCar()], orders: [order] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(30)
    .does({ action: 'START_EVENTS', situation: 'rampa', player: ANNA }, TEACHER)
    .at(90);
  lesson.does({ action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'rampa', tree: 'situation', answer: 0 }).at(100);
  lesson.does({ action: 'START_EVENTS', situation: 'telefon', player: ANNA }, TEACHER);
  expect(lesson.at(400).doing()).toBe('WAITING_EMERGENCY_STOP');
  lesson.does({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: 'telefon', answer: 0 });
  expect(lesson.at(401).doing()).not.toBe('WAITING_EMERGENCY_STOP');
});

/** Two cars of Anna's on the road with cargo, random situations on. */
function twoOnTheRoad(
  accidents: readonly Accident[],
  deliverWindow = { from: 0, to: 1000 },
  terms: Partial<Order> = {},
) {
  const library = { emergencies: [], accidents, changes: [] };
  const setup = aSetup({ settings: { ...QUIET, random_per_round: 2, day_minutes: 0 }, library });
  const second = { id: 'POZ/1126/0420' };
  const far = { destination: CITY.TULUZA, deliverWindow, ...terms };
  const lesson = aLesson(
    aGame({ setup, cars: [aCar(), aCar({ id: 'ST-02' })], orders: [anOrder(far), anOrder({ ...far, ...second })] }),
  );
  for (const [order, car] of [
    [ORDER, 'ST-01'],
    [second.id, 'ST-02'],
  ] as const) {
    lesson.does({ action: 'BOOK_ORDER', order }).does({ action: 'BOOK_CAR', order, car });
  }
  return { lesson, happened: () => lesson.game().orders.map(({ accidents: met }) => met.length) };
}

const EVERYWHERE = { types: CAR_TYPES, lands: ['PL', 'EUR'] } as const;

const jam = (id: string, minutes: number): Accident => ({
  id,
  name: 'Korek',
  effects: [effect('TIME', minutes)],
  ...EVERYWHERE,
});

test('[SIT-3] what comes next comes to the car that has met least', () => {
  const { lesson, happened } = twoOnTheRoad([jam('korek', 30), jam('objazd', 30), jam('mgla', 30)], {
    from: 0,
    to: 5000,
  });
  lesson.at(599);
  expect(happened()).toEqual([1, 1]);
});

test('[SIT-14] what an order could no longer make up before the game ends does not come to it, unless the teacher brings it', () => {
  const planned = (unloadingMinutes: number, accidents = [jam('korek', 300)]) =>
    twoOnTheRoad(accidents, { from: 0, to: 5000 }, { destination: CITY.NORYMBERGA, unloadingMinutes });
  const first = planned(60, []);
  const end = planDelivery(first.lesson.at(300).game(), first.lesson.car(), first.lesson.order(), 300 * 60).deliveredAt;
  const most = 60 + 2400 - 300 - Math.ceil(end / 60);
  const fits = planned(most);
  fits.lesson.at(550);
  expect(fits.happened()).toEqual([1, 1]);
  const late = planned(most + 1);
  late.lesson.at(550);
  expect(late.happened()).toEqual([0, 0]);
  late.lesson.does({ action: 'START_EVENTS', situation: 'korek', player: ANNA }, TEACHER);
  expect(late.happened()).toEqual([1, 0]);
  const never = planned(2400);
  never.lesson.at(550);
  expect(never.happened(), 'the game ends before these orders anyway').toEqual([1, 1]);
});

test('[SIT-10] who is told to leave a parking slept where nobody guards', () => {
  const fine = { id: 'mandat', name: 'Mandat', effects: [effect('END_PARKING', 1)], ...EVERYWHERE };
  const asleep = (action: 'SLEEPING' | 'SLEEPING_GUARDED') =>
    accidentSuits(fine, { action, type: 'ST', ownership: 'COMPANY', land: 'PL' });
  expect([asleep('SLEEPING'), asleep('SLEEPING_GUARDED')]).toEqual([true, false]);
});

test('[SIT-8] numbers of incidents are drawn, and none can be dialled', () => {
  const { numbers } = openOn(onTheRoad().does(BRING, TEACHER));
  expect(numbers.pick_phone).toMatch(/^\+48 99 \d{3} \d\d \d\d$/);
  expect(numbers.case_number).toMatch(/^SZ-\d{6}$/);
  expect(numbers.police_number).toMatch(/^RD-\d{4}$/);
});

test('[SIT-11] a change without a situation happens by itself: the order wants another type, and its car is free of it', () => {
  const library = { emergencies: [], accidents: [], changes: [OTHER_TRUCK] };
  const lesson = aLesson(aGame({ setup: aSetup({ settings: QUIET, library }), cars: [aCar()], orders: [anOrder()] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .does({ action: 'START_EVENTS', situation: 'chlodnia' }, TEACHER);
  expect(lesson.order()).toMatchObject({ type: 'ATP', car: null, player: ANNA });
  expect(lesson.doing()).toBe('FREE');
});

test('[EFF-18] [INV-3] a random situation may rest the driver: no rule is broken, though one step also takes the car off an order that had a change', () => {
  const asked = { action: 'START_EVENTS', situation: 'telefon', player: ANNA } as const;
  const call = change({
    id: 'telefon',
    name: 'Telefon',
    description: 'Klient pyta.',
    type: 'CHANGE_PICK_TIME',
    situation: ask('Co mówisz?', [answer(5, 'Tak', 'Dobrze.'), answer(-5, 'Nie', 'Źle.')]),
  });
  const relief = accident({ id: 'zmiennik', name: 'Zmiennik', effects: [effect('REST_DRIVER')] });
  const setup = aSetup({ settings: QUIET, library: { emergencies: [], accidents: [relief], changes: [call] } });
  const far = aCar({ base: CITY.WARSZAWA, state: { action: 'FREE', at: CITY.WARSZAWA } });
  const lesson = aLesson(aGame({ setup, cars: [far], orders: [anOrder()] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does(asked, TEACHER)
    .does({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: call.id, answer: 0 })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' });
  const worked = () => workingAt(lesson.game(), lesson.car(), lesson.game().now);
  const before = lesson.at(60).game();
  expect(worked()).toBe(45 * 60);
  lesson.does({ ...asked, situation: relief.id }, TEACHER).does({ action: 'CANCEL_CAR_BOOKING', car: 'ST-01' });
  expect([worked(), lesson.order().accidents.length, lesson.order().car]).toEqual([0, 1, null]);
  expect(brokenByStep(before, lesson.game(), null)).toEqual([]);
});

test('[SIT-13] who takes over an order reads nothing of what struck it while it was another’s, who keeps his own', () => {
  const lesson = onTheRoad().does(BRING, TEACHER);
  const traffic = { id: 'korek', name: 'Korek', at: 60 * 60, car: 'ST-01', effects: [] };
  const struck = { ...lesson.order(), accidents: [traffic] };
  const handedOn = { ...struck, player: JAN, bookedAt: 130 * 60 };
  const read = (order: typeof struck, player: string, type: 'STUDENT' | 'TEACHER' = 'STUDENT') => {
    const { emergencies, accidents } = orderFor(lesson.game(), order, { player, type });
    return [...emergencies.map(({ id, shown }) => [id, shown?.name]), ...accidents.map(({ id, name }) => [id, name])];
  };
  const bare = [
    ['emergencies-1', undefined],
    ['accidents-1', ''],
  ];
  const own = [
    ['awaria', 'Awaria'],
    ['accidents-1', 'Korek'],
  ];
  expect(read(struck, ANNA)).toEqual(own);
  expect(read(struck, JAN)).toEqual(bare);
  expect(read(handedOn, JAN)).toEqual(bare);
  expect(read(handedOn, ANNA)).toEqual([own[0], bare[1]]);
  expect(read(handedOn, TEACHER, 'TEACHER')).toEqual([own[0], ['korek', 'Korek']]);
});

test('[SIT-13] no refusal tells who takes over an order what struck it while it was another’s', () => {
  const later = change({
    id: 'pozniej',
    name: 'Później',
    description: 'Nadawca się spóźni.',
    type: 'CHANGE_PICK_TIME',
    situation: ask('Co robisz?', [answer(5, 'Czekamy', 'Dobrze.'), answer(-5, 'Nie czekamy', 'Źle.')]),
  });
  const library = { emergencies: [BREAKDOWN], accidents: [], changes: [later] };
  const lesson = aLesson(aGame({ setup: aSetup({ settings: QUIET, library }), cars: [aCar()], orders: [anOrder()] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'START_EVENTS', situation: 'pozniej', player: ANNA }, TEACHER)
    .does({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: 'pozniej', answer: 0 })
    .with((game) => ({
      ...game,
      orders: game.orders.map((order) => ({
        ...order,
        emergencies: [{ ...(order.changes[0] ?? fail()), id: 'awaria' }],
      })),
    }))
    .does({ action: 'CANCEL_ORDER', order: ORDER })
    .does({ action: 'BOOK_ORDER', order: ORDER }, JAN);
  const tried = (id: string) => [
    lesson.refuses({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: id, answer: 0 }, JAN),
    lesson.refuses({ ...reply({ answer: 0 }), emergency: id }, JAN),
  ];
  expect(tried('nie ma')).toEqual(['EVENT_UNKNOWN', 'EMERGENCY_UNKNOWN']);
  expect(tried('pozniej')).toEqual(tried('nie ma'));
  expect(tried('awaria')).toEqual(tried('nie ma'));
});

function fail(): never {
  throw new Error('Nothing struck');
}

test('[SIT-19] who needs longer to read and answer is in time for longer, and no other student learns of it', () => {
  const withTime = (answerTime: 150 | 200) => (game: GameState) => ({
    ...game,
    players: game.players.map((player) => (player.id === ANNA ? { ...player, answerTime } : player)),
  });
  const lesson = onTheRoad().with(withTime(150)).does(BRING, TEACHER).with(withTime(200));
  const usual = BREAKDOWN.maxTime;
  expect(shownSituation(lesson.game(), 'emergencies', openOn(lesson))?.maxTime).toBe(usual * 1.5);
  const told = JSON.stringify(viewFor(lesson.game(), { player: JAN, type: 'STUDENT' }));
  expect(told).not.toContain('answerTime');
  const premium = (minutesLater: number, prepared: (game: GameState) => GameState) => {
    const later = onTheRoad()
      .with(prepared)
      .does(BRING, TEACHER)
      .at(120 + minutesLater);
    later.does(reply({ answer: 1 }));
    later.does(reply({ text: openOn(later).numbers.case_number }));
    later.does(reply({ tree: 'carSituation', answer: 1 }));
    later.does(reply({ tree: 'timeWindowSituation', answer: 0, input: 0 }));
    return later.ledger().filter((line) => line.startsWith('SITUATION'));
  };
  const late = usual + 10;
  expect(premium(late, withTime(150))).toEqual(premium(usual, (game) => game));
  expect(premium(late, (game) => game)).not.toEqual(premium(usual, (game) => game));
  expect(premium(usual * 1.5 + 1, withTime(150))).toEqual(premium(late, (game) => game));
});
