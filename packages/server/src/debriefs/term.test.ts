import { expect, test } from 'vitest';
import { termStart } from './term.ts';

test.each([
  ['2026-09-01', '2026-09-01'],
  ['2026-12-31', '2026-09-01'],
  ['2027-01-31', '2026-09-01'],
  ['2027-02-01', '2027-02-01'],
  ['2027-08-31', '2027-02-01'],
])('[OBS-2] %s belongs to the term that began on %s', (day, start) => {
  expect(termStart(day)).toBe(start);
});
