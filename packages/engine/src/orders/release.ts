import type { OrderPlace } from '../units.ts';
import { happen } from '../happenings/happen.ts';
import type { GameState, Order, Timer, Timers } from '../state.ts';
import { withTimer, withTimers } from '../timers/queue.ts';
import { pickEndsAt } from './order.ts';

/**
 * Timer handler: releases the orders of one moment, from index `first` on. Their pick windows get timers, one message announces all of them,
 * and the next release gets its timer. Only one release is among the timers at any time, which keeps their list short. (ORD-11)
 */
export function orderReleased(state: GameState, first: number): GameState {
  const { orders } = state;
  const release = orders[first]?.release;
  const more: Timer[] = [];
  let index = first;
  for (let order = orders[index]; order !== undefined && order.release === release; order = orders[index]) {
    more.push({ at: pickEndsAt(order), type: 'PICK_WINDOW_ENDS', index });
    index += 1;
  }
  const next = orders[index];
  if (next !== undefined) more.push({ at: next.release, type: 'ORDER_RELEASE', index });
  const game = { ...state, timers: withTimers(state.timers, more) };
  return happen(game, { what: 'ORDERS_RELEASED', player: null, count: index - first });
}

/** Adds the release of the order at this index to the timers; leaves them unchanged if there is no such order. (ORD-11) */
export function withNextRelease(timers: Timers, orders: readonly Order[], index: OrderPlace): Timers {
  const next = orders[index];
  return next === undefined ? timers : withTimer(timers, { at: next.release, type: 'ORDER_RELEASE', index });
}
