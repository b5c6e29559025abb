import type { Player } from '@fracht/engine';
import { namesApart } from '@fracht/protocol';

type NamesInGame = ReturnType<typeof namesApart>;

const KNOWN = new WeakMap<readonly Player[], NamesInGame>();

/** The display names of a game's players; cached, since every row of a table asks. */
function namesIn(players: readonly Player[]): NamesInGame {
  const known = KNOWN.get(players) ?? namesApart(players.map(({ id, user }) => ({ ...user, id })));
  KNOWN.set(players, known);
  return known;
}

/** A player's short name among those of the game, "Bartek W.", with a no-break space so that it stays on one line. (VAL-5, VAL-6) */
export function playerName({ id }: Pick<Player, 'id'>, players: readonly Player[]): string {
  return namesIn(players)(id).short.replace(/ (?=\S+$)/u, '\u00a0');
}

/** A player's full name among those of the game. (VAL-5, VAL-6) */
export function playerFullName({ id }: Pick<Player, 'id'>, players: readonly Player[]): string {
  return namesIn(players)(id).whole;
}
