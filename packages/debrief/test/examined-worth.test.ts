import { type GameAction, type Library, GROSZE_PER_POINT } from '@fracht/engine';
import { answer, ask, effect } from '@fracht/scenarios';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { ORDER, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { expect, test } from 'vitest';
import type { DecisionKind } from '../src/decisions/decision.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import type { Recording } from '../src/recording.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';
import type { JudgedDecision } from '../src/worth/losses.ts';
import { gradeOf, gradeOfOther, thresholdsOf } from '../src/worth/thresholds.ts';
import { ANNAS_CAR } from './annas-delivery.ts';

// What a debrief said that was not true of what somebody had decided; every amount is reckoned by hand, from the map, the terms of the order and the ledger.

const zl = (amount: number): number => Math.round(amount * 100);
const points = (count: number): number => count * GROSZE_PER_POINT;
/** The price of a car's time, for seconds. */
const timeOf = (seconds: number): number => Math.round((3000 * seconds) / 3600);

const BOOK_ORDER = { action: 'BOOK_ORDER', order: ORDER } as const;

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
