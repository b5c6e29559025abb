import { resultsText } from '@fracht/content';
import type { GamePayload, GamePlayerPayload } from '@fracht/protocol';
import type { Rows } from '../../files/table-content.ts';

/**
 * The results of a game: a row for each player, the best first and equal scores on equal places, those who were absent last,
 * then the whole group. Money in zł. (spec §3 "Player in a game")
 */
export function resultRows(game: GamePayload): Rows {
  const { columns } = resultsText;
  const played = game.players.filter(({ status }) => status !== null).toSorted((one, other) => other.score - one.score);
  const absent = game.players.filter(({ status }) => status === null);
  return [
    Object.values(columns),
    ...played.map((player) => rowOf(player, placeOf(player, played))),
    ...absent.map((player) => rowOf(player, null)),
    [null, resultsText.group, game.groupName, game.money, game.points, game.score, game.round, null],
  ];
}

function rowOf({ user, money, points, score, round }: GamePlayerPayload, place: number | null) {
  const name = [user.first_name, user.last_name];
  if (place === null) return [null, ...name, null, null, null, null, resultsText.absent];
  return [place, ...name, money, points, score, round, resultsText.played];
}

function placeOf(player: GamePlayerPayload, all: readonly GamePlayerPayload[]): number {
  return all.filter(({ score }) => score > player.score).length + 1;
}
