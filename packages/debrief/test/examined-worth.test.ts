import { type GameAction, type Library, GROSZE_PER_POINT } from '@fracht/engine';
import { answer, ask, effect } from '@fracht/scenarios';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { expect, test } from 'vitest';
import { observationsOf } from '../src/competences/observations-of.ts';
import type { DecisionKind } from '../src/decisions/decision.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import type { Recording } from '../src/recording.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';
import type { JudgedDecision } from '../src/worth/losses.ts';
import { stopsOf } from '../src/worth/stops.ts';
import { gradeOf, gradeOfOther, thresholdsOf } from '../src/worth/thresholds.ts';
import { ANNAS_CAR, annaParksAt, annasDelivery } from './annas-delivery.ts';

// What a debrief said that was not true of what somebody had decided; every amount is reckoned by hand, from the map, the terms of the order and the ledger.

const zl = (amount: number): number => Math.round(amount * 100);
const points = (count: number): number => count * GROSZE_PER_POINT;
/** The price of a car's time, for seconds. */
const timeOf = (seconds: number): number => Math.round((3000 * seconds) / 3600);

/** How long a car of ST drives, in seconds. */
const driven = (km: number): number => Math.ceil((km * 3600) / 70);
const [NIGHT, UNLOADED, NEW_SLOT] = [9 * 3600, 3600, 2 * 3600];

const BOOK_ORDER = { action: 'BOOK_ORDER', order: ORDER } as const;
/** 773 km for 7.40 zł, penalty 10 %. */
const PENALTY = 57_202;

function played(...steps: readonly (readonly [number, GameAction])[]): Recording {
  const script = new Script(handMadeSetup(), ['anna']);
  for (const [minute, action] of steps) script.at(minute).does('anna', action);
  return script.finished();
}

function judgedLast(game: Recording, kind: DecisionKind): JudgedDecision {
  const found = judgedDecisions(game, 'anna').findLast(({ decision }) => decision.kind === kind);
  if (found === undefined) throw new Error(`No ${kind} is judged`);
  return found;
}

const sumOf = ({ lines }: Pick<JudgedDecision, 'lines'>): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ reason, worth }) => [reason, worth.total]));

test('[DCN-3] [LSS-2] a hiring is judged with the hired car on the road, not with the company car that stood free in the same city', () => {
  const hire = [0, { action: 'ADD_CAR', car: 'ST-P1' }] as const;
  const game = played([0, BOOK_ORDER], hire, [0, { action: 'BOOK_CAR', order: ORDER, car: 'ST-1-01' }]);
  const { loss, valued } = judgedLast(game, 'HIRE_CAR');
  expect(valued[0]?.alternative.actions).toEqual([{ action: 'BOOK_CAR', order: ORDER, car: 'ST-05' }]);
  // 773 km for 5.40 zł instead of 4.30; ST-05 would load at 0:30 for an hour, drive 39,755 s with a night of nine hours between, and unload for an hour.
  expect(loss.total).toBe(zl(773 * (5.4 - 4.3)) - timeOf(5400 + 39_755 + 32_400 + 3600));
});

test('[DCN-6] a hired car that was taken off its order before it set out is not judged', () => {
  const game = played(
    [0, BOOK_ORDER],
    [0, { action: 'ADD_CAR', car: 'ST-P1' }],
    [0, { action: 'BOOK_CAR', order: ORDER, car: 'ST-1-01' }],
    [1, { action: 'CANCEL_CAR_BOOKING', car: 'ST-1-01' }],
  );
  const hired = decisionsOf(game, 'anna').find(({ kind }) => kind === 'HIRE_CAR');
  expect(hired?.judged).toBe('UNDONE');
});

