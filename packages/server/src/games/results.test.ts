import { world } from '@fracht/content';
import { EMPTY_LIBRARY, gameEndsAt, type GameState, newGame, type Player } from '@fracht/engine';
import { expect, test } from 'vitest';
import { aTenure } from '@fracht/testing/engine/a-tenure.ts';
import { aGame } from '../../test/live/a-game.ts';
import { presentGame } from '../presenters/game.ts';
import { presentRankings } from '../presenters/rankings.ts';
import { playedBy, progressOf, rankingsOf } from './results.ts';

const MEMBERS = ['anna', 'piotr', 'ola', 'jan'];
const game = aGame({
  players: MEMBERS.map((id) => ({
    id,
    num_games: 0,
    status: null,
    money: 0,
    points: 0,
    score: 0,
    time: 0,
    round: 0,
    hasDelivered: false,
  })),
});
const { seed, number, settings } = game;
const setup = { game: 'g1', seed, number, settings, world, library: EMPTY_LIBRARY };

function student(id: string, zloty: number, hasDelivered: boolean, hasPlayed = true): Player {
  return {
    id,
    user: { id, first_name: id, last_name: 'Testowa', num_games: 0 },
    type: 'STUDENT',
    status: 'FINISHED',
    hasPlayed,
    hasDelivered,
    money: zloty * 100,
    points: 0,
    played: 0,
    playingSince: null,
    round: hasPlayed ? 4 : 0,
    rankedAlone: true,
    draws: {},
    ledger: [],
    journal: [],
  };
}

/** Anna and Piotr delivered and have the same result; Ola has most and did nothing; Jan came and never played. */
const END: GameState = {
  ...newGame(setup),
  state: 'FINISHED',
  round: 4,
  now: gameEndsAt(setup),
  players: [
    student('anna', 900, true),
    student('ola', 30_000, false),
    student('piotr', 900, true),
    student('jan', 0, false, false),
  ],
};
const EARLY: GameState = { ...END, now: gameEndsAt(setup) - 1 };
const nobody = new Map();

test('[GMS-6] [PTS-10] a game ended before its fourth round was has no row in the rankings, one played to its end has', () => {
  expect(rankingsOf(game, EARLY, '2026-11-21')).toEqual([]);
  expect(rankingsOf(game, END, '2026-11-21').map(({ kind, user, hasDelivered }) => [kind, user, hasDelivered])).toEqual(
    [
      ['GROUP', null, true],
      ['PLAYER', 'anna', true],
      ['PLAYER', 'ola', false],
      ['PLAYER', 'piotr', true],
    ],
  );
});

test('[GMS-6] [GME-4] [PTS-9] public rankings: equal scores share a place, who delivered nothing stands below all who did', () => {
  const rows = rankingsOf(game, END, '2026-11-21').map((row) => ({ ...row, teacher: 'ewa' }));
  const { groups, players } = presentRankings(rows, nobody);
  expect(players.map(({ score, place }) => [score, place])).toEqual([
    [900, 1],
    [900, 1],
    [30_000, 3],
  ]);
  expect(groups.map(({ place }) => place)).toEqual([1]);
});

test('[GMS-6] [GME-4] [PTS-9] groups are placed among those of their size', () => {
  const group = { kind: 'GROUP', user: null, users: [], groupName: 'G', date: '2026-11-21', teacher: 'ewa' } as const;
  const rows = [
    { ...group, size: 8, score: 900, hasDelivered: true },
    { ...group, size: 4, score: 500, hasDelivered: true },
    { ...group, size: 8, score: 100, hasDelivered: true },
    { ...group, size: 4, score: 999, hasDelivered: false },
  ];
  const places = presentRankings(rows, nobody).groups.map(({ size, score, place }) => [size, score, place]);
  expect(places).toEqual([
    [8, 900, 1],
    [4, 500, 1],
    [8, 100, 2],
    [4, 999, 2],
  ]);
});

test('[GMS-3] [PTS-9] a game in a list tells the same places, and none of who did not play', () => {
  const { players } = presentGame(game, progressOf(game, END), nobody, { id: 'ewa', type: 'STUDENT' });
  expect(Object.fromEntries(players.map(({ id, place }) => [id, place]))).toEqual({
    anna: 1,
    piotr: 1,
    ola: 3,
    jan: null,
  });
});

/** A bot took over from Piotr after a tenth of the game, and nobody ever came to two more places, one of them Jan's. */
const WITH_BOTS: GameState = {
  ...END,
  players: [
    student('anna', 900, true),
    {
      ...student('piotr', 5000, true),
      tenure: aTenure({ bot: 'good', since: gameEndsAt(setup) / 10, hasPerson: true }),
    },
    { ...student('jan', 7000, true), tenure: aTenure({ bot: 'good', since: 0, hasPerson: false }) },
    { ...student('bot-1', 8000, true), tenure: aTenure({ bot: 'good', since: 0, hasPerson: false }) },
  ],
};

test('[SBT-6] bots’ results have no row in the rankings, are no game played, and do not count in the group’s', () => {
  expect(playedBy(WITH_BOTS)).toEqual(['anna']);
  const rows = rankingsOf(game, WITH_BOTS, '2026-11-21');
  expect(rows.map(({ kind, user, users, size, score }) => [kind, user, users, size, score])).toEqual([
    ['GROUP', null, ['anna'], 1, 900],
    ['PLAYER', 'anna', ['anna'], 1, 900],
  ]);
  expect(progressOf(game, WITH_BOTS)).toMatchObject({ money: 90_000, points: 0, score: 900 });
});

test('[SBT-6] [GME-11] in a list a bot’s result is marked and has no place', () => {
  const { players } = presentGame(game, progressOf(game, WITH_BOTS), nobody, { id: 'ewa', type: 'STUDENT' });
  expect(players.map(({ id, place, isBots, score }) => [id, place, isBots, score])).toEqual([
    ['anna', 1, undefined, 900],
    ['piotr', null, true, 5000],
    ['ola', null, undefined, 0],
    ['jan', null, true, 7000],
  ]);
});
