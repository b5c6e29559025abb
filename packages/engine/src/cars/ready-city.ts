import type { Car, GameSetup, Order } from '../state.ts';
import type { CityId, PlayerId } from '../units.ts';
import { mayTakeCourse } from './eu-limit.ts';
import { isFree } from './kinds.ts';

/**
 * The city in which a car stands ready to take over an order for a player: FREE in the fleet or the player's own, of the order's type, and
 * below the limit of EU courses where the order leaves Poland. Null if it is not; limits on the number of cars held do not count. `player`
 * is null if nobody has the order; then only cars of the fleet are ready for it. (CAR-3, SIT-9, PLN-9)
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
