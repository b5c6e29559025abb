import { hasChange } from '../rules-version.ts';
import type { GameState, Order } from '../state.ts';
import type { Minutes, PlayerId } from '../units.ts';
import type { BestOutcome } from './delay.ts';
import { thoseInTime } from './delay.ts';
import { type TimesMet, drawLeastMet } from './draw-least-met.ts';
import { type BeyondSituations, keepsInReach } from './in-reach.ts';

/** A situation that may strike, with the delay that it causes at best. */
type Candidate = { readonly id: string; readonly delay: Minutes; readonly best: BestOutcome };

/** Who is struck, and which situations that player has met so far. */
type Struck = { readonly player: PlayerId; readonly met: TimesMet };

/** Draws one of the situations that fit an order, among those that leave it enough time; null if there is none. (SIT-2, SIT-14) */
export function drawInTime<Found extends Candidate>(
  state: GameState,
  { player, met }: Struck,
  order: Order,
  fitting: readonly Found[],
  beyond: BeyondSituations,
): readonly [Found, GameState] | null {
  if (fitting.length === 0) return null;
  if (!hasChange(state.setup, 'FAIR_STRIKES')) {
    return drawLeastMet(state, player, thoseInTime(state, order, fitting), met);
  }
  const isInReach = keepsInReach(state, order, beyond);
  let left = fitting;
  for (;;) {
    const drawn = drawLeastMet(state, player, left, met);
    if (drawn === null || isInReach(drawn[0])) return drawn;
    left = left.filter((one) => one !== drawn[0]);
  }
}
