import { carLeg, shipmentOf } from './car.ts';
import type { Car, GameState } from '../state.ts';
import { hasOpen, isWaitingForAnswers } from '../orders/open-situations.ts';

/**
 * Whether a situation of its order keeps the car where it stands: on the road only a critical situation does, at a ramp any. A customer's
 * change stops nobody on the road, but nothing is loaded or unloaded until it is settled. A car on its way to take cargo over is not held.
 * (SIT-7)
 */
export function isStoppedBySituation(state: GameState, car: Car): boolean {
  const order = shipmentOf(state, car);
  if (order === null || order.car !== car.id) return false;
  return carLeg(car) === null ? isWaitingForAnswers(order) : hasOpen(order, 'emergencies');
}
