import {
  type Car,
  type GameAction,
  type GameState,
  type Order,
  type OrderId,
  type Player,
  byPickEnd,
  findOrder,
  isOpen,
} from '@fracht/engine';
import { type PlanningParameters, planningParametersOf } from './levels.ts';
import type { BotSeat } from './seat.ts';
import type { Holding } from './watch.ts';

/** What a bot looks at: its own view of the game, its cars and its orders. */
export type BotView = {
  readonly state: GameState;
  readonly me: Player;
  readonly seat: BotSeat;
  readonly planning: PlanningParameters;
  readonly cars: readonly Car[];
  /** The bot's open orders, sorted by the end of the pick window. */
  readonly orders: readonly Order[];
};

/** One task of a dispatcher: returns the action to take now, or null. */
export type DispatchStep = (look: BotView) => GameAction | null;

/** Gathers the data that the steps read. */
export function lookAt(state: GameState, me: Player, seat: BotSeat): BotView {
  const cars = state.cars.filter((car) => car.player === me.id && !car.gone);
  const orders = state.orders.filter((order) => order.player === me.id && isOpen(order));
  return lookWith(state, { me, seat }, cars, orders);
}

/** Like `lookAt`, with only those of the player's open orders that have these ids. */
export function lookAtOrders(state: GameState, me: Player, seat: BotSeat, ids: ReadonlySet<OrderId>): BotView {
  const cars = state.cars.filter((car) => car.player === me.id && !car.gone);
  const orders = [...ids].flatMap((id) => {
    const order = findOrder(state, id);
    return order?.player === me.id && isOpen(order) ? [order] : [];
  });
  return lookWith(state, { me, seat }, cars, orders);
}

/** Like `lookAt`, for a bot whose list indexes are known. */
export function lookAtHeld(state: GameState, me: Player, seat: BotSeat, held: Holding): BotView {
  return lookWith(state, { me, seat }, itemsAt(state.cars, held.cars), itemsAt(state.orders, held.orders));
}

function lookWith(state: GameState, { me, seat }: Pick<BotView, 'me' | 'seat'>, cars: Car[], orders: Order[]): BotView {
  return { state, me, seat, planning: planningParametersOf(seat.level), cars, orders: orders.sort(byPickEnd) };
}

function itemsAt<Item>(list: readonly Item[], places: readonly number[]): Item[] {
  const items: Item[] = [];
  for (const place of places) {
    const item = list[place];
    if (item !== undefined) items.push(item);
  }
  return items;
}
