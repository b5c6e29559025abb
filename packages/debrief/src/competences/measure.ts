import type { Grosze, LedgerReason, OrderId } from '@fracht/engine';
import { isGivingBack } from '../decisions/other-cars.ts';
import type { JudgedDecision, Valued } from '../worth/losses.ts';
import { type Thresholds, isAsGood } from '../worth/thresholds.ts';
import type { Observation } from './observation.ts';

/** How a decision did in one field. */
export type Measure = Pick<Observation, 'loss' | 'value'> & { readonly stake: Grosze };

/** What of an alternative's gain is of these reasons and about these orders; null: all reasons. */
export type MeasuredField = {
  readonly reasons: readonly LedgerReason[] | null;
  readonly ordersOf: (valued: Valued) => readonly (OrderId | null)[];
};

/** Loss and stake of a decision in one field: as LSS-2 has them, of the field's part of each gain alone; what breaks a rule, or gives an order back, is no way. */
export function lossIn({ valued }: JudgedDecision, field: MeasuredField): Pick<Measure, 'loss' | 'stake'> {
  const ways = valued.filter(({ breaks, alternative }) => breaks === null && !isGivingBack(alternative));
  const gains = ways.map((one) => gainIn(one, field));
  const loss = Math.max(0, ...gains);
  return { loss, stake: loss - Math.min(0, ...gains) };
}

function gainIn(valued: Valued, { reasons, ordersOf }: MeasuredField): Grosze {
  const orders = ordersOf(valued);
  let gain = 0;
  for (const { reason, order, worth } of valued.changes) {
    if (orders.includes(order) && (reasons === null || reasons.includes(reason))) gain += worth.total;
  }
  return gain;
}

/** The value of a loss in money: 1 where it is as good as the best, 0 from a blunder on, in proportion between. (CMP-2, STP-1) */
export function byMoney({ loss, stake }: Pick<Measure, 'loss' | 'stake'>, thresholds: Thresholds): Measure {
  const value = isAsGood({ loss, stake }, thresholds) ? 1 : 1 - Math.min(1, loss / thresholds.BLUNDER);
  return { loss, stake, value };
}

/**
 * The value of a decision whose loss is small in money: the share of the stake that was not lost. If nothing was at stake, it counts as the
 * best choice. (CMP-2)
 */
export function byStake({ loss, stake }: Pick<Measure, 'loss' | 'stake'>): Measure {
  return { loss, stake, value: stake === 0 ? 1 : 1 - loss / stake };
}

/** The value of an answer: the library comes before money. What breaks a rule is worth nothing, the best 1, one with minus points half at most. (CMP-2, LSS-4) */
export function ofMark({ mark, breaks }: Pick<JudgedDecision, 'mark' | 'breaks'>, measure: Measure): Measure {
  if (breaks !== null) return { ...measure, value: 0 };
  if (mark === 'BEST') return { ...measure, loss: 0, value: 1 };
  return mark === 'MINUS' ? { ...measure, value: Math.min(0.5, measure.value) } : measure;
}
