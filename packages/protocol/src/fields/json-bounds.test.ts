import { expect, test } from 'vitest';
import { isWithinJsonBounds } from './json-bounds.ts';

const BOUNDS = { values: 6, depth: 3 };

test.each([
  ['{"a":1,"b":[1,2]}', true],
  ['[1,2,3,4,5]', true],
  ['[1,2,3,4,5,6]', false],
  ['[[[1]]]', true],
  ['[[[[1]]]]', false],
  ['[[],[]]', true],
  ['[[],[],[]]', false],
  ['["a,b,c,[[[[{{{{"]', true],
  [String.raw`["a\",,,,,,,,,,\\"]`, true],
  [String.raw`["a\\",1,2,3,4,5,6]`, false],
  ['"without an end,,,,,,,,,,', true],
  ['', true],
])('[FLD-6] %s is within six values, three deep: %s', (text, isModest) => {
  expect(isWithinJsonBounds(text, BOUNDS)).toBe(isModest);
});
