import { expect, test } from 'vitest';
import { SHIPPED_LIBRARY } from '@fracht/content';
import { viewFor, type HelpCall, type ShownDecision } from '@fracht/engine';
import { aPlayedGame } from '@fracht/testing/game/played-game.ts';
import { aTenure } from '@fracht/testing/engine/a-tenure.ts';
import { answeredInPerson } from '../../situations/own-situations.ts';
import { decidedSituations, decisionSum, helpUsed, reachedShare, verdictOf, wasInTime } from './decisions.ts';

const { end } = aPlayedGame(4, 'sytuacje', SHIPPED_LIBRARY);
const view = viewFor(end, { player: 'teacher', type: 'TEACHER' });
const DECISION: ShownDecision = {
  at: 0,
  tree: 'situation',
  question: 'Co robisz?',
  answer: 'Stoję',
  feedback: 'Dobrze.',
  points: 10,
  input: null,
  isDenied: false,
  isRight: null,
  isBest: true,
  best: { answer: 'Stoję', points: 10 },
};

test('[SUM-6] [SIT-5] the points reached are never above those of the best way', () => {
  const all = ['s1', 's2', 's3', 's4'].map((player) => decidedSituations(view, player));
  expect(all.every((situations) => situations.length > 0)).toBe(true);
  for (const situations of all) {
    const { reached, best } = decisionSum(situations);
    expect(reached).toBeLessThanOrEqual(best);
    for (const { shown } of situations) expect(shown.best).not.toBeNull();
  }
});

test('[SUM-5] [SIT-13] a student finds own decisions alone', () => {
  const own = viewFor(end, { player: 's1', type: 'STUDENT' });
  expect(decidedSituations(own, 's1').map(({ key }) => key)).toEqual(
    decidedSituations(view, 's1').map(({ key }) => key),
  );
  expect(decidedSituations(own, 's2')).toEqual([]);
});

test('[SUM-13] what a bot answered in a person’s place is marked, and is no part of that person’s sum', () => {
  const all = decidedSituations(view, 's1');
  const [first] = all;
  if (first === undefined) throw new Error('no situation');
  expect(answeredInPerson(all)).toEqual(all);
  const at = first.shown.decisions[0]?.at ?? -1;
  const tenure = aTenure({ stints: [{ from: at, to: at + 1 }] });
  const players = view.players.map((one) => (one.id === 's1' ? { ...one, tenure } : one));
  const held = decidedSituations({ ...view, players }, 's1');
  expect(held.filter(({ isBots }) => isBots).map(({ key }) => key)).toContain(first.key);
  expect(answeredInPerson(held).length).toBeLessThan(all.length);
});

test('[SUM-6] an answer is the best, one with points, or one that brought nothing', () => {
  expect(verdictOf(DECISION)).toBe('best');
  expect(verdictOf({ ...DECISION, answer: 'Jadę' })).toBe('fair');
  expect(verdictOf({ ...DECISION, answer: 'Jadę', points: 0 })).toBe('poor');
  expect(verdictOf({ ...DECISION, answer: 'Proszę o czas', isDenied: true })).toBe('poor');
  expect(verdictOf({ ...DECISION, points: -5, best: null })).toBe('poor');
});

test('[SIT-6] in time is what was answered within the time for the premium', () => {
  const open = { since: 600, doneAt: 600 + 40 * 60 };
  const shown = { hasBonus: true, maxTime: 40 };
  expect(wasInTime(open, shown)).toBe(true);
  expect(wasInTime({ ...open, doneAt: 601 + 40 * 60 }, shown)).toBe(false);
  expect(wasInTime({ ...open, doneAt: null }, shown)).toBeNull();
  expect(wasInTime(open, { ...shown, hasBonus: false })).toBeNull();
});

test('help is told by who was called, where there was somebody to call', () => {
  const called = (...calls: readonly HelpCall[]) => helpUsed({ calls }, { hasHelp: true });
  expect([called(), called('boss'), called('driver', 'boss')]).toEqual(['none', 'boss', 'both']);
  expect(helpUsed({ calls: [] }, { hasHelp: false })).toBeNull();
});

test('[SUM-6] the share of the points stays between nothing and all', () => {
  expect([-5, 0, 10, 40, 45].map((reached) => reachedShare({ reached, best: 40 }))).toEqual([0, 0, 0.25, 1, 1]);
  expect(reachedShare({ reached: 0, best: 0 })).toBe(1);
});
