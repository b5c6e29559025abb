import { expect, test } from 'vitest';
import { aLesson, aGame, ANNA, JAN, TEACHER } from '@fracht/testing/engine/a-lesson.ts';
import { gameEndsAt } from '../clock.ts';
import type { GameState, Player } from '../state.ts';
import { viewFor } from '../view-for.ts';
import { compareResults, isPlayedOut, placed, rankStudents } from './standing.ts';

const result = (score: number, hasDelivered = true) => ({ score, hasDelivered });

/** A game in which the players have these amounts of money in zł, and Jan has delivered or not. */
function aGameOf(money: Readonly<Record<string, number>>, { hasDelivered }: Pick<Player, 'hasDelivered'>): GameState {
  const game = aGame();
  const players = game.players.map((player): Player => ({
    ...player,
    money: (money[player.id] ?? 0) * 100,
    points: 0,
    hasDelivered: hasDelivered && player.id === JAN,
  }));
  return { ...game, players };
}

const places = (game: GameState) => rankStudents(game).map(({ player, place }) => [player.id, place]);

test('[PTS-9] who delivered stands above who did not, whatever the score; then the higher score stands above', () => {
  const list = [result(30_000, false), result(-500), result(99), result(40_000, false)];
  expect(placed(list, (one) => one).map(({ item, place }) => [item.score, place])).toEqual([
    [99, 1],
    [-500, 2],
    [40_000, 3],
    [30_000, 4],
  ]);
  expect(compareResults(result(1, false), result(1))).toBeGreaterThan(0);
});

test('[PTS-9] equal results share a place, in the order they came in; the next place is left out', () => {
  const list = ['a5', 'b7', 'c5', 'd1', 'e5'];
  const all = placed(list, (name) => result(Number(name.slice(1))));
  expect(all.map(({ item, place }) => `${item} ${place}`)).toEqual(['b7 1', 'a5 2', 'c5 2', 'e5 2', 'd1 5']);
  expect(placed([result(3), result(3, false)], (one) => one).map(({ place }) => place)).toEqual([1, 2]);
});

test('[PTS-9] the standing of a game: students who played, and no teacher', () => {
  const poor = { [ANNA]: 30_000, [JAN]: 20_000, [TEACHER]: 90_000 };
  expect(places(aGameOf(poor, { hasDelivered: true }))).toEqual([
    [JAN, 1],
    [ANNA, 2],
  ]);
  expect(places(aGameOf(poor, { hasDelivered: false }))).toEqual([
    [ANNA, 1],
    [JAN, 2],
  ]);
  const game = aGameOf(poor, { hasDelivered: true });
  const late = { ...game, players: game.players.map((player) => ({ ...player, hasPlayed: player.id !== ANNA })) };
  expect(places(late)).toEqual([[JAN, 1]]);
});

test('[PTS-9] every player reads the same standing in the own copy of the game', () => {
  const game = aGameOf({ [ANNA]: 30_000, [JAN]: 20_000 }, { hasDelivered: true });
  for (const player of [ANNA, JAN]) expect(places(viewFor(game, { player, type: 'STUDENT' }))).toEqual(places(game));
});

test('[PTS-10] a game is played out when its fourth round has ended by itself, and by no earlier end', () => {
  const minutes = gameEndsAt(aGame().setup) / 60;
  const end = (game: GameState) => aLesson(game).does({ action: 'FINISH' }, TEACHER).game();
  expect(isPlayedOut(end(aGame()))).toBe(false);
  const lesson = aLesson(aGame()).at(minutes - 1);
  expect(isPlayedOut(lesson.game())).toBe(false);
  expect(isPlayedOut(end(lesson.game()))).toBe(false);
  expect(isPlayedOut(lesson.at(minutes).game())).toBe(true);
});

test('[PTS-10] [GAM-6] a rest of a round that its teacher skipped counts as played: its time has run', () => {
  const lesson = aLesson(aGame());
  for (const round of [2, 3, 4]) expect(lesson.does({ action: 'START', skip: true }, TEACHER).game().round).toBe(round);
  expect(isPlayedOut(lesson.at(gameEndsAt(lesson.game().setup) / 60).game())).toBe(true);
});
