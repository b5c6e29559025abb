import { carsOf, shipmentOf } from '../cars/car.ts';
import { isSleeping } from '../cars/kinds.ts';
import { restGoalOf } from '../cars/rest-chosen.ts';
import { gameEndsAt } from '../clock.ts';
import { unloadCity } from '../orders/order.ts';
import type { Car, GameState } from '../state.ts';
import type { CityId, GameSeconds, Grosze, PlayerId } from '../units.ts';
import { isEarning } from './calculate-trip.ts';
import { type BackLoad, leftOf, onwardOf } from './onward.ts';
import { type DeliveryPlan, planDelivery } from './plan-delivery.ts';
import { earningOrders } from './earning-orders.ts';

/** What is worth doing while all of a player's cars are on the road. (PLN-14) */
export type WorthDoing = {
  /** How many orders on offer the player can still carry without a loss. (PLN-15) */
  readonly orders: number;
  /** A back-load and the car for which it is waiting: the pair that beats the empty way home by most; null if there is none. */
  readonly backLoad: CarBackLoad | null;
  /** The driver who has to rest next before his order is unloaded and for whom no parking is chosen, and when, by his plan; null if nobody. */
  readonly rest: CarRest | null;
  /** The car that is free first, with where and when by its plan; null if none is before the end of the game. */
  readonly free: CarFree | null;
};

type CarBackLoad = { readonly car: Car; readonly load: BackLoad; readonly gain: Grosze };
type CarRest = { readonly car: Car; readonly at: GameSeconds };
type CarFree = { readonly car: Car; readonly city: CityId; readonly at: GameSeconds };

/**
 * What a player can do when nothing demands his attention: orders that he can still carry, a back-load for a car under way, the
 * next rest, the car that is free first. Derived from plans only, which do not know coming events. (PLN-14)
 */
export function meanwhileOf(state: GameState, player: PlayerId, at: GameSeconds): WorthDoing {
  let backLoad: CarBackLoad | null = null;
  let rest: CarRest | null = null;
  let free: CarFree | null = null;
  for (const car of carsOf(state, player)) {
    const order = shipmentOf(state, car);
    if (order === null || car.subcontractor) continue;
    const plan = planDelivery(state, car, order, at);
    const onward = onwardOf(state, order, { car, plan }, player);
    const load = onward?.load ?? null;
    const gain = load === null ? 0 : leftOf(load) + (onward?.empty ?? 0);
    if (load !== null && isEarning(load.calculation) && gain > (backLoad?.gain ?? 0)) backLoad = { car, load, gain };
    const { deliveredAt } = plan;
    const isFirst = deliveredAt < (free?.at ?? Number.POSITIVE_INFINITY);
    if (isFirst && deliveredAt <= gameEndsAt(state.setup)) free = { car, city: unloadCity(order), at: deliveredAt };
    const restsAt = nextRest(car, plan);
    if (restsAt !== null && restsAt < (rest?.at ?? Number.POSITIVE_INFINITY)) rest = { car, at: restsAt };
  }
  return { orders: earningOrders(state, player, at).length, backLoad, rest, free };
}

/** When a driver has to stop for a rest by his plan; null if he does not have to, is resting, or has a parking chosen for him. */
function nextRest(car: Car, { steps }: DeliveryPlan): GameSeconds | null {
  if (restGoalOf(car) !== null || isSleeping(car.state.action)) return null;
  return steps.find(({ activity }) => activity === 'REST')?.from ?? null;
}
