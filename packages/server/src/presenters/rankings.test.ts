import { expect, test } from 'vitest';
import type { RankingEntry } from '../storage/game-store.ts';
import { presentRankings } from './rankings.ts';

const row = (groupName: string, size: number, score: number, hasDelivered: boolean) => ({
  game: 'g1',
  groupName,
  size,
  score,
  hasDelivered,
  date: '2026-11-21',
  teacher: 't1',
});
const group = (...of: Parameters<typeof row>): RankingEntry => ({
  kind: 'GROUP',
  user: null,
  users: [],
  ...row(...of),
});
const player = (...of: Parameters<typeof row>): RankingEntry => ({
  kind: 'PLAYER',
  user: 's1',
  users: ['s1'],
  ...row(...of),
});

test('[GME-4] [PTS-9] rankings come in the order of their places: who delivered first, then the higher score, groups by their size', () => {
  const rows = [
    group('stała', 2, 48_000, false),
    group('mała', 2, -40_707, true),
    group('duża', 5, 90_000, true),
    group('lepsza', 2, -38_606, true),
    player('stał', 2, 24_000, false),
    player('woził', 2, -35_394, true),
  ];
  const { groups, players } = presentRankings(rows, new Map());
  expect(groups.map(({ name, place }) => [name, place])).toEqual([
    ['duża', 1],
    ['lepsza', 1],
    ['mała', 2],
    ['stała', 3],
  ]);
  expect(players.map(({ team, place }) => [team, place])).toEqual([
    ['woził', 1],
    ['stał', 2],
  ]);
});
