import { isOpen, orderAt } from '../orders/order.ts';
import type { GameState } from '../state.ts';
import type { OrderPlace } from '../units.ts';
import { changeOrder } from './change-order.ts';
import { replaceCar } from './replace-car.ts';
import type { Scenario } from './tables.ts';

/**
 * Sends a replacement car. For a change of truck the new car is the change itself: the order takes on the type that the customer now wants. (SIT-9, SIT-11)
 */
export function sendNewCar(
  state: GameState,
  place: OrderPlace,
  { kind, id }: Pick<Scenario, 'kind' | 'id'>,
): GameState {
  const order = orderAt(state, place);
  if (!isOpen(order)) return state;
  if (kind !== 'CHANGE_TRUCK') return replaceCar(state, place);
  const hadCar = order.car !== null;
  const changed = changeOrder(state, place, id);
  const isFreed = changed.orders[place]?.car === null;
  return hadCar ? replaceCar(changed, place, isFreed ? 'BOOK' : 'REPLACE') : changed;
}
