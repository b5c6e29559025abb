import { type GameState, type PlayerId, type RefusedEntry, findPlayer, score } from '@fracht/engine';

/** An order or a car that two players reached for in one of the games, and who the other one is. */
export type Contested = {
  readonly what: 'ORDER' | 'CAR';
  readonly id: string;
  readonly with: PlayerId;
};

/** Another player whose result is not the same in the fork, and what explains it. (WIF-5) */
export type ChangedPlayer = {
  readonly player: PlayerId;
  readonly score: { readonly was: number; readonly would: number };
  readonly contested: readonly Contested[];
};

type Games = { readonly was: GameState; readonly would: GameState; readonly refused: readonly RefusedEntry[] };
type JournalledThings = { readonly was: ReadonlyMap<string, string>; readonly would: ReadonlyMap<string, string> };

/** The other players whose own game is not the same, to the byte, each with the orders and cars that explain it. (WIF-5) */
export function changedOthers(games: Games, decider: PlayerId): readonly ChangedPlayer[] {
  const changed = games.was.players
    .map(({ id }) => id)
    .filter((id) => ownGame(games.was, id) !== ownGame(games.would, id));
  const things = new Map(changed.map((id): [PlayerId, JournalledThings] => [id, journalledThings(games, id)]));
  return changed
    .filter((id) => id !== decider)
    .map((player) => ({
      player,
      score: { was: scoreOf(games.was, player), would: scoreOf(games.would, player) },
      contested: contestedBy(games, player, things),
    }));
}

/** All that belongs to a player as text: the record with ledger and journal, the cars held, the orders booked. */
export function ownGame(state: GameState, id: PlayerId): string {
  return JSON.stringify([
    findPlayer(state, id),
    state.cars.filter(({ player }) => player === id),
    state.orders.filter(({ player }) => player === id),
  ]);
}

function scoreOf(state: GameState, id: PlayerId): number {
  const player = findPlayer(state, id);
  return player === null ? 0 : score(player);
}

function journalledThings({ was, would }: Games, id: PlayerId): JournalledThings {
  return { was: thingsIn(was, id), would: thingsIn(would, id) };
}

/** The cars and orders in a player's journal, each with all that the journal says of it. */
function thingsIn(state: GameState, id: PlayerId): ReadonlyMap<string, string> {
  const things = new Map<string, string>();
  for (const { what, at, car, order } of findPlayer(state, id)?.journal ?? []) {
    for (const thing of [car, order]) {
      if (thing !== null) things.set(thing, `${things.get(thing) ?? ''}${what} ${at};`);
    }
  }
  return things;
}

/**
 * The things with which another changed player did something else, and with which this one did so too, or for which this one reached in vain; if
 * there are none, those that this one had in either game.
 */
function contestedBy(games: Games, id: PlayerId, all: ReadonlyMap<PlayerId, JournalledThings>): readonly Contested[] {
  const own = all.get(id);
  if (own === undefined) return [];
  const wanted = new Set(
    games.refused
      .filter(({ entry }) => entry.player === id)
      .flatMap(({ entry }) => Object.values(entry.action).map(String)),
  );
  const common = [...all].flatMap(([other, things]) => {
    if (other === id) return [];
    return [...changedThings(things)]
      .filter((thing) => own.was.has(thing) || own.would.has(thing) || wanted.has(thing))
      .map((thing): Contested => ({
        what: games.was.orderIndex[thing] === undefined ? 'CAR' : 'ORDER',
        id: thing,
        with: other,
      }));
  });
  const changed = changedThings(own);
  const telling = common.filter((thing) => wanted.has(thing.id) || changed.has(thing.id));
  return telling.length > 0 ? telling : common;
}

/** The cars and orders with which a player did something else, or at another time, in the one game than in the other. */
function changedThings({ was, would }: JournalledThings): ReadonlySet<string> {
  return new Set([...was.keys(), ...would.keys()].filter((thing) => was.get(thing) !== would.get(thing)));
}
