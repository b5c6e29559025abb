import { journalOf } from '../orders/history.ts';
import { isOpen } from '../orders/order.ts';
import { orderPay } from '../orders/terms.ts';
import { tripMargin } from '../planning/calculate-trip.ts';
import type { LedgerEntry, LedgerReason, Order, Player } from '../state.ts';
import type { TripCalculation } from '../trip-state.ts';
import type { GameSeconds, Grosze } from '../units.ts';

/** The rows of an order's account, in the order in which they are shown. (CST-7) */
export const ACCOUNT_KINDS = [
  'FREIGHT',
  'APPROACH',
  'HAUL',
  'HIRE',
  'FERRIES',
  'PARKING',
  'SITUATIONS',
  'PENALTIES',
  'FINES',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** One row: what was planned when the car was sent (null if nothing was planned), and what the ledger says. Costs are negative. */
export type OrderAccountRow = { readonly kind: AccountKind; readonly planned: Grosze | null; readonly real: Grosze };

/** An order's money, planned and real, with the margins of both. */
export type OrderAccount = {
  readonly rows: readonly OrderAccountRow[];
  readonly planned: Grosze | null;
  readonly real: Grosze;
};

/** The row to which each reason of the ledger belongs; kilometres are split by the moment of loading. */
const KIND_OF: Partial<Record<LedgerReason, AccountKind>> = {
  PAY: 'FREIGHT',
  SUBCONTRACTOR: 'HIRE',
  FERRY: 'FERRIES',
  PARKING: 'PARKING',
  EFFECT: 'SITUATIONS',
  THEFT: 'SITUATIONS',
  LATE_PENALTY: 'PENALTIES',
  FULL_PENALTY: 'PENALTIES',
  FINE: 'FINES',
};

/**
 * What an order was expected to bring and cost when its car was sent, next to what its player's ledger says; null if there is nothing to show.
 * For an order under way the freight is the agreed one. The player's ledger and journal must be known. (CST-7)
 */
export function orderAccount(player: Player, order: Order): OrderAccount | null {
  const entries = player.ledger.filter((entry) => entry.order === order.id && entry.money !== 0);
  const trip = order.calculation ?? null;
  if (trip === null && entries.length === 0) return null;
  const loadedAt = journalOf(player, order).find(({ what }) => what === 'LOADING')?.at ?? Infinity;
  const planned = trip === null ? null : plannedBy(trip);
  const real = realBy(entries, loadedAt);
  if (isOpen(order) && !order.noPayment && !order.reversed) real.FREIGHT = orderPay(order);
  const rows = ACCOUNT_KINDS.map((kind) => ({ kind, planned: planned?.[kind] ?? null, real: real[kind] }));
  return {
    rows: rows.filter((row) => row.kind === 'FREIGHT' || row.real !== 0 || (row.planned ?? 0) !== 0),
    planned: trip === null ? null : tripMargin(trip),
    real: ACCOUNT_KINDS.reduce((sum, kind) => sum + real[kind], 0),
  };
}

function plannedBy(trip: TripCalculation): Record<AccountKind, Grosze> {
  return {
    ...NOTHING,
    FREIGHT: trip.freight,
    APPROACH: 0 - trip.approach.cost,
    HAUL: 0 - trip.haul.cost,
    HIRE: 0 - (trip.hire ?? 0),
    FERRIES: 0 - trip.ferries,
    PARKING: 0 - trip.parking,
  };
}

function realBy(entries: readonly LedgerEntry[], loadedAt: GameSeconds): Record<AccountKind, Grosze> {
  const sums = { ...NOTHING };
  for (const { reason, at, money } of entries) {
    const kind = reason === 'LEG_KM' ? (at <= loadedAt ? 'APPROACH' : 'HAUL') : KIND_OF[reason];
    if (kind !== undefined) sums[kind] += money;
  }
  return sums;
}

const NOTHING: Record<AccountKind, Grosze> = {
  FREIGHT: 0,
  APPROACH: 0,
  HAUL: 0,
  HIRE: 0,
  FERRIES: 0,
  PARKING: 0,
  SITUATIONS: 0,
  PENALTIES: 0,
  FINES: 0,
};
