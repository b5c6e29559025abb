import type { GameState } from '../state.ts';
import type { Grosze } from '../units.ts';

/** Money, points and score of somebody or of all. `money` in grosze. */
export type Totals = { readonly money: Grosze; readonly points: number; readonly score: number };

/** Score = money in zł, rounded half up, + 10 x points; an integer. (PTS-1) */
export function score({ money, points }: { readonly money: Grosze; readonly points: number }): number {
  return Math.floor(money / 100 + 0.5) + 10 * points;
}

/** Sums over the student players; the teacher's results count for nothing. (PTS-2) */
export function gameTotals(state: GameState): Totals {
  let money = 0;
  let points = 0;
  for (const player of state.players) {
    if (player.type !== 'STUDENT') continue;
    money += player.money;
    points += player.points;
  }
  return { money, points, score: score({ money, points }) };
}
