import { expect, test } from 'vitest';
import { movedBefore, placeAfterStep, placeBeside } from './library-order.ts';

const LIST = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const IDS = ['a', 'b', 'c', 'd'];

test.each([
  ['d', 'b', 'adbc'],
  ['a', 'c', 'bacd'],
  ['b', null, 'acdb'],
  ['b', 'b', 'abcd'],
  ['x', 'b', 'abcd'],
  ['b', 'x', 'abcd'],
])('%s before %s: %s', (id, before, order) => {
  expect(
    movedBefore(LIST, id, before)
      .map((one) => one.id)
      .join(''),
  ).toBe(order);
});

test.each([
  ['d', 'b', false, 'b'],
  ['d', 'b', true, 'c'],
  ['a', 'd', true, null],
  ['b', 'a', true, 'c'],
])('%s beside %s (after: %s) stands before %s', (id, target, isAfter, before) => {
  expect(placeBeside(IDS, id, target, isAfter)).toBe(before);
});

test.each([
  ['abcd', 'b', 'up', 'a'],
  ['abcd', 'b', 'down', 'd'],
  ['abcd', 'b', 'last', null],
  ['abcd', 'c', 'first', 'a'],
  ['abcd', 'a', 'up', undefined],
  ['abcd', 'd', 'last', undefined],
  ['ad', 'a', 'down', null],
  ['ad', 'd', 'up', 'a'],
  ['ac', 'a', 'down', 'd'],
  ['bd', 'a', 'down', undefined],
] as const)('of %s, %s one step %s stands before %s', (shown, id, step, before) => {
  expect(placeAfterStep(IDS, shown.split(''), id, step)).toBe(before);
});
