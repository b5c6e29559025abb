import { personsIn } from '../players/tenure.ts';
import type { GameState } from '../state.ts';
import type { Grosze } from '../units.ts';

/** Money (grosze), points and score of one player or of all together. */
export type Totals = { readonly money: Grosze; readonly points: number; readonly score: number };

/** Score = money in zł, rounded half up, + 10 x points; an integer. (PTS-1) */
export function score({ money, points }: { readonly money: Grosze; readonly points: number }): number {
  return Math.floor(money / 100 + 0.5) + 10 * points;
}

/** Totals over all students; the results of the teacher and of bots do not count. (PTS-2, BTS-4) */
export function gameTotals(state: GameState): Totals {
  let money = 0;
  let points = 0;
  for (const player of personsIn(state)) {
    money += player.money;
    points += player.points;
  }
  return { money, points, score: score({ money, points }) };
}
