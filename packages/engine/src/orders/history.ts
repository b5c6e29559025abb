import {
  CAR_ACTIONS,
  type GameState,
  type JournalEntry,
  type OpenSituation,
  type Order,
  type Player,
} from '../state.ts';
import { SITUATION_LISTS } from '../situation-state.ts';
import type { GameSeconds, PlayerId, Seconds } from '../units.ts';

const ENDS: readonly JournalEntry['what'][] = ['ORDER_DELIVERED', 'ORDER_EXPIRED', 'ORDER_CANCELLED', 'CRASHED'];
const ACTIONS: ReadonlySet<JournalEntry['what']> = new Set(CAR_ACTIONS);

/** A player's journal entries about one order, in the journal's order. */
export function journalOf({ journal }: Player, { id }: Order): readonly JournalEntry[] {
  return journal.filter(({ order }) => order === id);
}

/** When an order ended for its player, by the journal; `now` if it lasted to the end of the game. */
export function endedAt(state: GameState, player: Player, order: Order): GameSeconds {
  return (
    journalOf(player, order)
      .filter(({ what }) => ENDS.includes(what))
      .at(-1)?.at ?? state.now
  );
}

/**
 * Whether the player had the order at that moment. If it was given back and has since been booked by another player, only the first player's own journal
 * can tell, which must then be known.
 */
export function hadOrderAt(player: Player, order: Order, at: GameSeconds): boolean {
  if (order.bookedAt !== null && order.bookedAt <= at) return order.player === player.id;
  const own = journalOf(player, order).filter((entry) => entry.at <= at);
  const booked = own.findLastIndex(({ what }) => what === 'ORDER_BOOKED');
  return booked !== -1 && !own.slice(booked).some((entry) => entry.at < at && ENDS.includes(entry.what));
}

/** When a car was first sent for an order, by the journal; null: never. */
export function sentAt(player: Player, order: Order): GameSeconds | null {
  return journalOf(player, order).find(({ what, car }) => car !== null && ACTIONS.has(what))?.at ?? null;
}

/** The situations of an order that struck this player. */
export function situationsOf(order: Order, player: PlayerId): readonly OpenSituation[] {
  return SITUATION_LISTS.flatMap((list) => order[list]).filter((open) => open.player === player);
}

/**
 * How long a situation waited: until its last answer, or, if that never came, until its order or the game ended. The journal of its player
 * must be known. (DBR-2)
 */
export function waitedFor(state: GameState, player: Player, order: Order, open: OpenSituation): Seconds {
  const over = open.doneAt ?? journalOf(player, order).find((entry) => isEndAfter(entry, open.since))?.at ?? state.now;
  return Math.max(0, over - open.since);
}

function isEndAfter({ what, at }: JournalEntry, since: GameSeconds): boolean {
  return at >= since && ENDS.includes(what);
}
