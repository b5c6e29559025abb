import { carCity } from '../cars/car.ts';
import { readyCity } from '../cars/ready-city.ts';
import { offeredOrders } from '../orders/selectors.ts';
import type { Car, GameState, Order } from '../state.ts';
import type { GameSeconds, PlayerId } from '../units.ts';
import { calculateTrip, isEarning } from './calculate-trip.ts';
import { isMade } from './is-made.ts';
import { planDelivery } from './plan-delivery.ts';
import { wayToMake } from './best-way.ts';

/** The orders on offer that a player can carry at a profit, by the best way found for each. (PLN-14, PLN-15) */
export function earningOrders(state: GameState, player: PlayerId, at: GameSeconds): readonly Order[] {
  return offeredOrders(state).filter((order) => {
    const trip = wayToMake(state, order, player, at)?.calculation ?? null;
    return trip !== null && isEarning(trip);
  });
}

/** How many orders on offer a free car can carry at a profit: `here`, in the city where it stands; `away`, elsewhere. (PLN-16) */
export type CarProspects = { readonly here: number; readonly away: number };

/** What a free car could do with the orders on offer. A car that is not free can take none. (PLN-16) */
export function carProspects(state: GameState, car: Car, at: GameSeconds): CarProspects {
  const earning = offeredOrders(state).filter((order) => isEarnedBy(state, car, order, at));
  const here = earning.filter(({ base }) => base === carCity(car)).length;
  return { here, away: earning.length - here };
}

function isEarnedBy(state: GameState, car: Car, order: Order, at: GameSeconds): boolean {
  const city = readyCity(state.setup, car, order, car.player);
  if (city === null) return false;
  const plan = planDelivery(state, car, order, at);
  return isMade(state, plan) && isEarning(calculateTrip(state.setup, order, { car, city, plan }));
}
