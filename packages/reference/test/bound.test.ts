import { BOT_LEVELS } from '@fracht/bots';
import { EMPTY_LIBRARY } from '@fracht/engine';
import { describe, expect, test } from 'vitest';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { studentGain, parOf } from '../src/index.ts';
import { boundOf, isBounded } from '../src/network/bound.ts';
import { FEW, aLesson, aSetup, solve, studentsOf } from './a-lesson.ts';

const PLAYERS = 3;
const CALM = { players: PLAYERS, library: EMPTY_LIBRARY } as const;

const LESSONS = Array.from({ length: howMany({ few: 1, many: 8 }) }, (_, number) => number);

underSeeds('bound', (seed) => {
  describe.each(LESSONS)('lesson %d, without situations', (number) => {
    const named = `${seed} ${number}`;
    const { bound, gain } = parOf(aLesson(named, CALM), solve, FEW);

    test('[REF-9] nobody gains more than the bound', () => {
      expect(gain).toBeLessThanOrEqual(bound ?? 0);
      expect(gain).toBeGreaterThan((bound ?? 0) / 2);
      for (const level of BOT_LEVELS) {
        const { end } = aLesson(named, { ...CALM, level });
        expect(studentGain(end, studentsOf(PLAYERS))).toBeLessThanOrEqual(bound ?? 0);
      }
    });

    test('[REF-9] the bound is the same whatever was played', () => {
      expect(boundOf(aLesson(named, { ...CALM, level: 'careless' }).end, solve)).toBe(bound);
    });
  });
});

test('[REF-9] no bound where a situation may come, or where sleeping pays', () => {
  const lesson = aLesson('granica-1', CALM);
  expect(isBounded(lesson.setup)).toBe(true);
  expect(isBounded(aSetup('granica-1'))).toBe(false);
  const rich = { ...lesson.setup, settings: { ...lesson.setup.settings, points_guarded: 20 } };
  expect(isBounded(rich)).toBe(false);
  expect(boundOf({ ...lesson.end, setup: rich }, solve)).toBeNull();
});

test('[REF-9] no bound where the solver finds none', () => {
  expect(boundOf(aLesson('granica-1', CALM).end, () => null)).toBeNull();
});
