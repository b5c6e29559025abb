import { expect, test } from 'vitest';
import type { GamePayload } from '@fracht/protocol';
import { secondsLeft } from './game-facts.ts';

const GAME: GamePayload = {
  id: 'game-1',
  group: null,
  groupName: 'Logistyka 2A',
  randos: false,
  number: 1,
  state: 'IN_PROGRESS',
  time: 300,
  unitMs: 1000,
  round: 2,
  points: 0,
  money: 0,
  score: 0,
  date: '2026-11-21',
  autoAdvance: true,
  players: [],
};

test('what a round has left is counted in the real time of its own game', () => {
  expect(secondsLeft(GAME)).toBe(300);
  expect(secondsLeft({ ...GAME, unitMs: 20 })).toBe(6);
  expect(secondsLeft({ ...GAME, unitMs: 5000, time: 599 })).toBe(5);
  expect(secondsLeft({ ...GAME, time: 601 })).toBe(0);
});
