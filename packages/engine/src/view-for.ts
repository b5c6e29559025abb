import type { Viewer } from './viewer.ts';
import { EMPTY_LIBRARY } from './library.ts';
import { isReleased } from './orders/order.ts';
import { placesById } from './places.ts';
import { orderFor } from './situations/show.ts';
import type { GameState, Order, Player } from './state.ts';
import { NO_TIMERS } from './timers/queue.ts';
import type { OrderId } from './units.ts';

type Released = { readonly orders: readonly Order[]; readonly orderIndex: Readonly<Record<OrderId, number>> };

/** Caches: what all viewers of one state share, and the blanked copy of each player. Unchanged parts stay the same objects. */
const RELEASED = new WeakMap<GameState, Released>();
const INDEXES = new WeakMap<
  GameState['orderIndex'],
  { readonly count: number; readonly index: Readonly<Record<OrderId, number>> }
>();
const BLANKED = new WeakMap<Player, Player>();

/**
 * What one viewer may see, in the same shape. Seed, random generator, timers, strikes and library are blank for everybody; a student also does
 * not get the ledgers, journals, messages and situations of others, nor how much time they have to answer. (VIW-1, VIW-2, SIT-13, SIT-19)
 */
export function viewFor(state: GameState, viewer: Viewer): GameState {
  const { orders, orderIndex } = releasedOf(state);
  const isTeacher = viewer.type === 'TEACHER';
  return {
    ...state,
    setup: { ...state.setup, seed: '', library: EMPTY_LIBRARY },
    random: [0, 0, 0, 0],
    timers: NO_TIMERS,
    strikes: [],
    orders: ordersFor(state, orders, viewer),
    orderIndex,
    players: isTeacher
      ? state.players
      : state.players.map((player) => (player.id === viewer.player ? player : blanked(player))),
    messages: isTeacher
      ? state.messages
      : state.messages.filter(({ player }) => player === null || player === viewer.player),
  };
}

/** The orders as the viewer may see them; the same list if nothing had to be changed. */
function ordersFor(state: GameState, orders: readonly Order[], viewer: Viewer): readonly Order[] {
  const copies = orders.map((order) => orderFor(state, order, viewer));
  return copies.some((copy, index) => copy !== orders[index]) ? copies : orders;
}

function releasedOf(state: GameState): Released {
  const known = RELEASED.get(state);
  if (known !== undefined) return known;
  const orders = state.orders.filter((order) => isReleased(state, order));
  const released = { orders, orderIndex: indexOf(state, orders) };
  RELEASED.set(state, released);
  return released;
}

/** Cached by the number of released orders: they are released in the list's order and that is never undone, so the number identifies them. */
function indexOf({ orderIndex }: GameState, orders: readonly Order[]): Readonly<Record<OrderId, number>> {
  const known = INDEXES.get(orderIndex);
  if (known !== undefined && known.count === orders.length) return known.index;
  const index = placesById(orders);
  INDEXES.set(orderIndex, { count: orders.length, index });
  return index;
}

function blanked(player: Player): Player {
  const known = BLANKED.get(player);
  if (known !== undefined) return known;
  const { answerTime: _answerTime, ...told } = player;
  const blank: Player = { ...told, draws: {}, ledger: [], journal: [] };
  BLANKED.set(player, blank);
  return blank;
}
