import { type GameState, type Order, byPickEnd, gameEndsAt, isOpen, isReleased, orderPay } from '@fracht/engine';
import type { PlanningParameters } from '../levels.ts';
import type { BotView, DispatchStep } from '../look.ts';
import { isHeldBack } from './held-back.ts';
import { type Choice, type Demand, type Picked, type UnservedOrders, choiceOf, pickCar } from '../pick-car.ts';

/** How much the bot wants an order; it books the one with the highest value. */
type OrderWish = (order: Order, found: Picked, look: BotView) => number;

/** The price of an hour of a car's time in grosze, for the choice BEST: what a good order earns in an hour. */
const HOUR_OF_A_CAR = 15_000;

/** Profit per second. */
const RATE: OrderWish = (order, { cost, plan }, { state }) => (orderPay(order) - cost) / (plan.deliveredAt - state.now);

const WISHES: Readonly<Record<PlanningParameters['chooses'], OrderWish>> = {
  DEAREST: (order) => orderPay(order),
  FIRST: (order) => -order.pickWindow.to,
  RATE,
  POOREST: (...about) => -RATE(...about),
  BEST: (order, { cost, plan }, { state }) => {
    const hours = (plan.deliveredAt - state.now) / 3600;
    return orderPay(order) - cost - Math.floor(HOUR_OF_A_CAR * hours);
  },
};

/** Whether the bot may book now: it has room for another order, none of its orders is waiting for a car, and it has not booked in this look. */
export function mayBook(look: BotView): boolean {
  const { planning, orders, state } = look;
  const most = Math.min(planning.holds, state.setup.settings.max_open_orders);
  return orders.length < most && orders.every((order) => order.car !== null) && !hasJustBooked(look);
}

/**
 * Whether the bot has already booked in this look. It books one order per look, as people do: otherwise the first bot to look would take all orders, and the
 * last would never get one.
 */
export function hasJustBooked({ orders, state }: Pick<BotView, 'orders' | 'state'>): boolean {
  return orders.some(({ bookedAt }) => bookedAt === state.now);
}

/** Books the order that it wants most among those that a car can make in time and that pay; not while one of its orders is waiting for a car. */
export const bookOrders: DispatchStep = (look) => {
  if (!mayBook(look) || isHeldBack(look)) return null;
  return bookOneOf(look, choiceOf(look), openOffers(look.state));
};

/** Books the order that it wants most out of `offered`; null if none is acceptable. */
export function bookOneOf(look: BotView, choice: Choice, offered: readonly Order[]): ReturnType<DispatchStep> {
  const order =
    look.planning.chooses === 'FIRST' ? firstThatFits(look, choice, offered) : mostWanted(look, choice, offered);
  return order === null ? null : { action: 'BOOK_ORDER', order: order.id };
}

/** Orders that anybody may book now, in the list's order. */
export function openOffers(state: GameState): readonly Order[] {
  return state.orders.filter((order) => isOffered(state, order));
}

/** Whether anybody may book the order now. */
export function isOffered(state: GameState, order: Order): boolean {
  return order.player === null && isOpen(order) && isReleased(state, order);
}

/**
 * The `count` orders on offer that a player would want most, the best first: those that a car can make in time and that pay, whether or not
 * the player has room for another. By the level's way of choosing.
 */
export function wantedOrders(look: BotView, count: number): readonly Order[] {
  const choice = choiceOf(look);
  const wish = WISHES[look.planning.chooses];
  const wanted = openOffers(look.state).flatMap((order) => {
    const found = pickCar(look, choice, order, demandOf(look, order));
    return found === null ? [] : [{ order, wish: wish(order, found, look) }];
  });
  const sorted = wanted.sort((one, other) => other.wish - one.wish || byPickEnd(one.order, other.order));
  return sorted.slice(0, count).map(({ order }) => order);
}

function firstThatFits(look: BotView, choice: Choice, offered: readonly Order[]): Order | null {
  let first: Order | null = null;
  for (const order of offered) {
    if (first !== null && byPickEnd(first, order) < 0) continue;
    if (pickCar(look, choice, order, demandOf(look, order)) !== null) first = order;
  }
  return first;
}

function mostWanted(look: BotView, choice: Choice, offered: readonly Order[]): Order | null {
  const wish = WISHES[look.planning.chooses];
  let best: { readonly order: Order; readonly wish: number } | null = null;
  for (const order of offered) {
    const found = pickCar(look, choice, order, demandOf(look, order));
    if (found === null) continue;
    const wanted = wish(order, found, look);
    const isMore = best === null || wanted > best.wish || (wanted === best.wish && byPickEnd(order, best.order) < 0);
    if (isMore) best = { order, wish: wanted };
  }
  return best?.order ?? null;
}

function demandOf({ state, planning }: BotView, order: Order): Demand {
  const until = planning.endReserve === null ? Infinity : gameEndsAt(state.setup) - planning.endReserve * 60;
  return { spare: planning.spare, cost: orderPay(order) - planning.profit, until, refused: refusedBy(planning) };
}

const REFUSED = new WeakMap<PlanningParameters, UnservedOrders>();

function refusedBy(planning: PlanningParameters): UnservedOrders {
  const known = REFUSED.get(planning) ?? { company: new WeakMap(), offers: new WeakMap() };
  REFUSED.set(planning, known);
  return known;
}
