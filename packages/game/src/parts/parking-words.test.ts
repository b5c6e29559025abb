import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { nightPriceWords } from './parking-words.ts';

const GUARDED = { id: 'x', city: null, road: 1, km: 10, guarded: true, abroad: true };

test.each([
  [false, 13, '130,00\u00a0zł'],
  [true, 13, 'w\u00a0cenie podwykonawcy'],
  [true, 12, '130,00\u00a0zł'],
])('[CRS-4] a night of a car, hired %s, by version %s of the rules: %s', (subcontractor, rulesVersion, words) => {
  expect(nightPriceWords(aSetup({ rulesVersion }), { subcontractor }, GUARDED)).toBe(words);
});
