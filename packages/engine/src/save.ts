import { sharing } from './share.ts';
import type { GameSetup, GameState, Order, Player, Timer } from './state.ts';
import { NO_TIMERS, withTimers } from './timers/queue.ts';

/** The version of a saved state's shape; a change of shape raises it and migrates older ones. */
export const SAVED_VERSION = 3;

/** A game's state as plain JSON without its setup, which is stored once. (rules §1.1; LOG-5) */
export type SavedState = Omit<GameState, 'setup'> & { readonly version: typeof SAVED_VERSION };

/** As it was before a player knew of having delivered. */
type SavedBeforeDeliveries = Omit<SavedState, 'version' | 'players'> & {
  readonly version: 2;
  readonly players: readonly Omit<Player, 'hasDelivered'>[];
};

/** As it was before the timers had pages. */
type SavedFlat = Omit<SavedBeforeDeliveries, 'version' | 'timers'> & {
  readonly version: 1;
  readonly timers: readonly Timer[];
};

/** The state to store. (LOG-5) */
export function saveState(state: GameState): SavedState {
  const { setup: _setup, ...rest } = state;
  return { version: SAVED_VERSION, ...rest };
}

/** The stored state with its setup again, of an older shape too. The caller has parsed what it read. (LOG-5) */
export function loadState(setup: GameSetup, saved: SavedState | SavedBeforeDeliveries | SavedFlat): GameState {
  const { version: _version, ...rest } = latest(saved);
  return { setup, ...sharing(rest, setup) };
}

function latest(saved: SavedState | SavedBeforeDeliveries | SavedFlat): SavedState {
  if (saved.version === 3) return saved;
  return withDeliveries(saved.version === 1 ? withPages(saved) : saved);
}

function withPages(saved: SavedFlat): SavedBeforeDeliveries {
  return { ...saved, version: 2, timers: withTimers(NO_TIMERS, saved.timers) };
}

function withDeliveries(saved: SavedBeforeDeliveries): SavedState {
  const isDelivery = ({ delivered, reversed }: Order): boolean => delivered && !reversed;
  const deliverers = new Set(saved.orders.filter(isDelivery).map(({ player }) => player));
  const players = saved.players.map((player) => ({ ...player, hasDelivered: deliverers.has(player.id) }));
  return { ...saved, version: SAVED_VERSION, players };
}
