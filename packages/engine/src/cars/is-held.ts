import { carLeg, shipmentOf } from './car.ts';
import type { Car, GameState } from '../state.ts';
import { hasOpen, isWaitingForAnswers } from '../orders/open-situations.ts';

/**
 * Is the car kept where it stands by a situation of its order? On the road by a critical one, at a ramp by any: what a customer
 * changes stops nobody on the way, but nothing is loaded or unloaded before it is settled. A car
 * that comes to take over goes on. (SIT-7)
 */
export function isHeld(state: GameState, car: Car): boolean {
  const order = shipmentOf(state, car);
  if (order === null || order.car !== car.id) return false;
  return carLeg(car) === null ? isWaitingForAnswers(order) : hasOpen(order, 'emergencies');
}
