import { findOrder } from '../orders/order.ts';
import { paidForChanges } from '../orders/surcharge.ts';
import type { GameState, JournalEntry, LedgerEntry, Player } from '../state.ts';

/** The origin of a ledger entry with the reason EFFECT: an answer, a named random situation, or a surcharge that was taken back with its order. */
export type EffectOrigin =
  | { readonly of: 'ANSWER' }
  | { readonly of: 'RANDOM'; readonly name: string }
  | { readonly of: 'RETURN' };

const ENDS: readonly JournalEntry['what'][] = ['ORDER_EXPIRED', 'ORDER_DELIVERED', 'CRASHED'];

/**
 * Where an entry with the reason EFFECT comes from; null for an entry with another reason, which already says it. The player's ledger and
 * journal must be known. (BKG-3, PAY-10)
 */
export function effectOrigin(state: GameState, player: Player, entry: LedgerEntry): EffectOrigin | null {
  if (entry.reason !== 'EFFECT') return null;
  const order = entry.order === null ? null : findOrder(state, entry.order);
  const random = order?.accidents.find(({ at }) => at === entry.at);
  if (random !== undefined) return { of: 'RANDOM', name: random.name };
  return { of: isReturn(state, player, entry) ? 'RETURN' : 'ANSWER' };
}

function isReturn(state: GameState, player: Player, entry: LedgerEntry): boolean {
  if (entry.money >= 0) return false;
  const facts = player.journal.filter(({ at, order }) => at === entry.at && order === entry.order);
  if (facts.some(({ what }) => what === 'ORDER_CANCELLED')) return true;
  const order = entry.order === null ? null : findOrder(state, entry.order);
  // An answer that ends an order may also cost money at the same moment: only what was paid for changes is taken back.
  if (order === null || entry.money !== -paidForChanges(state.setup, order)) return false;
  return facts.some(({ what }) => ENDS.includes(what)) || isPenalised(player, entry);
}

/** Whether the order's full penalty was charged at the moment of the entry. */
function isPenalised({ ledger }: Player, { at, order }: LedgerEntry): boolean {
  return ledger.some((other) => other.reason === 'FULL_PENALTY' && other.at === at && other.order === order);
}
