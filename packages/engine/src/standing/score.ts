import type { Grosze } from '../units.ts';

/** Score = money in zł, rounded half up, + 10 x points; an integer. (PTS-1) */
export function score({ money, points }: { readonly money: Grosze; readonly points: number }): number {
  return Math.floor(money / 100 + 0.5) + 10 * points;
}
