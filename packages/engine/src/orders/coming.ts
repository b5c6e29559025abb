import { roundSeconds, roundStartsAt, roundsOf } from '../clock.ts';
import type { GameSetup, GameState } from '../state.ts';
import type { GameSeconds, Seconds } from '../units.ts';

/** How long new orders keep coming, at most, from the beginning of a round. (ORD-2) */
export function releaseSeconds(setup: GameSetup): Seconds {
  return Math.floor((roundSeconds(setup) * setup.settings.orders_release_share) / 100);
}

/**
 * Whether new orders may still come: in a round that has yet to begin, or in the present one before its share of time is over, unless it
 * brought all of them at its beginning. Depends only on the clock and the settings, so it reveals no future order to anybody. (ORD-13)
 */
export function mayOrdersCome(state: GameState, now: GameSeconds): boolean {
  const { setup } = state;
  const { orders_per_player_per_round: each, orders_at_start_share: atStart } = setup.settings;
  if (state.state === 'FINISHED' || each === 0) return false;
  if (state.round < roundsOf(setup)) return true;
  return atStart < 100 && now < roundStartsAt(state) + releaseSeconds(setup);
}
