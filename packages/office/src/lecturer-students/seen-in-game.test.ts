import { expect, test } from 'vitest';
import { seenInGame } from './seen-in-game.ts';

const at = (day: number, hour: number, month = 10) => new Date(2026, month, day, hour, 12).getTime();
const NOW = at(21, 9);

test.each([
  [null, 'jeszcze nie'],
  [at(21, 9), 'dziś, 9:12'],
  [at(21, 0), 'dziś, 0:12'],
  [at(20, 23), 'wczoraj, 23:12'],
  [at(19, 23), '19.11.2026'],
  [at(31, 8, 9), '31.10.2026'],
])('[LEC-2] %s is told as %s', (when, told) => {
  expect(seenInGame(when, NOW)).toBe(told);
});

test('[LEC-2] the day that is an hour longer is one day', () => {
  expect(seenInGame(at(24, 22, 9), at(25, 23, 9))).toBe('wczoraj, 22:12');
});
