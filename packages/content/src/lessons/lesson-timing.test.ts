import { lessonTiming, ROUNDS, ROUND_UNITS, settingsOfTiming } from '@fracht/engine';
import { LIMITS } from '@fracht/protocol';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, findSetting, isSettingValue, settingsWith } from '../settings/index.ts';
import { READY_LESSONS } from './index.ts';

test('[GMS-9] a lesson of 45, 60 and 90 minutes: time to come in, four rounds, breaks, and at least a fifth for the talk', () => {
  expect([45, 60, 90].map(lessonTiming)).toEqual([
    { arrival: 4, round: 7, between: 1, talk: 10 },
    { arrival: 4, round: 10, between: 1, talk: 13 },
    { arrival: 4, round: 15, between: 2, talk: 20 },
  ]);
});

test('[GMS-9] every length is spent to the minute, with settings that are allowed', () => {
  for (let minutes: number = LIMITS.lessonMin; minutes <= LIMITS.lessonMax; minutes += 1) {
    const timing = lessonTiming(minutes);
    const { arrival, round, between, talk } = timing;
    expect(arrival + ROUNDS * round + (ROUNDS - 1) * between + talk).toBe(minutes);
    expect(talk).toBeGreaterThanOrEqual(8);
    for (const [key, value] of Object.entries(settingsOfTiming(timing))) {
      const setting = findSetting(key);
      expect(setting !== undefined && isSettingValue(setting, value), `${minutes}: ${key} ${value}`).toBe(true);
    }
  }
});

test.each(READY_LESSONS)('[LSN-1] [GMS-9] $name fits the lesson that it is written for', ({ settings, lasts }) => {
  const { unit_ms, round_break_s } = settingsWith(settings);
  const { arrival } = lessonTiming(lasts);
  const talk = 8;
  const game = (ROUNDS * ROUND_UNITS * unit_ms) / 60_000 + ((ROUNDS - 1) * round_break_s) / 60;
  expect(arrival + game + talk).toBeLessThanOrEqual(lasts);
  expect(DEFAULT_SETTINGS.round_break_s).toBe(60);
});
