import { hasChange } from '../rules-version.ts';
import type { GameState, Player } from '../state.ts';
import { type Grosze, grosze } from '../units.ts';
import { personsIn } from './tenure.ts';

/**
 * The money with which somebody begins to play now: `start_money`, but not more than the median of what those who have played have by then,
 * so that nobody gains by coming late. (PLY-4, PLY-8)
 */
export function moneyAtStart(state: GameState): Grosze {
  const usual = grosze(state.setup.settings.start_money);
  if (!hasChange(state.setup, 'LATE_START_AT_MEDIAN')) return usual;
  const played = personsIn(state).filter(({ hasPlayed }) => hasPlayed);
  const median = lowerMedianOf(played.map(({ money }) => money));
  return median === null ? usual : Math.min(usual, median);
}

/** The money with which the player began, or would have at the start of the game. If the ledger is not known, the usual amount is assumed. (PLY-4) */
export function startMoney({ setup }: Pick<GameState, 'setup'>, { ledger }: Player): Grosze {
  return ledger.find(({ reason }) => reason === 'START')?.money ?? grosze(setup.settings.start_money);
}

/** The median amount; of an even number of amounts the lower of the two in the middle; null if there are none. */
function lowerMedianOf(amounts: readonly Grosze[]): Grosze | null {
  const sorted = amounts.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
