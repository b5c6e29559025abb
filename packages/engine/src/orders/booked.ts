import { findPlayer } from '../players/player.ts';
import type { GameState, JournalEntry, Player } from '../state.ts';
import type { PlayerId } from '../units.ts';
import { isOpen, orderIndex } from './order.ts';

/**
 * Cache entry: how many entries of a journal were read, the last of them, and the list indexes of the orders booked in them. The indexes hold
 * for one list of orders only: a viewer gets a new list with every message.
 */
type Read = {
  readonly index: GameState['orderIndex'] | null;
  readonly entries: number;
  readonly last: JournalEntry | undefined;
  readonly places: readonly number[];
};

const READ = new WeakMap<Player['user'], Read>();
const NOTHING: Read = { index: null, entries: 0, last: undefined, places: [] };

/**
 * The list indexes, in order, of all orders that a player ever booked, including those that ended or were given back. Read from the player's journal and cached: a journal only
 * grows, so if the list of orders is the same and the last entry read is still in its place, only the entries after it are read. (BKG-1, LOG-3)
 */
export function everBookedBy(state: GameState, { user, journal }: Player): readonly number[] {
  const known = READ.get(user) ?? NOTHING;
  const isKnown = known.index === state.orderIndex && journal[known.entries - 1] === known.last;
  const read = isKnown ? known : NOTHING;
  if (read.entries === journal.length) return read.places;
  const places = withBookings(state, read.places, journal, read.entries);
  READ.set(user, { index: state.orderIndex, entries: journal.length, last: journal.at(-1), places });
  return places;
}

/** How many of a player's reserved orders have not ended; the number at one time is limited. (BKG-1) */
export function openReservations(state: GameState, id: PlayerId): number {
  const player = findPlayer(state, id);
  let open = 0;
  for (const place of player === null ? [] : everBookedBy(state, player)) {
    const order = state.orders[place];
    if (order?.player === id && isOpen(order)) open += 1;
  }
  return open;
}

/** The known indexes, together with those of the bookings from entry `from` on. */
function withBookings(
  state: GameState,
  known: readonly number[],
  journal: readonly JournalEntry[],
  from: number,
): readonly number[] {
  const more: number[] = [];
  for (let index = from; index < journal.length; index += 1) {
    const entry = journal[index];
    if (entry?.what !== 'ORDER_BOOKED' || entry.order === null) continue;
    const place = orderIndex(state, entry.order);
    if (place !== -1 && !known.includes(place) && !more.includes(place)) more.push(place);
  }
  return more.length === 0 ? known : [...known, ...more].sort((one, other) => one - other);
}
