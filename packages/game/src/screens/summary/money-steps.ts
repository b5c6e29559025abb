import { MONEY_REASONS, type Grosze, type LedgerEntry } from '@fracht/engine';

/** The reasons that are steps of the waterfall; START is its beginning. */
export type MoneyReason = Exclude<(typeof MONEY_REASONS)[number], 'START'>;

/** A step of the waterfall chart: what a reason brought or cost, and the sum before and after it. */
export type MoneyStep = {
  readonly reason: MoneyReason;
  readonly money: Grosze;
  readonly before: Grosze;
  readonly after: Grosze;
};

/** A waterfall chart from the money at the start to that at the end; `low` and `high` bound all sums on the way. */
export type Waterfall = {
  readonly start: Grosze;
  readonly end: Grosze;
  readonly steps: readonly MoneyStep[];
  readonly low: Grosze;
  readonly high: Grosze;
};

/** The steps of the waterfall: earnings first, then costs from the largest down; reasons without a change are left out. (SUM-3, PAY-1) */
export function moneySteps(ledger: readonly LedgerEntry[]): Waterfall {
  const start = sumOf(ledger, 'START');
  const sums = MONEY_REASONS.filter((reason) => reason !== 'START')
    .map((reason) => ({ reason, money: sumOf(ledger, reason) }))
    .filter(({ money }) => money !== 0)
    .toSorted((a, b) => b.money - a.money);
  const gains = sums.filter(({ money }) => money > 0);
  const costs = sums.filter(({ money }) => money < 0).toReversed();
  let sum = start;
  const steps = [...gains, ...costs].map(({ reason, money }) => {
    const before = sum;
    sum += money;
    return { reason, money, before, after: sum };
  });
  const heights = [0, start, ...steps.map(({ after }) => after)];
  return { start, end: sum, steps, low: Math.min(...heights), high: Math.max(...heights) };
}

function sumOf(ledger: readonly LedgerEntry[], reason: LedgerEntry['reason']): Grosze {
  return ledger.reduce((sum, entry) => (entry.reason === reason ? sum + entry.money : sum), 0);
}
