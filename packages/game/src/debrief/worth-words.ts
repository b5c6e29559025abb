import { decisionText, stopsText } from '@fracht/content';
import type { DebriefDecision, DebriefWorth } from '@fracht/protocol';
import { formatChange, formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';
import { type DebriefStop, isLossy } from './decision.ts';

/** A sum of the score with its sign: "+610 zł". */
export function changeWords(total: number): string {
  return formatChange(inWholeZloty(total), formatWholeZloty);
}

/** An amount in whole zł. A half is rounded away from zero, so that a loss and the gain that would have compensated for it read alike. */
export function inWholeZloty(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount));
}

/** The amount of a stop, in zł: its lead for a strength, else its loss, below zero. */
export function stopAmount({
  decision: { judgement },
  isStrength,
}: Pick<DebriefStop, 'decision' | 'isStrength'>): number {
  if (judgement === null) return 0;
  return isStrength ? judgement.lead.total : -judgement.loss.total;
}

/** What a stop's amount refers to. */
export function amountNote({ isStrength }: Pick<DebriefStop, 'isStrength'>): string {
  return isStrength ? stopsText.list.shortStrength : stopsText.list.decision;
}

/** Money and points separately, each with its sign: "+470 zł i +14 pkt"; empty if there is neither. */
export function changedParts({ money, points }: Pick<DebriefWorth, 'money' | 'points'>): string {
  return joined(
    Math.round(money) === 0 ? '' : changeWords(money),
    points === 0 ? '' : decisionText.points(formatChange(points)),
  );
}

/** The size of money and points separately, without a sign: "470 zł i 14 pkt"; empty if there is neither. */
export function sizedParts({ money, points }: Pick<DebriefWorth, 'money' | 'points'>): string {
  return joined(
    Math.round(money) === 0 ? '' : formatWholeZloty(Math.abs(money)),
    points === 0 ? '' : decisionText.points(formatNumber(Math.abs(points))),
  );
}

function joined(money: string, points: string): string {
  if (money === '' || points === '') return money + points;
  return decisionText.amount(money, points);
}

/**
 * For a decision that cost nothing: how much dearer it was by the plan than another one, and what chance then took; empty: neither. An unguarded parking is
 * never praised. (DBS-3)
 */
export function chanceWords(decision: DebriefDecision): string {
  const { judgement, chosen } = decision;
  if (judgement === null || isLossy(decision)) return '';
  const { dearer, luck } = judgement;
  const { badLuck } = stopsText;
  const isDearer = Math.round(dearer) < 0;
  const plan = isDearer ? stopsText.dearer(changeWords(dearer)) : '';
  if (Math.round(luck) >= 0) return plan;
  const named = isDearer ? badLuck.plain : badLuck[luckyName(chosen)];
  return `${plan} ${named}: ${changeWords(luck)}.`.trim();
}

/** Resting without a guard for the car is a risk: its outcome is shown, without praise. */
function luckyName(chosen: DebriefDecision['chosen']): keyof typeof stopsText.badLuck {
  if (chosen.is === 'ANSWER') return 'answer';
  if (chosen.is !== 'PARKING' || chosen.isGuarded) return 'other';
  return chosen.parking === 'HERE' || chosen.parking === 'GO' ? 'plain' : 'unguarded';
}
