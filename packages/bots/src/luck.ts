import { keyedBelow } from '@fracht/engine';
import type { BotSeat } from './seat.ts';

/** What a bot draws for. */
export type BotPurpose = 'knows' | 'guesses' | 'looks';

/**
 * A whole number from 0 to `n` - 1 out of a bot's own luck: by its seed, its player, the purpose and the keys alone, so that no draw of
 * one bot moves one of another, and none is drawn twice differently.
 */
export function luckBelow(
  { seed, player }: Pick<BotSeat, 'seed' | 'player'>,
  purpose: BotPurpose,
  keys: readonly (string | number)[],
  n: number,
): number {
  return keyedBelow(seed, `bot ${purpose}`, [player, ...keys], n);
}
