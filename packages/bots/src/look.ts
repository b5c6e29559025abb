import { type Car, type GameAction, type GameState, type Order, type Player, isOpen } from '@fracht/engine';
import { TEMPERS, type Temper, traitsOf } from './levels.ts';
import type { BotSeat } from './seat.ts';

/** What a bot has before its eyes: its own view of the game, its cars and its orders. */
export type Look = {
  readonly state: GameState;
  readonly me: Player;
  readonly seat: BotSeat;
  readonly temper: Temper;
  readonly cars: readonly Car[];
  /** Booked by the bot and not ended, by the end of the pick window. */
  readonly orders: readonly Order[];
};

/** One concern of a dispatcher: the action it asks for now, or null. */
export type Step = (look: Look) => GameAction | null;

/** Gathers what the steps read. */
export function lookAt(state: GameState, me: Player, seat: BotSeat): Look {
  const cars: Car[] = [];
  for (const car of state.cars) if (car.player === me.id && !car.gone) cars.push(car);
  const orders: Order[] = [];
  for (const order of state.orders) if (order.player === me.id && isOpen(order)) orders.push(order);
  orders.sort(byPickEnd);
  return { state, me, seat, temper: TEMPERS[traitsOf(seat.level).plans], cars, orders };
}

/** The one whose pick window ends first comes first; the same order as in the list of customers' orders. */
export function byPickEnd(one: Order, other: Order): number {
  if (one.pickWindow.to !== other.pickWindow.to) return one.pickWindow.to - other.pickWindow.to;
  return one.id < other.id ? -1 : 1;
}
