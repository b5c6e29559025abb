import type { Grosze } from '@fracht/engine';

/** An amount in zł with at most 2 decimals. (VAL-2) */
export function zloty(amount: Grosze): number {
  return amount / 100;
}

/** Whole grosze of an amount in zł; the inverse of `zloty`. */
export function groszeOf(amount: number): Grosze {
  return Math.round(amount * 100);
}
