import type { Car, GameSetup, Order } from '../state.ts';
import type { CityId, PlayerId } from '../units.ts';
import { mayTakeCourse } from './eu-limit.ts';
import { isFree } from './kinds.ts';

/**
 * The city in which a car stands ready to take an order over for a player: FREE in the fleet or the player's own, of the order's type, and
 * below the limit of EU courses where the order leaves Poland. Null if it does not; limits on cars held do not count. `player` null: nobody
 * has the order, and only the fleet is ready for it. (CAR-3, SIT-9, PLN-9)
 */
export function readyCity(
  setup: Pick<GameSetup, 'settings'>,
  car: Car,
  order: Order,
  player: PlayerId | null,
): CityId | null {
  const { state } = car;
  if (car.gone || car.type !== order.type || car.shipment !== null) return null;
  if (!isFree(state.action) || !('at' in state)) return null;
  if (car.player !== null && car.player !== player) return null;
  return mayTakeCourse(setup, car, order) ? state.at : null;
}
