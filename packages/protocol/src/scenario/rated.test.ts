import type { TreeName } from '@fracht/engine';
import { expect, test } from 'vitest';
import { ratedTree } from './rated.ts';
import { situationSchema } from './situation.ts';

const read = (node: unknown, tree: TreeName = 'situation') =>
  ratedTree(situationSchema('Nowe pytanie').parse(node), tree);

test('[LIB-5] every question says how deep it is, its best score and its best answer', () => {
  const rated = read({
    points: 2,
    answers: [{ points: 8 }, { points: 1, situation: { points: 3, answers: [{ points: -4 }, { points: 5 }] } }],
  });
  expect(rated).toMatchObject({ depth: 2, bestScore: 11, bestAnswerIndex: 1 });
  expect(rated.answers[1]?.situation).toMatchObject({ depth: 1, bestScore: 8, bestAnswerIndex: 1 });
});

test('a typed answer counts right or wrong, with what follows', () => {
  const typed = { textAnswer: 'CMR', points_ok: 3, points_wrong: -2, situation_wrong: { answers: [{ points: 9 }] } };
  expect(read(typed)).toMatchObject({ bestScore: 7, bestAnswerIndex: -1, situation_wrong: { bestScore: 9 } });
});

test('the points of a tree count in it alone', () => {
  const node = { points: 1, carPoints: 10, timeWindowPoints: 100, answers: [{ points: 5 }] };
  expect(read(node).bestScore).toBe(6);
  expect(read(node, 'carSituation').bestScore).toBe(16);
  expect(read(node, 'timeWindowSituation').bestScore).toBe(106);
});
