import type { GameState, JournalEntry, Player } from '../state.ts';
import { orderIndex } from './order.ts';

/** What was read of a journal: so many entries, the last of them, and the places in the list of the orders booked there. */
type Read = { readonly entries: number; readonly last: JournalEntry | undefined; readonly places: readonly number[] };

const READ = new WeakMap<Player['user'], Read>();
const NOTHING: Read = { entries: 0, last: undefined, places: [] };

/**
 * The places in the list of the orders that a player ever booked, ended ones and those given back too, in the list's order.
 * Read from the player's journal, where every booking stands. A journal only grows: where the last entry read still stands at its
 * place, only what follows is read. (BKG-1, LOG-3)
 */
export function everBookedBy(state: GameState, { user, journal }: Player): readonly number[] {
  const known = READ.get(user) ?? NOTHING;
  const read = journal[known.entries - 1] === known.last ? known : NOTHING;
  if (read.entries === journal.length) return read.places;
  const places = withBookings(state, read.places, journal, read.entries);
  READ.set(user, { entries: journal.length, last: journal.at(-1), places });
  return places;
}

/** The places with those of what the journal holds from entry `from` on. */
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
