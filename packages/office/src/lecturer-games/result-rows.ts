import { resultsText } from '@fracht/content';
import type { GamePayload, GamePlayerPayload } from '@fracht/protocol';
import type { Rows } from '@fracht/kit/files/table-content.ts';
import { hasPlace } from '@fracht/kit/panel/game-facts.ts';

/**
 * The results of a game as rows of a table: one for each player, best first, equal results with equal places (PTS-9); then those who did not play, then the
 * whole group. Money in zł. (NGM-3)
 */
export function resultRows(game: GamePayload): Rows {
  const { columns } = resultsText;
  const played = game.players.filter(hasPlace).toSorted((one, other) => placeOf(one) - placeOf(other));
  const absent = game.players.filter((player) => !hasPlace(player));
  return [
    Object.values(columns),
    ...[...played, ...absent].map(rowOf),
    [null, resultsText.group, game.groupName, game.money, game.points, game.score, game.round, null],
  ];
}

function rowOf({ user, place, money, points, score, round, isBots }: GamePlayerPayload) {
  const name = [user.first_name, user.last_name];
  if (isBots === true) return [null, ...name, money, points, score, round, resultsText.bot];
  if (place === null) return [null, ...name, null, null, null, null, resultsText.absent];
  return [place, ...name, money, points, score, round, resultsText.played];
}

function placeOf({ place }: GamePlayerPayload): number {
  return place ?? Infinity;
}
