import { stopsText, summaryText } from '@fracht/content';
import { GROSZE_PER_POINT } from '@fracht/engine';
import type { DebriefDecision, DecisionAccountLine } from '@fracht/protocol';
import { formatChange, formatShort } from '@fracht/kit/format.ts';

/** The maximum number of reasons listed; the others are one sum. */
const MOST = 5;

/** A reason of a decision's account, with what it was expected to bring in zł. */
type AccountRow = { readonly name: string; readonly amount: number };

/** The account of a decision in rows that add up to `total`, in zł: the reasons that weigh most, the others as one. (DBS-3, RPR-1) */
export function accountRows({ account: lines }: Pick<DebriefDecision, 'account'>): {
  readonly rows: readonly AccountRow[];
  readonly total: number;
} {
  const told = lines.length > MOST ? lines.slice(0, MOST - 1) : lines;
  const others = sumOf(lines.slice(told.length));
  const rows = told.map((line) => ({ name: nameOf(line), amount: line.total }));
  return {
    rows: lines.length === told.length ? rows : [...rows, { name: stopsText.account.others, amount: others }],
    total: sumOf(lines),
  };
}

const NAMES: Readonly<Record<DecisionAccountLine['reason'], string>> = {
  ...summaryText.money.reasons,
  ...summaryText.points.reasons,
  START: summaryText.money.start,
  CAR_TIME: stopsText.account.CAR_TIME,
};

const RISKS: { readonly [R in DecisionAccountLine['reason']]?: string } = stopsText.account.risks;

/**
 * A reason, and if it is points how many: "Dostawy na czas, +10 pkt"; a probability gives fractions of a point, which are shown too. What could happen by
 * chance is called a risk, and nothing else is.
 */
function nameOf({ reason, points, total, isRisk }: DecisionAccountLine): string {
  const name = (isRisk === true ? RISKS[reason] : undefined) ?? NAMES[reason];
  if (points === 0) return name;
  return stopsText.account.named(name, formatChange((total * 100) / GROSZE_PER_POINT, formatShort));
}

function sumOf(lines: readonly DecisionAccountLine[]): number {
  return lines.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100;
}
