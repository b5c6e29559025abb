import { keyedBelow } from '@fracht/engine';
import type { BotSeat } from './seat.ts';

/** The purposes of a bot's draws. */
export type BotPurpose = 'knows' | 'guesses' | 'looks' | 'paces';

/**
 * A whole number from 0 to `n` - 1, as a pure function of the bot's seed, its player, the purpose and the keys: draws do not affect each
 * other, neither within a bot nor between bots.
 */
export function botLuckBelow(
  { seed, player }: Pick<BotSeat, 'seed' | 'player'>,
  purpose: BotPurpose,
  keys: readonly (string | number)[],
  n: number,
): number {
  return keyedBelow(seed, `bot ${purpose}`, [player, ...keys], n);
}
