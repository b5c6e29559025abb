import type { CarId, Grosze, LedgerEntry, LedgerReason, OrderId } from '@fracht/engine';

/** The kinds of mistake a player can learn from. */
export const MISTAKES = ['LATE', 'LOST', 'OVERWORK', 'THEFT', 'CRASH', 'SITUATION', 'CANCEL'] as const;
export type Mistake = (typeof MISTAKES)[number];

/** What cost a player most: the kind, what it took away in all, and the one order or car it lay in, if it was one. */
export type Costliest = {
  readonly mistake: Mistake;
  readonly money: Grosze;
  readonly points: number;
  readonly order: OrderId | null;
  readonly car: CarId | null;
};

const MISTAKE_OF: Partial<Record<LedgerReason, Mistake>> = {
  LATE_PENALTY: 'LATE',
  LATE_DELIVERY: 'LATE',
  FULL_PENALTY: 'LOST',
  ORDER_EXPIRED: 'LOST',
  FINE: 'OVERWORK',
  WORK_OVERDUE: 'OVERWORK',
  THEFT: 'THEFT',
  FATAL_CRASH: 'CRASH',
  EFFECT: 'SITUATION',
  SITUATION: 'SITUATION',
  LATE_CANCEL: 'CANCEL',
};

/** A point is worth ten zł of the score. (spec §9 "Score") */
const GROSZE_PER_POINT = 1000;

/** The mistake that took most of the score, or null where none took anything. Losses only; costs of honest work are none. */
export function costliest(ledger: readonly LedgerEntry[]): Costliest | null {
  const losses = ledger.filter((entry) => entry.money < 0 || entry.points < 0);
  const found = MISTAKES.map((mistake) =>
    costOf(
      mistake,
      losses.filter(({ reason }) => MISTAKE_OF[reason] === mistake),
    ),
  );
  const worst = found.toSorted((a, b) => weight(b) - weight(a))[0];
  return worst === undefined || weight(worst) === 0 ? null : worst;
}

function costOf(mistake: Mistake, entries: readonly LedgerEntry[]): Costliest {
  const money = entries.reduce((sum, entry) => sum - Math.min(0, entry.money), 0);
  const points = entries.reduce((sum, entry) => sum - Math.min(0, entry.points), 0);
  return {
    mistake,
    money,
    points,
    order: onlyOne(entries.map(({ order }) => order)),
    car: onlyOne(entries.map(({ car }) => car)),
  };
}

function weight({ money, points }: Costliest): number {
  return money + points * GROSZE_PER_POINT;
}

function onlyOne(ids: readonly (string | null)[]): string | null {
  const different = new Set(ids);
  const [first] = different;
  return different.size === 1 && first !== undefined ? first : null;
}
