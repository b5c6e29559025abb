import { GROSZE_PER_POINT, type LedgerReason } from '@fracht/engine';
import type { DecisionKind } from '../decisions/decision.ts';
import type { FieldLine } from '../field/field-line.ts';
import { LEAST_DIFFERENCE, NO_WORTH, type ScoreWorth, lessWorth, sumOfWorths, worthOf } from '../score-worth.ts';
import type { JudgedDecision, Valued } from './losses.ts';

/** What an order brings or takes at most once. */
const ONCE: readonly LedgerReason[] = [
  'PAY',
  'FULL_PENALTY',
  'ORDER_EXPIRED',
  'LATE_CANCEL',
  'LOADED_ON_TIME',
  'DELIVERED_ON_TIME',
];

/** What an order takes by the hour: several decisions may each be charged with a part of it. */
const BY_THE_HOUR: readonly LedgerReason[] = ['LATE_PENALTY', 'LATE_DELIVERY'];

/**
 * A decision without what earlier ones about its order are already charged with: what an order brings or takes once is missed once, by the first decision
 * that lost it; its lateness is charged at most up to the amount that was to come; and what was spent until something was taken back is charged only to
 * that decision. A decision that cost nothing stays as it is; of the decisions that plan an order only one is ahead, the first. (LSS-7, LSS-8, LSS-9)
 */
export function chargedOnce(one: JudgedDecision, before: readonly JudgedDecision[]): JudgedDecision {
  const judged = before.some((earlier) => isAheadFor(earlier, one)) ? { ...one, lead: NO_WORTH } : one;
  const leave = leftAfter(judged, before);
  if (leave === null) return judged;
  const valued = judged.valued.map(leave);
  const { gain } = bestOf(valued) ?? { gain: NO_WORTH };
  return { ...judged, valued, loss: gain.total >= LEAST_DIFFERENCE ? gain : NO_WORTH };
}

/** The decisions that plan an order: taking it, and choosing its car. */
const OF_PLAN: readonly DecisionKind[] = ['BOOK_ORDER', 'BOOK_CAR', 'HIRE_CAR'];

/** Whether the lead of a decision was already credited to an earlier one about the same order, which was judged with the best car for it. (LSS-9) */
function isAheadFor(earlier: JudgedDecision, { decision }: JudgedDecision): boolean {
  return earlier.lead.total > 0 && OF_PLAN.includes(earlier.decision.kind) && OF_PLAN.includes(decision.kind);
}

/** What remains of an alternative after what earlier decisions are charged with; null: all of it. `judged`: not charged yet. (LSS-8) */
export function leftAfter(
  judged: JudgedDecision,
  before: readonly JudgedDecision[],
): ((valued: Valued) => Valued) | null {
  if (judged.loss.total === 0) return null;
  const { order, at } = judged.decision;
  const reasons = new Set(judged.valued.flatMap(({ changes }) => changes.map(({ reason }) => reason)));
  const cuts = [...reasons].flatMap((reason) => {
    const isMeant = (line: FieldLine): boolean => line.order === order && line.reason === reason;
    const isShared = ONCE.includes(reason) || BY_THE_HOUR.includes(reason);
    // What was spent until something was taken back is charged to that decision, and decisions taken in the meantime share it.
    const sharing = isShared ? before : before.filter(({ takenBackAt }) => takenBackAt !== null && takenBackAt > at);
    const charged = sharing.flatMap((one) => amountCharged(one, isMeant, isShared ? Infinity : one.loss.total));
    if (charged.length === 0) return [];
    const toCome = BY_THE_HOUR.includes(reason) ? -worthIn(judged.lines, isMeant).total : Math.max(...charged);
    const sum = charged.reduce((total, amount) => total + amount, 0);
    const leftOf = (amount: number): number => Math.max(amount, toCome) - sum;
    return [(valued: Valued): Valued => withoutCharged(valued, isMeant, leftOf)];
  });
  return cuts.length === 0 ? null : (valued) => cuts.reduce((left, cut) => cut(left), valued);
}

type IsMeant = (line: FieldLine) => boolean;

/** How much a decision missed of the selected amounts, over all cars: if one car brings less and another one more, nothing is missed. */
function amountCharged({ valued, loss }: JudgedDecision, isMeant: IsMeant, most: number): readonly number[] {
  if (loss.total === 0) return [];
  const { total } = worthIn(bestOf(valued)?.changes ?? [], isMeant);
  return total > 0 ? [Math.min(total, most)] : [];
}

function worthIn(lines: readonly FieldLine[], isMeant: IsMeant): ScoreWorth {
  return sumOfWorths(lines.filter(isMeant).map(({ worth }) => worth));
}

/** The alternative against which a loss is measured. */
function bestOf(valued: readonly Valued[]): Valued | null {
  return valued.find(({ breaks }) => breaks === null) ?? null;
}

/** An alternative, limited to what is left of the selected amounts. `leftOf`: what is left of an amount, in grosze. */
function withoutCharged(valued: Valued, isMeant: IsMeant, leftOf: (amount: number) => number): Valued {
  const worth = worthIn(valued.changes, isMeant);
  const total = Math.max(0, Math.min(worth.total, leftOf(worth.total)));
  const [first] = valued.changes.filter((line) => isMeant(line) && line.worth.total > 0);
  if (first === undefined || worth.total <= 0 || total === worth.total) return valued;
  const left = { ...first, worth: asOneAmount(worth, total) };
  const others = valued.changes.flatMap((line) => (line === first && total > 0 ? [left] : isMeant(line) ? [] : [line]));
  return { ...valued, changes: others, gain: lessWorth(valued.gain, lessWorth(worth, left.worth)) };
}

/**
 * What is left of a worth, as one amount, since chances turn fractions of points into money; it keeps as many whole points as there
 * were.
 */
function asOneAmount({ points }: ScoreWorth, total: number): ScoreWorth {
  const left = Math.max(0, Math.min(points, Math.trunc(total / GROSZE_PER_POINT)));
  return worthOf({ money: total - left * GROSZE_PER_POINT, points: left });
}
