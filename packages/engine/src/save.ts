import { sharing } from './share.ts';
import type { GameSetup, GameState, Order, Player, Timer } from './state.ts';
import { NO_TIMERS, withTimers } from './timers/queue.ts';

/** The version of a saved state's shape; a change of shape raises it and migrates older ones. */
export const SAVED_VERSION = 4;

/** A game's state as plain JSON without its setup, which is stored once. (LOG-5) */
export type SavedState = Omit<GameState, 'setup'> & { readonly version: typeof SAVED_VERSION };

/** As it was before draws were counted. */
type SavedBeforeDraws = Omit<SavedState, 'version' | 'players'> & {
  readonly version: 3;
  readonly players: readonly Omit<Player, 'draws'>[];
};

/** As it was before a player knew of having delivered. */
type SavedBeforeDeliveries = Omit<SavedBeforeDraws, 'version' | 'players'> & {
  readonly version: 2;
  readonly players: readonly Omit<Player, 'draws' | 'hasDelivered'>[];
};

/** As it was before the timers had pages. */
type SavedFlat = Omit<SavedBeforeDeliveries, 'version' | 'timers'> & {
  readonly version: 1;
  readonly timers: readonly Timer[];
};

type AnySaved = SavedState | SavedBeforeDraws | SavedBeforeDeliveries | SavedFlat;

/** The state to store. (LOG-5) */
export function saveState(state: GameState): SavedState {
  const { setup: _setup, ...rest } = state;
  return { version: SAVED_VERSION, ...rest };
}

/** The stored state with its setup again, of an older shape too. The caller has parsed what it read. (LOG-5) */
export function loadState(setup: GameSetup, saved: AnySaved): GameState {
  const { version: _version, ...rest } = latest(saved);
  return { setup, ...sharing(rest, setup) };
}

function latest(saved: AnySaved): SavedState {
  if (saved.version === 4) return saved;
  if (saved.version === 3) return withDraws(saved);
  return withDraws(withDeliveries(saved.version === 1 ? withPages(saved) : saved));
}

/** Games of those days draw from one generator to their ends: nothing has been counted, and nothing will be. */
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
