import { stopsText } from '@fracht/content';
import type { DebriefDecision } from '@fracht/protocol';
import { accountRows } from './account-rows.ts';
import { carHours } from './car-hours.ts';
import { bestOther, isByTimeAlone, isLossy } from './decision.ts';

/** Why a decision is worse although its account does not say so, or that the price of a car's time alone makes the difference; empty: its account says it. (DBS-3) */
export function accountNote(decision: DebriefDecision): string {
  return timeNote(decision) || greenNote(decision);
}

/** States that the price of a car's time alone makes the difference; empty: it does not. (DBS-3, DFD-5) */
export function timeNote(decision: DebriefDecision): string {
  if (!isByTimeAlone(decision)) return '';
  const { span, price } = carHours(bestOther(decision)?.time ?? 0);
  return stopsText.account.timeAlone(span, price);
}

/** Why a decision that was expected to bring no less is worse all the same: it broke a rule, or its answer takes points. */
function greenNote(decision: DebriefDecision): string {
  const { judgement, question } = decision;
  const { total } = accountRows(decision);
  if (judgement === null || !isLossy(decision) || Math.round(judgement.loss.total) > 0 || total < 0) return '';
  const { notWorse } = stopsText.account;
  const plan = total > 0 ? notWorse.more : notWorse.same;
  if (judgement.breaks !== null) return notWorse.broken(plan);
  return question === null ? '' : notWorse.minus(plan);
}
