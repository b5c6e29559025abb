import { namesakeText, resultsText } from '@fracht/content';
import { type GamePayload, type GamePlayerPayload, namesApart } from '@fracht/protocol';
import type { Rows } from '@fracht/kit/files/table-content.ts';
import { hasPlace } from '@fracht/kit/panel/game-facts.ts';

/**
 * The results of a game as rows of a table: one for each player, best first, equal results with equal ranks (PTS-9); then those who did not play, then the
 * whole group. Money in zł. If there are namesakes, one more column tells them apart. (NGM-3, VAL-6)
 */
export function resultRows(game: GamePayload): Rows {
  const { columns } = resultsText;
  const { groupName, money, points, score, round } = game;
  const played = game.players.filter(hasPlace).toSorted((one, other) => placeOf(one) - placeOf(other));
  const absent = game.players.filter((player) => !hasPlace(player));
  const names = namesApart(game.players.map(({ id, user }) => ({ ...user, id })));
  const marks = game.players.some(({ id }) => names(id).mark !== null) ? names : null;
  return [
    [...Object.values(columns), ...(marks === null ? [] : [namesakeText.column])],
    ...[...played, ...absent].map((player) => [...rowOf(player), ...(marks === null ? [] : [marks(player.id).mark])]),
    [null, resultsText.group, groupName, money, points, score, round, null, ...(marks === null ? [] : [null])],
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
