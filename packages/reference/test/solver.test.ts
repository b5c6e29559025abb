import { expect, test } from 'vitest';
import type { LinearProgramme } from '../src/solver/lp.ts';
import { solve } from './a-lesson.ts';

/** Two products made from three units of one material and four of another. */
const WORKSHOP: LinearProgramme = {
  rows: [3, 4],
  columns: [
    { gain: 3, most: 2, rows: [0, 1], weights: [1, 1] },
    { gain: 2, most: 9, rows: [0, 1], weights: [1, 2] },
  ],
};

test('[REF-5] finds the largest gain within rows and bounds', () => {
  const solution = solve(WORKSHOP);
  expect(solution?.gain).toBeCloseTo(8);
  expect(Array.from(solution?.values ?? [])).toEqual([2, 1]);
});

test('[REF-5] nothing to choose from gains nothing', () => {
  expect(solve({ rows: [], columns: [] })?.gain).toBe(0);
  expect(solve({ rows: [1], columns: [] })?.gain).toBe(0);
});

test('[REF-5] says that there is no optimum', () => {
  expect(solve({ rows: [-1], columns: [{ gain: 1, most: 1, rows: [0], weights: [1] }] })).toBeNull();
});

test('[REF-4] gives the same solution, whatever was solved in between', () => {
  const first = solve(WORKSHOP);
  solve({ rows: [1], columns: [{ gain: 1, most: 1, rows: [0], weights: [1] }] });
  expect(solve(WORKSHOP)).toEqual(first);
});
