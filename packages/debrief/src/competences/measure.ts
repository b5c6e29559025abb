import type { Grosze, LedgerReason } from '@fracht/engine';
import { isGivingBack } from '../decisions/other-cars.ts';
import type { JudgedDecision, Valued } from '../worth/losses.ts';
import { type Thresholds, isAsGood } from '../worth/thresholds.ts';
import type { Observation } from './observation.ts';

/** How a decision did in one competence. */
export type Measure = Pick<Observation, 'loss' | 'value'>;

/** Nothing lost: as good as the best. */
export const NOTHING_LOST: Measure = { loss: 0, value: 1 };

/** The part of an alternative's gain that has these reasons of the ledger and concerns the decision's own order. */
function gainIn({ changes }: Valued, { decision }: JudgedDecision, reasons: readonly LedgerReason[]): Grosze {
  let gain = 0;
  for (const { reason, order, worth } of changes) {
    if (order === decision.order && reasons.includes(reason)) gain += worth.total;
  }
  return gain;
}

/** Whether more than half of what a decision cost, compared with its best alternative, has these reasons. (CMP-3) */
export function isMostly(judged: JudgedDecision, reasons: readonly LedgerReason[]): boolean {
  const best = judged.valued.find(({ breaks }) => breaks === null);
  return best !== undefined && 2 * gainIn(best, judged, reasons) > judged.loss.total;
}

/** The decision's own loss, and its value: 1 if it is as good as the best, 0 from a blunder on, and proportional in between. (CMP-2, CMP-3, STP-1) */
export function byMoney(
  { loss: { total: loss }, stake }: Pick<JudgedDecision, 'loss' | 'stake'>,
  thresholds: Thresholds,
): Measure {
  return { loss, value: isAsGood({ loss, stake }, thresholds) ? 1 : 1 - Math.min(1, loss / thresholds.BLUNDER) };
}

/** The same of a part of its loss. */
export function partByMoney({ stake, loss }: JudgedDecision, total: Grosze, thresholds: Thresholds): Measure {
  return byMoney({ loss: { ...loss, total }, stake }, thresholds);
}

/** The part of a decision's loss that has these reasons; null if no other choice differs in them. (CMP-3) */
export function partOfLoss(judged: JudgedDecision, reasons: readonly LedgerReason[]): Grosze | null {
  const ways = judged.valued.filter(({ breaks, alternative }) => breaks === null && !isGivingBack(alternative));
  const gains = ways.map((one) => gainIn(one, judged, reasons));
  if (gains.every((gain) => gain === 0)) return null;
  return Math.min(Math.max(0, gains[0] ?? 0), judged.loss.total);
}

/**
 * The value of an answer: the library comes before money. An answer that breaks a rule is worth 0, the best one 1, one with fewer points at most as much as the smallest slip, and one that
 * brings no points although another does at most one half. (CMP-2, LSS-4)
 */
export function ofMark(
  { mark, breaks }: Pick<JudgedDecision, 'mark' | 'breaks'>,
  measure: Measure,
  { SLIP, BLUNDER }: Thresholds,
): Measure {
  if (breaks !== null) return { ...measure, value: 0 };
  if (mark === 'BEST') return { ...measure, loss: 0, value: 1 };
  const most = mark === 'POOR' ? 0.5 : 1 - SLIP / BLUNDER;
  return { ...measure, value: Math.min(most, measure.value) };
}
