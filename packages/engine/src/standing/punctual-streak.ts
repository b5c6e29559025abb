import { endedAt } from '../orders/history.ts';
import { isCarried, isOnTime } from '../orders/on-time.ts';
import { findPlayer } from '../players/player.ts';
import type { GameState } from '../state.ts';
import type { PlayerId } from '../units.ts';

/**
 * How many of the player's most recently ended orders were delivered on time in unbroken sequence. Cargo that was brought back, or that nobody paid for,
 * neither counts nor breaks the streak; an order delivered late or not at all breaks it. Works on the player's own view. (JOY-1)
 */
export function punctualStreak(state: GameState, id: PlayerId): number {
  const player = findPlayer(state, id);
  if (player === null) return 0;
  const ended = state.orders
    .filter((order) => order.player === id && (order.expired || isCarried(order)))
    .map((order) => ({ isOnTime: isOnTime(order), at: order.deliveredAt ?? endedAt(state, player, order) }))
    .sort((one, other) => one.at - other.at || Number(other.isOnTime) - Number(one.isOnTime));
  return ended.length - 1 - ended.findLastIndex((order) => !order.isOnTime);
}
