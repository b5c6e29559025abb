import { schoolMoment } from '@fracht/content';
import { expect, test } from 'vitest';
import { seenInGame } from './seen-in-game.ts';

const at = (hour: string) => schoolMoment(`2026-${hour}`);
const NOW = at('11-21T09:12');

test.each([
  [null, 'jeszcze nie'],
  [at('11-21T09:12'), 'dziś, 9:12'],
  [at('11-21T00:12'), 'dziś, 0:12'],
  [at('11-20T23:12'), 'wczoraj, 23:12'],
  [at('11-19T23:12'), '19.11.2026'],
  [at('10-31T08:12'), '31.10.2026'],
])('[LEC-2] %s is told as %s', (when, told) => {
  expect(seenInGame(when, NOW)).toBe(told);
});

test('[LEC-2] the day that is an hour longer is one day', () => {
  expect(seenInGame(at('10-24T22:12'), at('10-25T23:12'))).toBe('wczoraj, 22:12');
});
