import { type DriverLimit, GROSZE_PER_POINT, type Grosze, type LedgerReason } from '@fracht/engine';
import { NO_WORTH, type ScoreWorth, worthOf } from '../score-worth.ts';
import { type FieldLine, fieldLineKey } from './field-line.ts';

/** What could be expected of something that a player might do, judging by what could be known then. (DFD-4) */
export type ExpectedWorth = {
  readonly worth: ScoreWorth;
  /** Its components: the worths of these lines and the price of time add up to it. */
  readonly lines: readonly FieldLine[];
  /** The price of the time until the company's cars in the field are free again: zero or negative. */
  readonly time: Grosze;
  /** Whether a driver in the field exceeds one of his limits (before his next sleep, or at any time), and which one first; null: none. */
  readonly isOverdue: { readonly next: boolean; readonly ever: boolean; readonly limit: DriverLimit | null };
  /** Whether the order of the decision is delivered, to the person for whom it is meant, before the end of the game. */
  readonly isDelivered: boolean;
  /** Whether its cargo is unloaded before the end of the game, wherever that is. */
  readonly isUnloaded: boolean;
};

/** The costs of a trip that depend on its route. */
const OF_THE_WAY: readonly LedgerReason[] = ['LEG_KM', 'FERRY', 'SUBCONTRACTOR'];

/** The grosze spent on the route, zero or negative. */
export function costOfWay({ lines, time }: ExpectedWorth): Grosze {
  return lines.reduce((sum, { reason, worth }) => sum + (OF_THE_WAY.includes(reason) ? worth.total : 0), time);
}

/** What could be expected of something if as much were spent on its route as on the other's. (DFD-6) */
export function wayOf(one: ExpectedWorth, other: ExpectedWorth): ExpectedWorth {
  const isWay = ({ reason }: FieldLine): boolean => OF_THE_WAY.includes(reason);
  const lines = [...one.lines.filter((line) => !isWay(line)), ...other.lines.filter(isWay)];
  return { ...one, ...summed(lines, other.time) };
}

/** Lines and a price of time, with their sum. */
export function summed(all: readonly FieldLine[], time: Grosze): Pick<ExpectedWorth, 'worth' | 'lines' | 'time'> {
  let [money, points] = [time, 0];
  for (const { worth } of all) {
    money += worth.money;
    points += worth.points;
  }
  return { worth: worthOf({ money, points }), lines: all.filter(({ worth }) => worth.total !== 0), time };
}

/**
 * What could be expected if something comes out one way with a chance (0 to 1), and otherwise the other. Fractions of a point are given in money.
 * (DFD-4)
 */
export function weighed(one: ExpectedWorth, other: ExpectedWorth, chance: number): ExpectedWorth {
  const mean = (a: number, b: number): number => Math.round(a * chance + b * (1 - chance));
  const between = (a: ScoreWorth, b: ScoreWorth): ScoreWorth => {
    const total = mean(a.total, b.total);
    const points = Math.trunc(a.points * chance + b.points * (1 - chance));
    return worthOf({ money: total - points * GROSZE_PER_POINT, points });
  };
  const [ones, others] = [byKey(one.lines), byKey(other.lines)];
  const keys = new Map([...ones, ...others]);
  const lines = [...keys].map(([key, line]) => ({
    ...line,
    worth: between(ones.get(key)?.worth ?? NO_WORTH, others.get(key)?.worth ?? NO_WORTH),
  }));
  const time = mean(one.time, other.time);
  const isOverdue = {
    next: one.isOverdue.next || other.isOverdue.next,
    ever: one.isOverdue.ever || other.isOverdue.ever,
    limit: one.isOverdue.limit ?? other.isOverdue.limit,
  };
  const isDelivered = one.isDelivered || other.isDelivered;
  return { ...summed(lines, time), isOverdue, isDelivered, isUnloaded: one.isUnloaded || other.isUnloaded };
}

function byKey(lines: readonly FieldLine[]): ReadonlyMap<string, FieldLine> {
  return new Map(lines.map((line) => [fieldLineKey(line), line]));
}
