import { interned } from './interned.ts';
import type { GameSetup, GameState, Order, Player, Timer } from './state.ts';
import { NO_TIMERS, withTimers } from './timers/queue.ts';

/** The version of a saved state's shape. A change of the shape raises it and adds a migration from the version before. */
export const SAVED_VERSION = 4;

/** A game's state as plain JSON without its setup, which is stored once. (LOG-5) */
export type SavedState = Omit<GameState, 'setup'> & { readonly version: typeof SAVED_VERSION };

/** Version 3: before repeated draws were counted. */
type SavedBeforeDraws = Omit<SavedState, 'version' | 'players'> & {
  readonly version: 3;
  readonly players: readonly Omit<Player, 'draws'>[];
};

/** Version 2: before players kept whether they have delivered. */
type SavedBeforeDeliveries = Omit<SavedBeforeDraws, 'version' | 'players'> & {
  readonly version: 2;
  readonly players: readonly Omit<Player, 'draws' | 'hasDelivered'>[];
};

/** Version 1: before timers were kept in pages. */
type SavedFlat = Omit<SavedBeforeDeliveries, 'version' | 'timers'> & {
  readonly version: 1;
  readonly timers: readonly Timer[];
};

type AnySaved = SavedState | SavedBeforeDraws | SavedBeforeDeliveries | SavedFlat;

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
  if (saved.version === 4) return saved;
  if (saved.version === 3) return withDraws(saved);
  return withDraws(withDeliveries(saved.version === 1 ? withPages(saved) : saved));
}

/** Migrates version 3. Such games draw from one generator to their end, so the counts are empty and stay so. */
function withDraws(saved: SavedBeforeDraws): SavedState {
  return { ...saved, version: SAVED_VERSION, players: saved.players.map((player) => ({ ...player, draws: {} })) };
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
