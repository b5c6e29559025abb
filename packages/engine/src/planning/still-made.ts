import { carsOf, shipmentOf } from '../cars/car.ts';
import { mayTakeCourse } from '../cars/eu-limit.ts';
import { offeredOrders } from '../orders/selectors.ts';
import type { Car, GameState, Order } from '../state.ts';
import type { GameSeconds, PlayerId } from '../units.ts';
import { bestCarFor } from './best-car.ts';
import { isMade } from './is-made.ts';
import { planDelivery } from './plan-delivery.ts';

/** Who can still make an order: a car that could be sent now, the fleet's, the player's own or a hired one, or one of the player's that comes free. */
export type OrderMaker = 'FREE_NOW' | { readonly comesFree: Car };

/** An order on offer, and who of a player's can still make it in time. */
export type StillMade = { readonly order: Order; readonly by: OrderMaker };

/**
 * The orders on offer that a player can still make: in time, with rested drivers and unloaded before the game ends, by a car that could be sent
 * now or by an own one after the order that it is on. It knows no coming event, and not who takes an order or a car first. (PLN-13)
 */
export function stillMade(state: GameState, player: PlayerId, at: GameSeconds): readonly StillMade[] {
  const busy = busyCars(state, player);
  return offeredOrders(state).flatMap((order) => {
    const by = makerOf(state, player, { order, busy, at });
    return by === null ? [] : [{ order, by }];
  });
}

type OrderAsked = { readonly order: Order; readonly busy: readonly Car[]; readonly at: GameSeconds };

function makerOf(state: GameState, player: PlayerId, { order, busy, at }: OrderAsked): OrderMaker | null {
  const free = bestCarFor(state, order, player, at);
  if (free !== null && isMade(state, free.plan)) return 'FREE_NOW';
  for (const car of busy) {
    if (car.type !== order.type || !mayTakeCourse(state.setup, afterItsOrder(state, car), order)) continue;
    if (isMade(state, planDelivery(state, car, order, at))) return { comesFree: car };
  }
  return null;
}

/** The player's company cars that are on an order. A hired one leaves after its own. */
function busyCars(state: GameState, player: PlayerId): readonly Car[] {
  return carsOf(state, player).filter(({ shipment, subcontractor }) => shipment !== null && !subcontractor);
}

function afterItsOrder(state: GameState, car: Car): Pick<Car, 'euCourses'> {
  return { euCourses: car.euCourses + (shipmentOf(state, car)?.eu === true ? 1 : 0) };
}
