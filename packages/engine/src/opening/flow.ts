import { roundsOf } from '../clock.ts';
import type { GameSetup } from '../state.ts';

/**
 * A round's share of orders in percent of the usual number: many while all cars are free, and many at the end, when each car makes one more short
 * trip. (ORD-15)
 */
const ROUND_SHARES = [125, 80, 75, 120] as const;

/** How many orders a round brings under the rules before ORD-15: the same number in each round. (ORD-2) */
export function evenCount({ settings }: GameSetup, students: number): number {
  return Math.floor(settings.orders_per_player_per_round * students + 0.5);
}

/** How many orders a round brings. Over all rounds of the game they add up to what `orders_per_player_per_round` says. (ORD-2, ORD-15) */
export function steadyCount(setup: GameSetup, students: number, round: number): number {
  const rounds = roundsOf(setup);
  const all = setup.settings.orders_per_player_per_round * students * rounds;
  const until = (last: number) => Math.floor((all * sharesUntil(last)) / sharesUntil(rounds) + 0.5);
  return until(round) - until(round - 1);
}

function sharesUntil(round: number): number {
  return ROUND_SHARES.slice(0, round).reduce<number>((sum, share) => sum + share, 0);
}
