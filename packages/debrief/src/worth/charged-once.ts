import { GROSZE_PER_POINT, type LedgerReason } from '@fracht/engine';
import type { FieldLine } from '../field/field-line.ts';
import { LEAST_DIFFERENCE, NO_WORTH, type ScoreWorth, lessWorth, sumOfWorths, worthOf } from '../score-worth.ts';
import type { JudgedDecision, Valued } from './losses.ts';

/** What an order brings or takes at most once. */
const ONCE: readonly LedgerReason[] = ['PAY', 'FULL_PENALTY', 'ORDER_EXPIRED', 'LOADED_ON_TIME', 'DELIVERED_ON_TIME'];

/**
 * A decision without what earlier ones about its order are charged with: what an order brings or takes once is missed once, by the first decision that lost it.
 * A decision that cost nothing stays as it is. (LSS-8)
 */
export function chargedOnce(judged: JudgedDecision, before: readonly JudgedDecision[]): JudgedDecision {
  const charged = before.flatMap(linesCharged);
  if (judged.loss.total === 0 || charged.length === 0) return judged;
  const valued = judged.valued.map((one) => withoutCharged(one, charged));
  const { gain } = bestOf(valued) ?? { gain: NO_WORTH };
  return { ...judged, valued, loss: gain.total >= LEAST_DIFFERENCE ? gain : NO_WORTH };
}

/** What a decision missed of what its order brings or takes once. */
function linesCharged({ valued, loss, decision }: JudgedDecision): readonly FieldLine[] {
  if (loss.total === 0) return [];
  const lines = bestOf(valued)?.changes ?? [];
  return lines.filter((line) => line.order === decision.order && ONCE.includes(line.reason) && line.worth.total > 0);
}

/** The alternative that a loss is reckoned beside. */
function bestOf(valued: readonly Valued[]): Valued | null {
  return valued.find(({ breaks }) => breaks === null) ?? null;
}

function withoutCharged(valued: Valued, charged: readonly FieldLine[]): Valued {
  const changes = valued.changes.map((line) => {
    const same = charged
      .filter((one) => one.reason === line.reason && one.order === line.order)
      .map(({ worth }) => worth);
    return same.length === 0 ? line : { ...line, worth: whatIsLeft(line.worth, same) };
  });
  const cut = sumOfWorths(
    valued.changes.map((line, place) => lessWorth(line.worth, changes[place]?.worth ?? line.worth)),
  );
  return { ...valued, changes: changes.filter(({ worth }) => worth.total !== 0), gain: lessWorth(valued.gain, cut) };
}

/**
 * What of a worth is left after others: all of them together are at most the greatest. Both as one amount, since a chance makes money of parts of a point; of
 * what is left as many whole points as it had.
 */
function whatIsLeft(worth: ScoreWorth, others: readonly ScoreWorth[]): ScoreWorth {
  const totals = others.map((one) => one.total);
  const total = left(worth.total, totals);
  if (total === worth.total) return worth;
  const points = Math.max(0, Math.min(worth.points, Math.trunc(total / GROSZE_PER_POINT)));
  return worthOf({ money: total - points * GROSZE_PER_POINT, points });
}

function left(amount: number, others: readonly number[]): number {
  if (amount <= 0) return amount;
  const charged = others.reduce((sum, one) => sum + one, 0);
  return Math.max(0, Math.min(amount, Math.max(amount, ...others) - charged));
}
