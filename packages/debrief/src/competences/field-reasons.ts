import type { LedgerReason } from '@fracht/engine';

/** The reasons of the ledger by which one part of a plan is distinguished from the rest. (CMP-3) */
export const FIELD_REASONS = {
  /** What a guard costs, and what it is there for: the price of the theft that could have come. */
  GUARDED_NIGHT: ['GUARDED_SLEEP', 'PARKING', 'THEFT'],
  WINDOWS: [
    'LOADED_ON_TIME',
    'DELIVERED_ON_TIME',
    'LATE_DELIVERY',
    'LATE_PENALTY',
    'ORDER_EXPIRED',
    'FULL_PENALTY',
    'LATE_CANCEL',
  ],
} as const satisfies Readonly<Record<string, readonly LedgerReason[]>>;
