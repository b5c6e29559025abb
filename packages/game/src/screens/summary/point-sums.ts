import { POINT_REASONS, type LedgerEntry } from '@fracht/engine';

export type PointReason = (typeof POINT_REASONS)[number];

/** Points of one reason over the whole game. */
export type PointSum = { readonly reason: PointReason; readonly points: number };

/** Points by reason, gained ones first; reasons without points are left out. (SUM-3, PTS-1) */
export function pointSums(ledger: readonly LedgerEntry[]): readonly PointSum[] {
  return POINT_REASONS.map((reason) => ({ reason, points: sumOf(ledger, reason) }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => b.points - a.points);
}

function sumOf(ledger: readonly LedgerEntry[], reason: PointReason): number {
  return ledger.reduce((sum, entry) => (entry.reason === reason ? sum + entry.points : sum), 0);
}
