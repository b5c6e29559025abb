import { expect, test } from 'vitest';
import type { GamePayload } from '@fracht/protocol';
import { ownResult, participantCount, secondsLeft } from './game-facts.ts';

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

test('[PAN-4] what a round has left is counted in the real time of its own game', () => {
  expect(secondsLeft(GAME)).toBe(300);
  expect(secondsLeft({ ...GAME, unitMs: 20 })).toBe(6);
  expect(secondsLeft({ ...GAME, unitMs: 5000, time: 599 })).toBe(5);
  expect(secondsLeft({ ...GAME, time: 601 })).toBe(0);
});

function player(id: string, place: number | null) {
  const user = { id, first_name: id, last_name: 'Kot', initials: '', short_name: id, num_games: 0 };
  const result = { status: 'FINISHED' as const, money: 0, points: 0, score: 7, time: 0, round: place === null ? 0 : 4 };
  return { id, user, ...result, place, player_data: result };
}

test('[PAN-4] [PTS-9] an own result is told with its place among those who played; who came and did not play has none', () => {
  const game = { ...GAME, players: [player('ola', 1), player('jan', 2), player('ewa', null)] };
  expect(ownResult(game, 'jan')).toEqual({ score: 7, place: 2, all: 2 });
  expect(ownResult(game, 'ewa')).toBeNull();
  expect(participantCount(game)).toBe(2);
});

test('[PTS-9] [BTS-4] an own result that counts as a bot’s is told without a place', () => {
  const game = { ...GAME, players: [player('ola', 1), { ...player('jan', null), isBots: true }] };
  expect(ownResult(game, 'jan')).toEqual({ score: 7, place: null, all: 1 });
});
