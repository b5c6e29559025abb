import { expect, test } from 'vitest';
import { ORDER } from '@fracht/testing/debrief/hand-made.ts';
import type { PlayerDecision } from '../src/decisions/decision.ts';
import { metDecisions } from '../src/class/met.ts';
import type { ExpectedWorth } from '../src/field/expected-worth.ts';
import type { Recording } from '../src/recording.ts';
import { worthOf } from '../src/score-worth.ts';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';
import type { JudgedDecision } from '../src/worth/losses.ts';
import { type OpenChoice, comparable } from '../src/worth/open-choice.ts';
import { stopsOf } from '../src/worth/stops.ts';
import { gradeOf, thresholdsOf } from '../src/worth/thresholds.ts';
import { annaParksAt, annasDelivery } from './annas-delivery.ts';

function lastOf(game: Recording, kind: PlayerDecision['kind']): JudgedDecision {
  const found = judgedDecisions(game, 'anna').findLast(({ decision }) => decision.kind === kind);
  if (found === undefined) throw new Error(`No ${kind}`);
  return found;
}

/** A lamp breaks at 611 minutes, when no parking before the limit is left. */
const lamp = (answer: number) =>
  annasDelivery(
    [611, { action: 'START_EVENTS', situation: 'lampa', player: 'anna' }],
    [612, { action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'lampa', tree: 'situation', answer }],
  );

test('[LSS-4] where a limit is passed whatever is answered, the answer is judged by the library, on every page', () => {
  const right = lamp(0);
  const [good, bad] = [lastOf(right, 'ANSWER_EMERGENCY'), lastOf(lamp(1), 'ANSWER_EMERGENCY')];
  expect([good.isForced, good.mark, good.breaks]).toEqual([false, 'BEST', null]);
  expect([bad.isForced, bad.mark, bad.breaks, bad.loss.total]).toEqual([false, 'POOR', null, 35_000]);
  // A strength is based on its judgement, which exists, and the class compares the decision.
  const { stops } = stopsOf(judgedDecisions(right, 'anna'), thresholdsOf(right.end));
  expect(stops.filter(({ judged }) => judged.isForced)).toEqual([]);
  expect(metDecisions(right, [good])).toHaveLength(1);
});

test('[LSS-4] of rests that all pass the limit the nearest is neither good nor bad, and one farther on breaks a rule', () => {
  const [near, far] = [annasDelivery([640, annaParksAt('0-3@207')]), annasDelivery([640, annaParksAt('city-3')])].map(
    (game) => {
      return { one: lastOf(game, 'PARK'), thresholds: thresholdsOf(game.end) };
    },
  );
  expect(near?.one.isForced).toBe(true);
  expect([far?.one.isForced, far?.one.breaks, far?.one.loss.total]).toEqual([false, 'DRIVING', 0]);
  expect(far === undefined ? null : gradeOf(far.one, far.thresholds)).toBe('BLUNDER');
});

test('[LSS-4] an answer is asked for the limit only where one that the library likes no less keeps it', () => {
  const question = { list: 'emergencies', situation: 'lampa', key: 'lampa', asks: '' } as const;
  const told: PlayerDecision = { ...lastOf(lamp(0), 'ANSWER_EMERGENCY').decision, question };
  const nothing: ExpectedWorth = {
    worth: worthOf({ money: 0, points: 0 }),
    lines: [],
    time: 0,
    isOverdue: { next: false, ever: false, limit: null },
    isDelivered: true,
    isUnloaded: true,
  };
  const choice = (mark: OpenChoice['mark'], breaks: OpenChoice['breaks']): OpenChoice => ({
    alternative: null,
    expected: nothing,
    breaks,
    mark,
    overrun: null,
  });
  const breaksOf = (...choices: readonly OpenChoice[]) => comparable(told, choices).map(({ breaks }) => breaks);
  // Driving off after a crash would keep the limit, but is not suggested instead of staying.
  expect(breaksOf(choice('BEST', 'DAY'), choice('POOR', null))).toEqual([null, null]);
  expect(breaksOf(choice('BEST', 'DAY'), choice('LESS', 'DAY'), choice('LESS', null))).toEqual([null, 'DAY', null]);
  expect(breaksOf(choice('POOR', 'DRIVING'), choice('BEST', null))).toEqual(['DRIVING', null]);
});
