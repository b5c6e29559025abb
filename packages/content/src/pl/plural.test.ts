import { expect, test } from 'vitest';
import { counted } from './plural.ts';

const PEOPLE = { one: 'osoba', few: 'osoby', many: 'osób' } as const;

test.each([
  [0, '0\u00a0osób'],
  [1, '1\u00a0osoba'],
  [22, '22\u00a0osoby'],
  [112, '112\u00a0osób'],
  [1204, '1\u00a0204\u00a0osoby'],
  [19_735, '19\u00a0735\u00a0osób'],
  [15.5, '15,5\u00a0osób'],
])('[WRD-4] %d is counted as %s', (count, words) => {
  expect(counted(count, PEOPLE)).toBe(words);
});
