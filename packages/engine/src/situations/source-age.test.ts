import { expect, test } from 'vitest';
import { isOutdated } from './source-age.ts';

test.each([
  ['2026-11-29', '2026-11-29', false],
  ['2026-11-29', '2027-11-28', false],
  ['2026-11-29', '2027-11-29', false],
  ['2026-11-29', '2027-11-30', true],
  ['2026-12-31', '2028-01-01', true],
  ['2028-02-29', '2029-02-28', false],
  ['2028-02-29', '2029-03-01', true],
  ['2030-01-01', '2026-11-29', false],
  ['', '2026-11-29', false],
])('[SIT-22] looked up on %s, on %s it is outdated: %s', (checked, today, is) => {
  expect(isOutdated(checked, today)).toBe(is);
});
