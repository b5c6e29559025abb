import type { LedgerReason } from '@fracht/engine';

/** The reasons of the ledger by which each field of a plan is measured. (CMP-3) */
export const FIELD_REASONS = {
  DRIVING_TIME: ['WORK_OVERDUE', 'DAY_OVERDUE', 'FINE', 'FATAL_CRASH'],
  /** A theft is left to luck: what counts is where the cargo slept. */
  GUARDED_NIGHT: ['GUARDED_SLEEP'],
  WINDOWS: [
    'LOADED_ON_TIME',
    'DELIVERED_ON_TIME',
    'LATE_DELIVERY',
    'LATE_PENALTY',
    'ORDER_EXPIRED',
    'FULL_PENALTY',
    'LATE_CANCEL',
  ],
  COST: ['PAY', 'LEG_KM', 'SUBCONTRACTOR', 'FERRY'],
} as const satisfies Readonly<Record<string, readonly LedgerReason[]>>;
