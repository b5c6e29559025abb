import { type Car, type GameAction, type GameState, type Order, type Player, carsOf, ordersOf } from '@fracht/engine';
import type { Temper } from './levels.ts';

/** What a bot has before its eyes: its own view of the game, its cars and its orders. */
export type Look = {
  readonly state: GameState;
  readonly me: Player;
  readonly temper: Temper;
  readonly cars: readonly Car[];
  /** Booked by the bot and not ended. */
  readonly orders: readonly Order[];
};

/** One concern of a dispatcher: the action it asks for now, or null. */
export type Step = (look: Look) => GameAction | null;

/** Gathers what the steps read. */
export function lookAt(state: GameState, me: Player, temper: Temper): Look {
  const orders = ordersOf(state, me.id).filter((order) => !order.delivered && !order.expired);
  return { state, me, temper, cars: carsOf(state, me.id), orders };
}
