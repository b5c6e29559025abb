import { DEFAULT_SETTINGS, homeworkText, lessonsText, newGameText } from '@fracht/content';
import { expect, test } from 'vitest';
import { type LessonLength, lengthAtFirst, lengthField, settingIn } from './lesson-length.ts';
import {
  carCount,
  drawnAtFirst,
  drawSeed,
  gameNumber,
  lessonMinutes,
  orderCount,
  speedOf,
  type ReadSetting,
} from './new-game-rules.ts';

const setting: ReadSetting = (key) => DEFAULT_SETTINGS[key];

test('[NGM-1] the default lesson: four rounds of ten minutes, three breaks of one', () => {
  expect([lessonMinutes(setting, true), lessonMinutes(setting, false)]).toEqual([43, 40]);
});

test('[NGM-7] with the length of the lesson rounds and breaks are its, without it the school’s', () => {
  const minutes = (lesson: LessonLength) => lessonMinutes(settingIn(lesson, setting), true);
  expect(([45, 60, 90, null] as const).map(minutes)).toEqual([31, 43, 66, 43]);
  expect(lengthAtFirst(setting)).toBe(45);
  expect(lengthAtFirst((key) => (key === 'unit_ms' ? 500 : setting(key)))).toBeNull();
  expect([lengthField(90), lengthField(null)]).toEqual([{ lesson_minutes: 90 }, {}]);
});

test('[NGM-1] a game number above five counts as five; drawn players play the largest number and one more', () => {
  expect(speedOf(setting, 9)).toBe(speedOf(setting, 5));
  expect(gameNumber([0, 2, 1])).toBe(3);
  expect(gameNumber([])).toBe(1);
});

test('[NGM-1] eight players are drawn, or all where there are fewer', () => {
  expect([0, 1, 2, 8, 63].map(drawnAtFirst)).toEqual([1, 1, 2, 8, 8]);
});

test('[NGM-1] orders and cars follow the number of players, at least one car of each type', () => {
  expect(orderCount(setting, 6)).toBe(DEFAULT_SETTINGS.orders_per_player_per_round * 24);
  expect(carCount(setting, 0)).toBe(0);
  expect(carCount(setting, 1)).toBe(5);
  expect(carCount(setting, 4)).toBe(18);
});

test('[NGM-2] beside a seed stands when two results compare', () => {
  const unchanged = /nie zmieniono ustawień, biblioteki sytuacji ani wersji programu/u;
  const { seedHint } = newGameText;
  expect(seedHint).toMatch(/tym samym tempie.*samej długości.*tej samej liczbie graczy.*numeru rozgrywki/u);
  expect(homeworkText.form.seedHint).toMatch(/długość, liczba i\spoziom botów, sytuacje, ich tematy i\stempo gry/u);
  for (const hint of [seedHint, homeworkText.form.seedHint, lessonsText.seed('A')]) expect(hint).toMatch(unchanged);
});

test('[NGM-2] a drawn seed has no signs that look like others', () => {
  expect(drawSeed()).toMatch(/^[A-HJ-KM-NP-Z2-9]{3}-[A-HJ-KM-NP-Z2-9]{4}$/u);
});
