import {
  type Car,
  type CarOffer,
  type GameState,
  type Order,
  carCity,
  carsOf,
  gameEndsAt,
  isFree,
  mayHire,
  mayTakeCompanyCar,
  mayTakeCourse,
  offeredOrders,
  orderPay,
  ordersOf,
  planDelivery,
  subcontractorCar,
  tripCost,
} from '@fracht/engine';
import { PLANNING_PARAMETERS, type PlanningParameters, traitsOf } from '../src/levels.ts';
import type { BotSeat } from '../src/seat.ts';

type Found = { readonly order: Order; readonly wish: number };

/**
 * Reference implementation of booking: the order that a bot would book now, by a full plan of every car for every order on offer, without
 * bounds, memory or caches. Null if none will do, or if the bot may book none.
 */
export function slowBooking(state: GameState, { player, level }: BotSeat): string | null {
  const planning = PLANNING_PARAMETERS[traitsOf(level).plans];
  const own = ordersOf(state, player).filter((order) => !order.delivered && !order.expired);
  const most = Math.min(planning.holds, state.setup.settings.max_open_orders);
  if (own.length >= most || own.some(({ car, bookedAt }) => car === null || bookedAt === state.now)) return null;
  let best: Found | null = null;
  for (const order of offeredOrders(state)) {
    const wish = wishFor(state, order, player, planning);
    if (wish !== null && (best === null || wish > best.wish)) best = { order, wish };
  }
  return best?.order.id ?? null;
}

function wishFor(state: GameState, order: Order, player: string, planning: PlanningParameters): number | null {
  const pay = orderPay(order);
  const until = planning.endReserve === null ? Infinity : gameEndsAt(state.setup) - planning.endReserve * 60;
  let cheapest: { readonly cost: number; readonly deliveredAt: number } | null = null;
  for (const car of candidates(state, order, player, planning)) {
    const cost = tripCost(state.setup, order, car, carCity(car) ?? car.base);
    const plan = planDelivery(state, car, order, state.now);
    const isFit = plan.spare >= planning.spare && plan.deliveredAt <= until && pay - cost >= planning.profit;
    const isRested = !plan.overdue || planning.rests === 'PAST_THE_LIMIT';
    if (isFit && isRested && (cheapest === null || cost < cheapest.cost))
      cheapest = { cost, deliveredAt: plan.deliveredAt };
  }
  if (cheapest === null) return null;
  if (planning.chooses === 'DEAREST') return pay;
  if (planning.chooses === 'FIRST') return -order.pickWindow.to;
  const [profit, seconds] = [pay - cheapest.cost, cheapest.deliveredAt - state.now];
  return planning.chooses === 'RATE' ? profit / seconds : profit - Math.floor((15_000 * seconds) / 3600);
}

function candidates(state: GameState, order: Order, player: string, planning: PlanningParameters): readonly Car[] {
  const free = state.cars.filter((car) => car.player === null && car.state.action === 'FREE' && !car.gone);
  const own = carsOf(state, player).filter((car) => isFree(car.state.action) && car.shipment === null);
  const offers = planning.hires && mayHire(state, player) ? state.offers : [];
  const hired = offers.map((offer: CarOffer) => subcontractorCar({ ...offer, driver: 1 }, player));
  const all = [...(mayTakeCompanyCar(state, player) ? free : []), ...own, ...hired];
  return all.filter((car) => car.type === order.type && mayTakeCourse(state.setup, car, order));
}
