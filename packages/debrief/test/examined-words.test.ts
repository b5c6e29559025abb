import { personsIn } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { aLessonOf } from '@fracht/testing/debrief/a-lesson.ts';
import { ORDER, handMadeGame, handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { observationsOf } from '../src/competences/observations-of.ts';
import type { Alternative, DecisionKind, PlayerDecision } from '../src/decisions/decision.ts';
import { decisionsOf } from '../src/decisions/decisions-of.ts';
import { wholeChoice } from '../src/decisions/whole-choice.ts';
import { stateAtDecision } from '../src/state-at-decision.ts';
import { judgedDecisions, valueOf } from '../src/worth/judged-decisions.ts';
import { GRADES, gradeOf, gradeOfOther, isGood, thresholdsOf } from '../src/worth/thresholds.ts';

const GAME = handMadeGame({ answer: 2 });
const DECISIONS = decisionsOf(GAME, 'anna');

function decisionOf(kind: DecisionKind): PlayerDecision {
  const found = DECISIONS.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`No ${kind}`);
  return found;
}

const valued = (kind: DecisionKind, actions: Alternative['actions']) =>
  valueOf(GAME, DECISIONS)(decisionOf(kind), { actions });

describe('[LSS-2] what chooses nothing where something is to be chosen is not judged', () => {
  test('no answer to a question, nor a call about it: whoever plays on would give the best one', () => {
    expect(() => valued('ANSWER_EMERGENCY', [])).toThrow('not possible then');
    const call = { action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'lampa', tree: 'situation' } as const;
    expect(() => valued('ANSWER_EMERGENCY', [{ ...call, call: 'boss' }])).toThrow('not possible then');
    expect(valued('ANSWER_EMERGENCY', [{ ...call, answer: 0 }]).mark).toBe('BEST');
  });

  test('no car for an order: whoever plays on would send the best one', () => {
    expect(() => valued('BOOK_CAR', [])).toThrow('not possible then');
  });

  test('but no order, and no parking, where that is a way to take the decision', () => {
    expect(valued('BOOK_ORDER', []).alternative.actions).toEqual([]);
    expect(valued('PARK', []).alternative.actions).toEqual([]);
  });

  test('hiring a car for an order includes sending it', () => {
    const decision = decisionOf('BOOK_CAR');
    const state = stateAtDecision(GAME, decision);
    const [offer] = state.offers;
    if (offer === undefined) throw new Error('No offer');
    const hiring = { action: 'ADD_CAR', car: offer.id } as const;
    const whole = wholeChoice(state, decision, [hiring]);
    expect(whole?.map(({ action }) => action)).toEqual(['ADD_CAR', 'BOOK_CAR']);
    expect(wholeChoice(state, decision, whole ?? [])).toEqual(whole);
  });
});

const LESSONS = [aLessonOf('by-hand-1', 4, 'careless'), aLessonOf('klasa', 4)].map((game) => {
  const thresholds = thresholdsOf(game.end);
  return { game, thresholds, judged: personsIn(game.end).map(({ id }) => judgedDecisions(game, id)) };
});

test('[LSS-4] nothing that keeps the law is graded below what breaks it, at no decision', () => {
  let broken = 0;
  for (const { thresholds, judged } of LESSONS) {
    for (const one of judged.flat()) {
      const own = one.isForced ? [] : [{ breaks: one.breaks, grade: gradeOf(one, thresholds) }];
      const others = one.valued.map((other) => ({ breaks: other.breaks, grade: gradeOfOther(one, other, thresholds) }));
      const placesOf = (isBroken: boolean): readonly number[] =>
        [...own, ...others].flatMap(({ breaks, grade }) =>
          (breaks !== null) === isBroken ? [GRADES.indexOf(grade)] : [],
        );
      broken += placesOf(true).length;
      expect(Math.max(0, ...placesOf(false))).toBeLessThanOrEqual(Math.min(GRADES.length, ...placesOf(true)));
    }
  }
  expect(broken).toBeGreaterThan(20);
});

/** The nights with special cargo that are observed, each with its decision's grade, the decision's loss, and all that is said about it. */
const NIGHTS = LESSONS.flatMap(({ game, thresholds, judged }) =>
  judged.flatMap((own) => {
    const observations = observationsOf(game, own);
    const nights = observations.filter(({ moment }) => moment === 'GUARDED' || moment === 'UNGUARDED');
    return nights.flatMap((night) => {
      const one = own.find(({ decision }) => decision.id === night.decision);
      const said = observations.filter(({ decision }) => decision === night.decision);
      return one === undefined ? [] : [{ night, said, grade: gradeOf(one, thresholds), loss: one.loss.total }];
    });
  }),
);

test('[CMP-3] [CMP-4] a night with special cargo is worth by its guard what the list of decisions says: nothing is blamed of a good one, and no money twice', () => {
  expect(NIGHTS.length).toBeGreaterThan(5);
  const [good, worse] = [true, false].map((wanted) => NIGHTS.filter(({ grade }) => isGood(grade) === wanted));
  expect(new Set(good?.map(({ night }) => `${night.moment} ${night.value}`))).toEqual(new Set(['GUARDED 1']));
  expect(worse?.filter(({ said }) => said.every(({ value }) => value === 1))).toEqual([]);
  const charged = NIGHTS.map(({ said }) => said.reduce((sum, { loss }) => sum + loss, 0));
  expect(charged).toEqual(NIGHTS.map(({ loss }) => loss));
});

test('[CMP-4] a rest that was worse than another is not told as one in time', () => {
  const rests = LESSONS.flatMap(({ game, judged }) => judged.flatMap((own) => observationsOf(game, own)));
  const values = rests.filter(({ moment }) => moment === 'RESTED').map(({ value }) => value);
  expect(new Set(values)).toEqual(new Set([1]));
  expect(rests.some(({ moment, value }) => moment === 'RESTED_WORSE' && value < 1)).toBe(true);
});

test('[CMP-4] an order for which no car was ever sent is not told as sent', () => {
  const moments = (script: Script) => {
    const game = script.finished();
    const found = observationsOf(game, judgedDecisions(game, 'anna', ['BOOK_ORDER', 'BOOK_CAR']));
    return found.filter(({ competence }) => competence === 'WINDOWS').map(({ moment }) => moment);
  };
  const booked = () => new Script(handMadeSetup(), ['anna']).does('anna', { action: 'BOOK_ORDER', order: ORDER });
  expect(moments(booked())).toEqual(['NEVER_SENT']);
  expect(moments(booked().does('anna', { action: 'BOOK_CAR', order: ORDER, car: 'ST-06' }))).toEqual(['IN_TIME']);
});
