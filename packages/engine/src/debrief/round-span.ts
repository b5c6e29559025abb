import { roundSeconds } from '../clock.ts';
import type { GameSetup } from '../state.ts';
import type { GameSeconds } from '../units.ts';

/** Whether a moment belongs to a round; the moment at which two rounds meet belongs to the earlier one. (DBR-4) */
export function isInRound(setup: GameSetup, at: GameSeconds, round: number): boolean {
  const length = roundSeconds(setup);
  return (at > (round - 1) * length || round === 1) && at <= round * length;
}
