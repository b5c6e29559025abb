import { expect, test } from 'vitest';
import { schoolClock, schoolDay, schoolMoment } from './school-time.ts';

const HOUR = 3_600_000;

test.each([
  ['2026-06-30T21:59:59.999Z', '2026-06-30T23:59'],
  ['2026-06-30T22:00:00.000Z', '2026-07-01T00:00'],
  ['2026-12-31T23:30:00.250Z', '2027-01-01T00:30'],
  ['2026-03-29T00:59:00.000Z', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30'],
])('at %s a clock at school shows %s', (moment, clock) => {
  expect([schoolClock(Date.parse(moment)), schoolDay(Date.parse(moment))]).toEqual([clock, clock.slice(0, 10)]);
});

test('what a clock showed leads back to its moment on the days on which clocks change, but for the hour that comes twice', () => {
  const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'];
  const moments = days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => Date.parse(day) + hour * HOUR));
  const lost = moments.filter((moment) => schoolMoment(schoolClock(moment)) !== moment);
  expect(lost.map((moment) => new Date(moment).toISOString())).toEqual(['2026-10-25T00:00:00.000Z']);
});

test('a date begins at midnight, an hour that no clock shows is the one after it, and what is neither is no moment', () => {
  expect(schoolMoment('2026-07-01')).toBe(Date.parse('2026-06-30T22:00Z'));
  expect(schoolMoment('2026-03-29')).toBe(Date.parse('2026-03-28T23:00Z'));
  expect(schoolMoment('2026-10-25')).toBe(Date.parse('2026-10-24T22:00Z'));
  expect(schoolClock(schoolMoment('2026-03-29T02:30'))).toBe('2026-03-29T03:30');
  expect([schoolMoment(''), schoolMoment('kiedyś'), schoolMoment('T')]).toEqual([NaN, NaN, NaN]);
});
