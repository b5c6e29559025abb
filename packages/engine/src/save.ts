import { interned } from './interned.ts';
import type { GameSetup, GameState, Order, Player, Tenure, Timer } from './state.ts';
import { NO_TIMERS, withTimers } from './timers/queue.ts';
import type { Seconds } from './units.ts';

/** The version of a saved state's shape. A change of the shape raises it and adds a migration from the previous version. */
export const SAVED_VERSION = 5;

/** A game's state as plain JSON without its setup, which is stored once. (LOG-5) */
export type SavedState = Omit<GameState, 'setup'> & { readonly version: typeof SAVED_VERSION };

/** Version 4: only the total length of bots' stints in a place was stored, and every bot played. */
type EarlierTenure = Omit<Tenure, 'tends' | 'stints'> & { readonly byBots: Seconds };
type EarlierPlayer = Omit<Player, 'tenure'> & { readonly tenure?: EarlierTenure | undefined };
type SavedBeforeStints = Omit<SavedState, 'version' | 'players'> & {
  readonly version: 4;
  readonly players: readonly EarlierPlayer[];
};

/** Version 3: before repeated draws were counted. */
type SavedBeforeDraws = Omit<SavedBeforeStints, 'version' | 'players'> & {
  readonly version: 3;
  readonly players: readonly Omit<EarlierPlayer, 'draws'>[];
};

/** Version 2: before it was stored for each player whether he has delivered. */
type SavedBeforeDeliveries = Omit<SavedBeforeDraws, 'version' | 'players'> & {
  readonly version: 2;
  readonly players: readonly Omit<EarlierPlayer, 'draws' | 'hasDelivered'>[];
};

/** Version 1: before timers were stored in pages. */
type SavedFlat = Omit<SavedBeforeDeliveries, 'version' | 'timers'> & {
  readonly version: 1;
  readonly timers: readonly Timer[];
};

type AnySaved = SavedState | SavedBeforeStints | SavedBeforeDraws | SavedBeforeDeliveries | SavedFlat;

/** The state in the form in which it is stored. (LOG-5) */
export function toSavedState(state: GameState): SavedState {
  const { setup: _setup, ...rest } = state;
  return { version: SAVED_VERSION, ...rest };
}

/** A stored state of any version, migrated and joined with its setup. The caller has parsed what it read. (LOG-5) */
export function fromSavedState(setup: GameSetup, saved: AnySaved): GameState {
  const { version: _version, ...rest } = latest(saved);
  return { setup, ...interned(rest, setup) };
}

function latest(saved: AnySaved): SavedState {
  if (saved.version === 5) return saved;
  if (saved.version === 4) return withStints(saved);
  if (saved.version === 3) return withStints(withDraws(saved));
  return withStints(withDraws(withDeliveries(saved.version === 1 ? withPages(saved) : saved)));
}

/** Migrates version 4. It is not known when the earlier stints were: they are put at the beginning, so that their length is kept. */
function withStints(saved: SavedBeforeStints): SavedState {
  const players = saved.players.map(({ tenure, ...player }): Player => {
    if (tenure === undefined) return player;
    const { byBots, ...rest } = tenure;
    const stints = byBots === 0 ? [] : [{ from: rest.began, to: rest.began + byBots }];
    return { ...player, tenure: { ...rest, tends: false, stints } };
  });
  return { ...saved, version: SAVED_VERSION, players };
}

/** Migrates version 3. Such games draw from one generator to their end, so the counts are empty and remain so. */
function withDraws(saved: SavedBeforeDraws): SavedBeforeStints {
  return { ...saved, version: 4, players: saved.players.map((player) => ({ ...player, draws: {} })) };
}

function withPages(saved: SavedFlat): SavedBeforeDeliveries {
  return { ...saved, version: 2, timers: withTimers(NO_TIMERS, saved.timers) };
}

function withDeliveries(saved: SavedBeforeDeliveries): SavedBeforeDraws {
  const isDelivery = ({ delivered, reversed }: Order): boolean => delivered && !reversed;
  const deliverers = new Set(saved.orders.filter(isDelivery).map(({ player }) => player));
  const players = saved.players.map((player) => ({ ...player, hasDelivered: deliverers.has(player.id) }));
  return { ...saved, version: 3, players };
}
