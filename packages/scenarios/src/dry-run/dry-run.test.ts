import { EMERGENCIES } from '@fracht/content';
import { mostPoints } from '@fracht/engine';
import { expect, test } from 'vitest';
import { NEW_ANSWER, NEW_QUESTION_NODE } from '../author/blank.ts';
import type { EditedItem } from '../item/item.ts';
import { bestFor, sumOf, dryRunOf, type DryRunStep } from './dry-run.ts';

const [shipped] = EMERGENCIES;
if (shipped === undefined) throw new Error('No situation');
const asks = {
  ...NEW_QUESTION_NODE,
  points: 1,
  answers: [{ ...NEW_ANSWER, points: 5, input: true, changeDistance: 7 }, NEW_ANSWER],
  afterDenySituation: { ...NEW_QUESTION_NODE, text: 'Po odmowie', points: 2 },
};
const typed = { ...NEW_QUESTION_NODE, answers: [], textAnswer: '7', carPoints: 3, points_ok: 4, feedback_ok: 'Tak.' };
const item: EditedItem & { kind: 'EMERGENCY' } = {
  kind: 'EMERGENCY',
  item: { ...shipped, situation: asks, carSituation: typed, timeWindowSituation: null },
};
const step = (fields: Partial<DryRunStep>): DryRunStep => ({
  answer: null,
  text: null,
  isRight: null,
  isDenied: false,
  input: null,
  ...fields,
});

test('[EDT-12] a dry run goes through the trees as a game does, and reckons its points', () => {
  const dryRun = dryRunOf(item, null, [step({ answer: 0, input: 30 }), step({ isRight: true })]);
  expect(dryRun.place).toBeNull();
  expect(dryRun.paths).toEqual(['situation', 'carSituation']);
  expect(dryRun.points).toBe(1 + 5 + 3 + 4);
  expect(dryRun.points).toBe(mostPoints(item.item));
  expect(dryRun.marks[0]?.effects).toEqual([
    { type: 'ADD_DISTANCE', value: 7 },
    { type: 'PROLONG_SHIPMENT', value: 30 },
  ]);
  expect(dryRun.marks[1]?.feedback).toBe('Tak.');
  expect(dryRun.ways).toEqual([0, 0]);
  expect(dryRun.marks.map(({ isBest }) => isBest)).toEqual([true, true]);
});

test('a refusal leads to its own question, without the minutes', () => {
  const dryRun = dryRunOf(item, null, [step({ answer: 0, input: 30, isDenied: true })]);
  expect(dryRun.paths).toEqual(['situation', 'situation.afterDenySituation']);
  expect(dryRun.marks[0]?.effects).toEqual([{ type: 'ADD_DISTANCE', value: 7 }]);
  expect(dryRun.ways).toEqual(['denied']);
});

test('[EDT-13] who is refused may reach more than the best way, which is then the best', () => {
  const best = mostPoints(item.item);
  expect(bestFor(item, null, best - 1)).toBe(best);
  expect(bestFor(item, null, best + 5)).toBe(best + 5);
  expect(bestFor(item, 'situation.afterDenySituation', 0)).toBe(2);
});

test('[EDT-12] a dry run can begin at any question', () => {
  const dryRun = dryRunOf(item, 'situation.afterDenySituation', []);
  expect(dryRun.place?.node.text).toBe('Po odmowie');
  expect(dryRun.points).toBe(2);
});

test('[EDT-12] what the decisions come to is summed up by its kind, and a better answer is named', () => {
  const effects = [
    { type: 'TIME', value: 15 } as const,
    { type: 'MONETARY', value: 200 } as const,
    { type: 'GIVE_MONEY', value: 50 } as const,
    { type: 'REST_DRIVER', value: 1 } as const,
  ];
  const node = {
    ...NEW_QUESTION_NODE,
    answers: [
      { ...NEW_ANSWER, text: 'Dobra', points: 5 },
      { ...NEW_ANSWER, effects },
    ],
  };
  const dryRun = dryRunOf({ kind: 'EMERGENCY', item: { ...item.item, situation: node } }, null, [step({ answer: 1 })]);
  expect(sumOf(dryRun.marks)).toEqual({ minutes: 15, zloty: -150, others: [{ type: 'REST_DRIVER', value: 1 }] });
  expect(dryRun.marks[0]).toMatchObject({ isBest: false, best: { answer: 'Dobra', points: 5 } });
});

test('of two answers that bring as much each is the best, and a refusal is told as one', () => {
  const node = { ...NEW_QUESTION_NODE, answers: [NEW_ANSWER, { ...NEW_ANSWER, input: true, changeDistance: -7 }] };
  const equal: EditedItem = { kind: 'EMERGENCY', item: { ...item.item, situation: node } };
  const [mark] = dryRunOf(equal, null, [step({ answer: 1, input: 90, isDenied: true })]).marks;
  expect(mark).toMatchObject({
    isBest: true,
    isDenied: true,
    input: 90,
    effects: [{ type: 'REMOVE_DISTANCE', value: 7 }],
  });
});

test('a text that is wrong is kept as it was typed', () => {
  const dryRun = dryRunOf(item, null, [step({ answer: 0, input: 30 }), step({ text: 'osiem', isRight: false })]);
  expect(dryRun.marks[1]).toMatchObject({
    answer: 'osiem',
    isRight: false,
    isBest: false,
    best: { answer: '7', points: 4 },
  });
});

test('a decision that is offered no more, since the question was edited, is not taken', () => {
  const steps = [step({ answer: 0, input: 30 }), step({ isRight: true })];
  const fewer = { ...asks, answers: [] };
  const bare = { ...item, item: { ...item.item, situation: { ...fewer, textAnswer: 'A4' } } };
  expect(dryRunOf(bare, null, steps)).toMatchObject({ paths: ['situation'], marks: [], points: 1 });
  const chosen = { ...item, item: { ...item.item, carSituation: { ...typed, answers: [NEW_ANSWER] } } };
  expect(dryRunOf(chosen, null, steps)).toMatchObject({
    paths: ['situation', 'carSituation'],
    place: { tree: 'carSituation' },
  });
});
