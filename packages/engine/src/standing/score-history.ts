import { personsIn } from '../players/tenure.ts';
import { gameTotals } from './totals.ts';
import { roundSeconds } from '../clock.ts';
import type { GameState, LedgerEntry } from '../state.ts';
import type { GameSeconds, Grosze } from '../units.ts';

/** The group's money (grosze) and points at a moment of the game. */
export type CoursePoint = { readonly at: GameSeconds; readonly money: Grosze; readonly points: number };

/** Points of the curve in each round. */
const A_ROUND = 20;

/**
 * The curve of the group's money and points from the start until now: sums over the students at evenly spaced moments, which include the
 * beginning of each round, and at `now`. Read from the ledgers alone. (PTS-8)
 */
export function scoreHistory(state: GameState, now: GameSeconds): readonly CoursePoint[] {
  if (state.round === 0) return [];
  const entries = personsIn(state)
    .flatMap(({ ledger }) => ledger)
    .sort((one, other) => one.at - other.at);
  const { money, points } = gameTotals(state);
  return [...sums(entries, momentsUpTo(state, now)), { at: now, money, points }];
}

function momentsUpTo(state: GameState, now: GameSeconds): readonly GameSeconds[] {
  const round = roundSeconds(state.setup);
  const moments: GameSeconds[] = [];
  for (let step = 0; Math.floor((step * round) / A_ROUND) < now; step += 1)
    moments.push(Math.floor((step * round) / A_ROUND));
  return moments;
}

/** The sums of all entries up to and including each moment. Both lists are sorted by time. */
function sums(entries: readonly LedgerEntry[], moments: readonly GameSeconds[]): readonly CoursePoint[] {
  let [money, points, next] = [0, 0, 0];
  return moments.map((at) => {
    for (let entry = entries[next]; entry !== undefined && entry.at <= at; entry = entries[next]) {
      money += entry.money;
      points += entry.points;
      next += 1;
    }
    return { at, money, points };
  });
}
