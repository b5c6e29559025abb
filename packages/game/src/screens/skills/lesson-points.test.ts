import { expect, test } from 'vitest';
import type { StudentSkills } from '@fracht/protocol';
import { lessonPoints, lineThrough, PLOT } from './lesson-points.ts';
import { shortDate } from './short-date.ts';

type Lesson = StudentSkills['lessons'][number];

const lesson = (place: number, n: number): Lesson => ({
  game: `game-${place}`,
  date: '2026-10-09',
  profiles: [{ competence: 'WINDOWS', word: n < 5 ? 'TOO_LITTLE' : 'NORMAL', n, level: 0.5 }],
});

test('[SKS-2] the more decisions, the larger the dot; the last lesson stands at the right', () => {
  const points = lessonPoints([lesson(0, 5), lesson(1, 9), lesson(2, 16)], 'WINDOWS', 'game-2');
  expect(points.map(({ radius }) => radius)).toEqual([expect.closeTo(4.74, 2), 5.5, 6.5]);
  expect(points.map(({ x }) => x)).toEqual([PLOT.RIGHT - 74, PLOT.RIGHT - 37, PLOT.RIGHT]);
  expect(points.map(({ isThis }) => isThis)).toEqual([false, false, true]);
  expect(points.every(({ y }) => y === (PLOT.TOP + PLOT.GROUND) / 2)).toBe(true);
});

test('[SKS-2] a lesson of too few decisions is not joined', () => {
  const points = lessonPoints([lesson(0, 5), lesson(1, 4), lesson(2, 0), lesson(3, 6)], 'WINDOWS', 'game-3');
  expect(lineThrough(points)).toBe('M57.0,39.0L168.0,39.0');
});

test('[SKS-2] a whole year of lessons has room, and no date lies upon another', () => {
  const points = lessonPoints(
    Array.from({ length: 30 }, (_, place) => lesson(place, 9)),
    'WINDOWS',
    'game-29',
  );
  expect(points.at(0)?.x).toBeCloseTo(PLOT.LEFT);
  const dated = points.filter(({ isDated }) => isDated).map(({ x }) => x);
  const gaps = dated.slice(1).map((x, place) => x - (dated[place] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(36);
});

test('[SKS-2] one lesson alone, and one without this competence', () => {
  expect(lessonPoints([lesson(0, 5)], 'WINDOWS', 'game-0')).toMatchObject([{ x: PLOT.RIGHT, isDated: true }]);
  expect(lessonPoints([lesson(0, 5)], 'INCIDENTS', 'game-0')).toMatchObject([{ n: 0, word: 'TOO_LITTLE' }]);
  expect([shortDate('2026-10-09'), shortDate('2026-01-21'), shortDate('dawno')]).toEqual(['9.10', '21.01', 'dawno']);
});
