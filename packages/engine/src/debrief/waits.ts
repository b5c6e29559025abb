import { situationsOf, waitedFor } from '../orders/history.ts';
import { CAR_ACTIONS, type GameState, type JournalFact, type Order, type Player } from '../state.ts';
import type { GameSeconds, Seconds } from '../units.ts';

const DOINGS: ReadonlySet<JournalFact> = new Set(CAR_ACTIONS);

/** A time from a moment to another one, in game seconds. */
type Span = { readonly from: GameSeconds; readonly to: GameSeconds };

/** How long situations of an order were waiting for this player's answer; a time during which several waited counts once. (DBR-1, DBR-2) */
export function stoodFor(state: GameState, player: Player, order: Order): Seconds {
  return waits(state, player, order).reduce((sum, { from, to }) => sum + to - from, 0);
}

/**
 * How long situations waiting for an answer kept the order's car standing before it first reported at its destination. Questions asked while
 * it drove, slept or loaded, and those asked afterwards, did not make anything late. (DBR-1)
 */
export function heldUpFor(state: GameState, player: Player, order: Order): Seconds {
  const until = order.reportedAt ?? state.now;
  const stands = standsOf(state, player, order);
  let sum = 0;
  for (const wait of waits(state, player, order)) {
    for (const stand of stands) {
      const [from, to] = [Math.max(wait.from, stand.from), Math.min(wait.to, stand.to, until)];
      sum += Math.max(0, to - from);
    }
  }
  return sum;
}

function waits(state: GameState, player: Player, order: Order): readonly Span[] {
  const spans = situationsOf(order, player.id).map((open) => {
    return { from: open.since, to: open.since + waitedFor(state, player, order, open) };
  });
  return united(spans);
}

/** When the order's cars stood because of an open question, by the journal: each time until the same car did something else. */
function standsOf({ now }: GameState, { journal }: Player, order: Order): readonly Span[] {
  const spans = journal.flatMap((entry, place) => {
    if (entry.order !== order.id || entry.what !== 'WAITING_EMERGENCY_STOP') return [];
    const next = journal.slice(place + 1).find(({ car, what }) => car === entry.car && DOINGS.has(what));
    return [{ from: entry.at, to: next?.at ?? now }];
  });
  return united(spans);
}

/** Merges overlapping spans, in order. */
function united(spans: readonly Span[]): readonly Span[] {
  const apart: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last === undefined || span.from > last.to) apart.push(span);
    else apart.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) });
  }
  return apart;
}
