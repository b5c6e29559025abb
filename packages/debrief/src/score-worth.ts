import { GROSZE_PER_POINT, type Grosze } from '@fracht/engine';

/** What something is worth: money in grosze, points, and both as one amount of grosze at the price that the score sets. (LSS-1) */
export type ScoreWorth = { readonly money: Grosze; readonly points: number; readonly total: Grosze };

/** Differences below one zł are not reported: shares of points and chances are rounded. */
export const LEAST_DIFFERENCE: Grosze = 100;

/** From this amount in grosze on a difference is worth mentioning. (STP-1, DCN-6) */
export const LEAST_SLIP: Grosze = 5_000;

export const NO_WORTH: ScoreWorth = { money: 0, points: 0, total: 0 };

/** Money and points as a worth: `total` = money + ten zł for each point. (LSS-1) */
export function worthOf({ money, points }: { readonly money: Grosze; readonly points: number }): ScoreWorth {
  return { money, points, total: money + points * GROSZE_PER_POINT };
}

/** One worth minus another. */
export function lessWorth(one: ScoreWorth, other: ScoreWorth): ScoreWorth {
  return worthOf({ money: one.money - other.money, points: one.points - other.points });
}

/** The sum of several worths. */
export function sumOfWorths(worths: readonly ScoreWorth[]): ScoreWorth {
  let sum = NO_WORTH;
  for (const { money, points } of worths) sum = worthOf({ money: sum.money + money, points: sum.points + points });
  return sum;
}
