import type { LedgerReason } from '@fracht/engine';
import type { FieldLine } from '../field/field-line.ts';
import { NO_WORTH, lessWorth, worthOf } from '../score-worth.ts';
import { closestOf, type JudgedDecision, type Valued } from './losses.ts';

/**
 * How much more a decision was expected to bring than the alternative it is compared with, for one reason of the ledger, for the price of what chance could do, or for the
 * price of the cars' time.
 */
export type AccountLine = Pick<FieldLine, 'worth' | 'isRisk'> & { readonly reason: LedgerReason | 'CAR_TIME' };

/**
 * Why a decision was expected to bring more or less than the alternative it is compared with: by reason, summed over orders and cars, risks separately, the largest first. Empty if there was
 * no alternative. (LSS-6)
 */
export function accountOf(judged: JudgedDecision): readonly AccountLine[] {
  const best = comparedWith(judged);
  if (best === null) return [];
  const sums = new Map<string, AccountLine>();
  for (const { reason, worth, isRisk } of best.changes) {
    const key = `${reason} ${isRisk === true}`;
    const sum = lessWorth(sums.get(key)?.worth ?? NO_WORTH, worth);
    sums.set(key, { reason, worth: sum, ...(isRisk === true && { isRisk }) });
  }
  sums.set('CAR_TIME', { reason: 'CAR_TIME', worth: worthOf({ money: -best.time, points: 0 }) });
  return [...sums.values()]
    .filter(({ worth: { money, points } }) => money !== 0 || points !== 0)
    .toSorted((one, other) => Math.abs(other.worth.total) - Math.abs(one.worth.total));
}

/**
 * The alternative with which a decision is compared in texts: the best one, if the decision cost something, broke a rule or is not the answer that the
 * library rates highest; otherwise the lawful one that was expected to bring most. Null if there was no alternative.
 */
export function comparedWith(judged: JudgedDecision): Valued | null {
  const { loss, breaks, mark, valued } = judged;
  const best = valued[0] ?? null;
  const isRight = loss.total === 0 && breaks === null && (mark ?? 'BEST') === 'BEST';
  return isRight ? (closestOf(judged) ?? best) : best;
}