test('[DCN-6] [LSS-7] [CMP-1] to wake a driver is judged beside letting him sleep on, and never taken back', () => {
  // Asleep in Poznań, 508 km before Warszawa, until 17:49:18 of the game (64,158 s); woken at 54,000 s, he may drive 85.7 minutes more, and the next parking is 103 km on:
  // past the limit. There for 20 zł: 5 points, a fine of 300 zł, and nine hours. So he comes in the fifth hour after the window: the whole penalty, 20 points, no 10
  // points, and two hours for a new slot.
  const game = annasDelivery([420, annaParksAt('city-0')], [900, annaParksAt('GO')]);
  const { decision, loss, breaks, valued } = judgedLast(game, 'PARK');
  expect(decision.chosen).toEqual(annaParksAt('GO'));
  expect(valued.map(({ alternative }) => alternative.actions)).toEqual([[]]);
  const woken = timeOf(driven(103) + NIGHT + driven(405) + UNLOADED + NEW_SLOT);
  const asleep = timeOf(64_158 - 54_000 + driven(508) + UNLOADED);
  expect(loss.total).toBe(points(5) + zl(20 + 300) + PENALTY + points(20 + 10) + woken - asleep);
  expect(breaks).toBe('DRIVING');
  const told = observationsOf(game, judgedDecisions(game, 'anna')).find((one) => one.decision === decision.id);
  expect(told).toMatchObject({ competence: 'DRIVING_TIME', moment: 'REST_CUT', value: 0, loss: loss.total });
});

test('[DCN-6] [LSS-7] a driver who was woken has lost that sleep, wherever he is sent then', () => {
  // Asleep 88 km before Poznań until 59,632 s, woken at 54,000 s: the same rest in Poznań, for 80 zł, begins after 88 km. He comes in the eighth hour after the window.
  const game = annasDelivery(
    [420, annaParksAt('0-2@88')],
    [900, annaParksAt('GO')],
    [901, annaParksAt('city-0')],
    [902, annaParksAt('GO')],
    [903, annaParksAt('city-0')],
  );
  const judged = judgedDecisions(game, 'anna').find(({ decision }) => decision.at === 54_000);
  const woken = timeOf(driven(88) + NIGHT + driven(508) + UNLOADED + NEW_SLOT);
  const asleep = timeOf(59_632 - 54_000 + driven(88) + driven(508) + UNLOADED);
  expect(judged?.loss.total).toBe(zl(80) + PENALTY + points(20 + 10) + woken - asleep);
  expect(judged?.breaks).toBeNull();
});

test('[STP-2] a driver woken against the law and at another time lawfully is two stops, and neither hides the other', () => {
  const woken = [true, false].map((isLawful, place) => {
    const game = annasDelivery([420, annaParksAt(isLawful ? '0-2@88' : 'city-0')], [900, annaParksAt('GO')]);
    const judged = judgedLast(game, 'PARK');
    return { ...judged, decision: { ...judged.decision, id: String(place) } };
  });
  expect(woken.map(({ breaks }) => breaks)).toEqual([null, 'DRIVING']);
  const { stops } = stopsOf([...woken, ...woken], { SLIP: 5_000, MISTAKE: 15_000, BLUNDER: 30_000 });
  expect(stops.map(({ judged }) => judged.decision.id)).toEqual(['1', '0']);
});

test('[DFD-10] who books an order and never sends a car is charged with its penalty', () => {
  const judged = judgedLast(played([0, BOOK_ORDER]), 'BOOK_ORDER');
  expect(sumOf(judged)).toEqual({ FULL_PENALTY: -PENALTY, ORDER_EXPIRED: -points(15) });
  const nothing = judged.valued.find(({ alternative }) => alternative.actions.length === 0);
  expect(nothing?.gain.total).toBe(PENALTY + points(15));
  // Given back while that is free it is not judged.
  const back = played([0, BOOK_ORDER], [10, { action: 'CANCEL_ORDER', order: ORDER }]);
  expect(decisionsOf(back, 'anna')[0]?.judged).toBe('UNDONE');
});

test('[DFD-10] [LSS-3] [LSS-8] the penalty of an order that no car can deliver is charged to its booking, the way of a car to who sent it', () => {
  // ST-06, the only car near Poznań, is on the road. At 269 minutes 265 km from Szczecin cannot be driven before the order ends at 390: 453 km for 6.70 zł, 19 %.
  const [first, late] = ['POZ/1126/2760', 'POZ/1126/9520'];
  const game = played(
    [0, { action: 'BOOK_ORDER', order: first }],
    [0, { action: 'BOOK_CAR', order: first, car: ANNAS_CAR }],
    [269, { action: 'BOOK_ORDER', order: late }],
    [269, { action: 'BOOK_CAR', order: late, car: 'ST-05' }],
  );
  const booking = judgedLast(game, 'BOOK_ORDER');
  expect(booking.loss.total).toBe(zl(453 * 6.7 * 0.19) + points(15));
  // Under way from 284 minutes on: 123.667 km until 390, and 141.333 km without the order for 85 %, till 511:09.
  const car = judgedLast(game, 'BOOK_CAR');
  expect(car.valued[0]?.alternative.actions).toEqual([{ action: 'CANCEL_ORDER', order: late }]);
  expect(car.loss.total).toBe(53_176 + 51_658 + timeOf(511 * 60 + 9 - 269 * 60));
});

