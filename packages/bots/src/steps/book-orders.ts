import { type BestCar, type Order, bestCarFor, gameEndsAt, offeredOrders, orderPay } from '@fracht/engine';
import type { Temper } from '../levels.ts';
import type { Look, Step } from '../look.ts';

/** How much an order is wanted; the most wanted is booked. */
type Wish = (order: Order, found: BestCar, look: Look) => number;

/** What an hour of a car's time is worth in grosze, when orders are compared. */
const HOUR_OF_A_CAR = 5000;

const WISHES: Readonly<Record<Temper['chooses'], Wish>> = {
  DEAREST: (order) => orderPay(order),
  FIRST: (order) => -order.pickWindow.to,
  BEST: (order, found, { state }) => {
    const hours = (found.plan.deliveredAt - state.now) / 3600;
    return orderPay(order) - found.cost - Math.floor(HOUR_OF_A_CAR * hours);
  },
};

/** Books the order wanted most among those that a car can make and that pay, while no booked one waits for a car. */
export const bookOrders: Step = (look) => {
  const { state, temper } = look;
  if (look.orders.length >= temper.holds || look.orders.some((order) => order.car === null)) return null;
  let best: { readonly order: Order; readonly wish: number } | null = null;
  for (const order of offeredOrders(state)) {
    const wish = wishFor(look, order);
    if (wish !== null && (best === null || wish > best.wish)) best = { order, wish };
  }
  return best === null ? null : { action: 'BOOK_ORDER', order: best.order.id };
};

function wishFor(look: Look, order: Order): number | null {
  const { state, me, temper } = look;
  const found = bestCarFor(state, order, me.id, state.now);
  if (found === null || found.plan.spare < temper.spare) return null;
  if (found.car === null && !temper.hires) return null;
  if (temper.endReserve !== null && found.plan.deliveredAt + temper.endReserve * 60 > gameEndsAt(state.setup))
    return null;
  if (orderPay(order) - found.cost < temper.profit) return null;
  return WISHES[temper.chooses](order, found, look);
}
