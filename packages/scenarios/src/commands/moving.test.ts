import { EMERGENCIES } from '@fracht/content';
import { expect, test } from 'vitest';
import { NEW_ANSWER, NEW_QUESTION_NODE } from '../author/blank.ts';
import { type EditedItem, linkedItem, nodeAt } from '../item/item.ts';
import { isRefused } from '../places/places.ts';
import { freeWay, type Moving, pathBehindWay, dropBranch, refusalAt, type Target } from './moving.ts';

const [shipped] = EMERGENCIES;
if (shipped === undefined) throw new Error('No situation');
const last = {
  ...NEW_QUESTION_NODE,
  text: 'Ostatnie',
  answers: [
    { ...NEW_ANSWER, text: 'a' },
    { ...NEW_ANSWER, text: 'b' },
  ],
};
const typed = { ...NEW_QUESTION_NODE, text: 'Wpisz', answers: [], textAnswer: '7' };
const root = {
  ...last,
  text: 'Pierwsze',
  answers: [
    { ...NEW_ANSWER, text: 'jeden', situation: last },
    { ...NEW_ANSWER, text: 'dwa', situation: typed, input: true },
    { ...NEW_ANSWER, text: 'trzy' },
  ],
};
const item: EditedItem = linkedItem({
  kind: 'EMERGENCY',
  item: { ...shipped, situation: root, carSituation: null, timeWindowSituation: null },
});
const LAST = 'situation.answers.0.situation';
const TYPED = 'situation.answers.1.situation';
const put = (moving: Moving, target: Target): EditedItem => {
  const after = dropBranch(item, moving, target);
  if (isRefused(after)) throw new Error(after);
  return after;
};

test('[EDT-4] a branch is put behind a way, a right text or a refusal', () => {
  const moving: Moving = { what: 'branch', place: LAST };
  expect(nodeAt(put(moving, { path: 'situation', way: 2 }), 'situation.answers.2.situation')?.text).toBe('Ostatnie');
  expect(nodeAt(put(moving, { path: TYPED, way: 0 }), `${TYPED}.situation_ok`)?.text).toBe('Ostatnie');
  expect(nodeAt(put(moving, { path: 'situation', way: 'denied' }), 'situation.afterDenySituation')?.text).toBe(
    'Ostatnie',
  );
  expect(refusalAt(item, moving, { path: TYPED, way: null })).toBe('NOT_HERE');
  expect(refusalAt(item, moving, { path: LAST, way: 0 })).toBe('INSIDE_ITSELF');
});

test('[EDT-4] the end of a line is led to a question that stands already, which then stands at both places', () => {
  const line: Moving = { what: 'line', place: 'situation.answers.2.situation' };
  const next = put(line, { path: LAST, way: null });
  expect(nodeAt(next, 'situation.answers.2.situation')).toBe(nodeAt(next, LAST));
  expect(refusalAt(item, line, { path: 'situation', way: null })).toBe('INSIDE_ITSELF');
  expect(refusalAt(item, line, { path: TYPED, way: 0 })).toBe('NOT_HERE');
});

test('an answer is put before another or at the end', () => {
  const moving: Moving = { what: 'answer', path: 'situation', index: 2 };
  const texts = (edited: EditedItem) => nodeAt(edited, LAST)?.answers.map(({ text }) => text);
  expect(texts(put(moving, { path: LAST, way: 1 }))).toEqual(['a', 'trzy', 'b']);
  expect(texts(put(moving, { path: LAST, way: null }))).toEqual(['a', 'b', 'trzy']);
  expect(refusalAt(item, moving, { path: TYPED, way: 0 })).toBe('TYPED');
});

test('the free way of a question and the place behind it', () => {
  expect(freeWay(item, 'situation')).toBe(2);
  expect(freeWay(item, TYPED)).toBe(0);
  expect(pathBehindWay(item, TYPED, 1)).toBe(`${TYPED}.situation_wrong`);
  expect(pathBehindWay(item, 'situation', 7)).toBeNull();
});
