import { withMessage } from '../messages/message.ts';
import type { GameState } from '../state.ts';
import { withTimer } from '../timers/queue.ts';
import { pickEndsAt } from './order.ts';

/** Orders come into customers' orders: their windows begin to count, and several at once are announced. (rules §6; ORD-11) */
export function orderReleased(state: GameState, index: number): GameState {
  const order = state.orders[index];
  if (order === undefined) return state;
  const timer = { at: pickEndsAt(order), type: 'PICK_WINDOW_ENDS', index } as const;
  const game = { ...state, timers: withTimer(state.timers, timer) };
  if (state.orders[index - 1]?.release === order.release) return game;
  const amount = releasedTogether(state, index);
  return amount > 1 ? withMessage(game, { code: 'ORDERS_RELEASED', amount }) : game;
}

function releasedTogether({ orders }: GameState, first: number): number {
  const release = orders[first]?.release;
  let next = first;
  while (orders[next] !== undefined && orders[next]?.release === release) next += 1;
  return next - first;
}
