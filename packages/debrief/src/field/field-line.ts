import type { CarId, LedgerReason, OrderId } from '@fracht/engine';
import type { ScoreWorth } from '../score-worth.ts';

/** What a field brings under one reason of the ledger, about one order and car. */
export type FieldLine = {
  readonly reason: LedgerReason;
  readonly order: OrderId | null;
  readonly car: CarId | null;
  readonly worth: ScoreWorth;
  /** The price of something that might happen by chance, not of something certain. */
  readonly isRisk?: true;
};

/** Identifies a line by what it is about. */
export function fieldLineKey({ reason, order, car, isRisk }: Omit<FieldLine, 'worth'>): string {
  return `${reason} ${order ?? ''} ${car ?? ''} ${isRisk === true}`;
}
