import { decisionText, stopsText } from '@fracht/content';
import type { DebriefDecision, DebriefWorth } from '@fracht/protocol';
import { formatChange, formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';

/** A sum of the score with its sign: "+610 zł". A half is rounded away from zero, so that a loss and the gain that would have made up for it read alike. */
export function changeWords(total: number): string {
  return formatChange(Math.sign(total) * Math.round(Math.abs(total)), formatWholeZloty);
}

/** Money and points apart, without a sign where both are one way: "470 zł i 14 pkt"; empty where there is neither. A loss that is partly a gain has both signs: "−470 zł i +14 pkt". */
export function partsWords({ money, points }: Pick<DebriefWorth, 'money' | 'points'>, is: 'LOSS' | 'LEAD'): string {
  if (Math.round(money) * points < 0) {
    return changedParts(is === 'LOSS' ? { money: -money, points: -points } : { money, points });
  }
  return joined(
    Math.round(money) === 0 ? '' : formatWholeZloty(money),
    points === 0 ? '' : decisionText.points(formatNumber(points)),
  );
}

/** What stands under an amount: that it is a strength, that a rule was broken, or its parts. */
export function amountNote({ judgement }: Pick<DebriefDecision, 'judgement'>, isStrength: boolean): string {
  if (judgement === null || isStrength) return stopsText.list.strength;
  return judgement.breaks === null ? partsWords(judgement.loss, 'LOSS') : stopsText.list.broken;
}

/** Money and points apart, each with its sign: "+470 zł i +14 pkt"; empty where there is neither. */
export function changedParts({ money, points }: Pick<DebriefWorth, 'money' | 'points'>): string {
  return joined(
    Math.round(money) === 0 ? '' : changeWords(money),
    points === 0 ? '' : decisionText.points(formatChange(points)),
  );
}

function joined(money: string, points: string): string {
  if (money === '' || points === '') return money + points;
  return decisionText.amount(money, points);
}