test('[DFD-7] the thieves of a night are charged to who chose where the driver sleeps, and not to the plan of the order', () => {
  const setup = handMadeSetup();
  const settings = { ...setup.settings, theft_unguarded_home: 50, theft_guarded: 1 };
  const game = new Script({ ...setup, settings }, ['anna'])
    .does('anna', BOOK_ORDER)
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: ANNAS_CAR })
    .at(420)
    .does('anna', annaParksAt('0-2@88'))
    .finished();
  const charged = judgedDecisions(game, 'anna').filter(({ lines }) => lines.some(({ reason }) => reason === 'THEFT'));
  expect(charged.map(({ decision }) => decision.kind)).toEqual(['PARK']);
  // 50 and 1 % in eleven hours, of 4,000 zł, for nine hours.
  const theft = (chance: number): number => Math.round((4000 * chance * 9) / 11);
  expect(charged[0]?.loss.total).toBe(theft(50) - theft(1) - zl(60));
});

test('[LSS-8] the points for giving an order back too late are missed once', () => {
  const order = 'POZ/1126/2760';
  const game = played(
    [0, { action: 'BOOK_ORDER', order }],
    [0, { action: 'BOOK_CAR', order, car: 'ST-01' }],
    [120, { action: 'CANCEL_CAR_BOOKING', car: 'ST-01' }],
    [125, { action: 'CANCEL_ORDER', order }],
  );
  const missed = judgedDecisions(game, 'anna').flatMap(({ loss, valued: [best] }) => {
    return loss.total === 0 ? [] : (best?.changes ?? []).filter(({ reason }) => reason === 'LATE_CANCEL');
  });
  expect(missed.map(({ worth }) => worth.total)).toEqual([points(5)]);
});

/** Anna's delivery with a situation: answers with their points and what they cost in zł. */
function answered(given: number, answers: readonly (readonly [points: number, cost: number])[]): Recording {
  const asked = ask(
    'Co robisz?',
    answers.map(([own, cost]) => answer(own, `Za ${cost}`, 'Tak.', [effect('MONETARY', cost)])),
  );
  const setup = handMadeSetup();
  const emergencies = setup.library.emergencies.map((item) => ({ ...item, situation: asked }));
  const library: Library = { ...setup.library, emergencies };
  return new Script({ ...setup, library }, ['anna'])
    .does('anna', BOOK_ORDER)
    .does('anna', { action: 'BOOK_CAR', order: ORDER, car: ANNAS_CAR })
    .at(400)
    .does('teacher', { action: 'START_EVENTS', situation: 'lampa', player: 'anna' })
    .at(405)
    .does('anna', { action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'lampa', tree: 'situation', answer: given })
    .finished();
}

test.each([
  [
    'a poor answer saves most',
    [
      [10, 900],
      [5, 600],
      [-5, 0],
    ],
    ['BEST', 'SLIP', 'SLIP'],
  ],
  [
    'one is absurd',
    [
      [10, 0],
      [5, 1250],
      [-10, 90_000],
    ],
    ['BEST', 'BLUNDER', 'BLUNDER'],
  ],
  [
    'one costs next to nothing more',
    [
      [10, 100],
      [9, 120],
      [-5, 100],
    ],
    ['BEST', 'SLIP', 'SLIP'],
  ],
] as const)('[LSS-4] [STP-1] an answer has one grade, whether it was given or is offered: %s', (_, answers, grades) => {
  const games = answers.map((_one, given) => answered(given, answers));
  const own = games.map((game) => gradeOf(judgedLast(game, 'ANSWER_EMERGENCY'), thresholdsOf(game.end)));
  expect(own).toEqual(grades);
  for (const [given, game] of games.entries()) {
    const judged = judgedLast(game, 'ANSWER_EMERGENCY');
    for (const valued of judged.valued) {
      const [action] = valued.alternative.actions;
      const other = action?.action === 'RESOLVE_EMERGENCY' ? (action.answer ?? -1) : -1;
      expect([given, other, gradeOfOther(judged, valued, thresholdsOf(game.end))]).toEqual([
        given,
        other,
        grades[other],
      ]);
    }
  }
});
