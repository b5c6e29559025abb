import type { OrderPlace } from '../units.ts';
import { carAt, carIndex, inState } from './car.ts';
import { withCar } from './with-car.ts';
import { isOpen, pickEndsAt, withOrder } from '../orders/order.ts';
import type { GameState, InCity, TimeWindow } from '../state.ts';
import { withTimer } from '../timers/queue.ts';

/** Which window of an order moves. */
type MovedWindow = 'pickWindow' | 'deliverWindow';

/**
 * Shifts the two ends of an order's window by whole minutes; the end never comes before the beginning. The window's timer
 * and a car that waits for the window are adjusted; an order that already counted as late gets its time back. (EFF-5 to
 * EFF-8)
 */
export function moveWindow(state: GameState, place: OrderPlace, which: MovedWindow, by: TimeWindow): GameState {
  const order = state.orders[place];
  if (order === undefined || !isOpen(order)) return state;
  const from = order[which].from + Math.floor(by.from);
  const window = { from, to: Math.max(from, order[which].to + Math.floor(by.to)) };
  const moved = { ...order, [which]: window };
  const game = waitingCarFollows(withOrder(state, place, moved), place, which);
  if (which === 'deliverWindow' || order.loaded) return game;
  const at = Math.max(state.now, pickEndsAt(moved));
  return { ...game, timers: withTimer(game.timers, { at, type: 'PICK_WINDOW_ENDS', index: place }) };
}

function waitingCarFollows(state: GameState, place: OrderPlace, which: MovedWindow): GameState {
  const order = state.orders[place];
  if (order === undefined || order.car === null) return state;
  const index = carIndex(state, order.car);
  const car = carAt(state, index);
  const action: InCity['action'] = which === 'pickWindow' ? 'WAITING_FOR_LOADING' : 'WAITING_FOR_UNLOADING';
  if (car.state.action !== action || !('until' in car.state)) return state;
  const until = Math.max(state.now, order[which].from * 60);
  return withCar(state, index, inState(car, { ...car.state, until }));
}
