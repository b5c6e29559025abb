import { expect, test } from 'vitest';
import { wishOf } from './wish.ts';

const REST = {
  key: 'rest_minutes',
  value: 540,
  type: 'whole',
  min: 480,
  max: 660,
  unit: 'min',
  label: 'Odpoczynek',
  group: 'driving',
  default: 540,
  version: 0,
};
const MONEY = { ...REST, key: 'start_money', value: 40_000, default: 30_000 };

test('[TRI-1] what was typed is tried against what is kept', () => {
  expect(wishOf([REST, MONEY], { rest_minutes: '600' })).toEqual({
    before: { rest_minutes: 540, start_money: 40_000 },
    after: { rest_minutes: 600, start_money: 40_000 },
    sides: 'draft',
  });
});

test('[TRI-1] where nothing was typed, what is kept is tried against the defaults', () => {
  expect(wishOf([REST, MONEY], { rest_minutes: '540' })).toEqual({
    before: { rest_minutes: 540, start_money: 30_000 },
    after: { rest_minutes: 540, start_money: 40_000 },
    sides: 'standard',
  });
});

test('[TRI-1] nothing typed and nothing changed: nothing to try', () => {
  expect(wishOf([REST], {})).toBeNull();
  expect(wishOf([], {})).toBeNull();
});
