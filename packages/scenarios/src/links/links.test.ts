import { EMERGENCIES } from '@fracht/content';
import { TREE_NAMES } from '@fracht/engine';
import { expect, test } from 'vitest';
import { answer, ask, effect } from '../author/author.ts';
import { NEW_QUESTION_NODE } from '../author/blank.ts';
import { storedQuestions } from '../walk/walk.ts';
import { linked, reaches, rewritten, storedSizeOf } from './links.ts';

const last = () => ask('Co na koniec?', [answer(1, 'Nic', 'Koniec.', [effect('TIME', 15)])]);
const root = ask('Co robisz?', [
  answer(5, 'Dzwonię', 'Dobrze.', [], { situation: last() }),
  answer(0, 'Czekam', 'Źle.', [], { situation: last() }),
  answer(0, 'Nic', 'Źle.', [], { situation: { ...NEW_QUESTION_NODE } }),
]);
const one = linked(root) ?? root;
const end = one.answers[0]?.situation ?? one;

test('questions that are alike become one value, those that say nothing yet stay apart; what is stored is the same', () => {
  expect(one.answers[1]?.situation).toBe(end);
  expect(one.answers[2]?.situation).not.toBe(end);
  expect(storedQuestions(one, '').size).toBe(3);
  expect(JSON.stringify(one)).toBe(JSON.stringify(root));
  expect(linked(one)).toBe(one);
});

test('a question is rewritten at all its places; what lies on no way to it is kept', () => {
  const after = rewritten(one, new Map([[end, (node) => ({ ...node, text: 'Koniec?' })]]));
  expect(after?.answers.map(({ situation }) => situation?.text)).toEqual(['Koniec?', 'Koniec?', '']);
  expect(after?.answers[1]?.situation).toBe(after?.answers[0]?.situation);
  expect(after?.answers[2]).toBe(one.answers[2]);
  expect(rewritten(one, new Map())).toBe(one);
});

test('ways lead on, never back', () => {
  expect(reaches(one, end)).toBe(true);
  expect(reaches(end, one)).toBe(false);
  expect(reaches(end, end)).toBe(true);
  expect(reaches(null, end)).toBe(false);
});

test('the size counts questions, answers and effects at each place where they are stored', () => {
  expect(storedSizeOf(null)).toBe(0);
  expect(storedSizeOf(end)).toBe(3);
  expect(storedSizeOf(one)).toBe(1 + 3 + 3 + 3 + 3);
  expect(storedSizeOf(one)).toBe(storedSizeOf(root));
});

test('every tree that comes with the game is stored as it was when its questions are linked', () => {
  for (const item of EMERGENCIES)
    for (const tree of TREE_NAMES) expect(JSON.stringify(linked(item[tree]))).toBe(JSON.stringify(item[tree]));
});
