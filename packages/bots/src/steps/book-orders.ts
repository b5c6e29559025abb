import { type GameState, type Order, gameEndsAt, isOpen, isReleased, orderPay } from '@fracht/engine';
import type { Temper } from '../levels.ts';
import { type BotView, type DispatchStep, byPickEnd } from '../look.ts';
import { type Choice, type Demand, type Picked, type UnservedOrders, choiceOf, pickCar } from '../pick-car.ts';

/** How much an order is wanted; the most wanted is booked. */
type Wish = (order: Order, found: Picked, look: BotView) => number;

/** What an hour of a car's time is worth in grosze, where hours are paid: what a good order brings in one. */
const HOUR_OF_A_CAR = 15_000;

const WISHES: Readonly<Record<Temper['chooses'], Wish>> = {
  DEAREST: (order) => orderPay(order),
  FIRST: (order) => -order.pickWindow.to,
  RATE: (order, { cost, plan }, { state }) => (orderPay(order) - cost) / (plan.deliveredAt - state.now),
  BEST: (order, { cost, plan }, { state }) => {
    const hours = (plan.deliveredAt - state.now) / 3600;
    return orderPay(order) - cost - Math.floor(HOUR_OF_A_CAR * hours);
  },
};

/** May the bot book anything now: room for one more, no booked one that still waits for a car, and none booked in this very look? */
export function mayBook(look: BotView): boolean {
  const { temper, orders, state } = look;
  const most = Math.min(temper.holds, state.setup.settings.max_open_orders);
  return orders.length < most && orders.every((order) => order.car !== null) && !hasJustBooked(look);
}

/** One order a look, as people do: else who looks first takes all there is, and who looks last never gets a start. */
export function hasJustBooked({ orders, state }: Pick<BotView, 'orders' | 'state'>): boolean {
  return orders.some(({ bookedAt }) => bookedAt === state.now);
}

/** Books the order wanted most among those that a car can make and that pay, while no booked one waits for a car. */
export const bookOrders: DispatchStep = (look) => {
  if (!mayBook(look)) return null;
  return bookOneOf(look, choiceOf(look), openOffers(look.state));
};

/** Books the one wanted most of some offered orders; null where none will do. */
export function bookOneOf(look: BotView, choice: Choice, offered: readonly Order[]): ReturnType<DispatchStep> {
  const order =
    look.temper.chooses === 'FIRST' ? firstThatFits(look, choice, offered) : mostWanted(look, choice, offered);
  return order === null ? null : { action: 'BOOK_ORDER', order: order.id };
}

/** Orders that anybody may book now, in the list's order. */
export function openOffers(state: GameState): readonly Order[] {
  return state.orders.filter((order) => isOffered(state, order));
}

/** May anybody book it now? */
export function isOffered(state: GameState, order: Order): boolean {
  return order.player === null && isOpen(order) && isReleased(state, order);
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
  const wish = WISHES[look.temper.chooses];
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

function demandOf({ state, temper }: BotView, order: Order): Demand {
  const until = temper.endReserve === null ? Infinity : gameEndsAt(state.setup) - temper.endReserve * 60;
  return { spare: temper.spare, cost: orderPay(order) - temper.profit, until, refused: refusedBy(temper) };
}

const REFUSED = new WeakMap<Temper, UnservedOrders>();

function refusedBy(temper: Temper): UnservedOrders {
  const known = REFUSED.get(temper) ?? { company: new WeakMap(), offers: new WeakMap() };
  REFUSED.set(temper, known);
  return known;
}
