import { personsIn } from '../players/tenure.ts';
import type { GameState } from '../state.ts';
import type { Grosze } from '../units.ts';
import { score } from './score.ts';

/** Money (grosze), points and score of one player or of all together. */
export type Totals = { readonly money: Grosze; readonly points: number; readonly score: number };

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
