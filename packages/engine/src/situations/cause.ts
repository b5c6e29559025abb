import { workLimit, workingAt } from '../cars/work.ts';
import { carLeg } from '../cars/car.ts';
import { legMetres } from '../cars/place.ts';
import type { Emergency } from '../library.ts';
import { pickEndsAt } from '../orders/order.ts';
import { hasChange } from '../rules-version.ts';
import type { Car, GameState } from '../state.ts';
import { routeOf } from '../world/route.ts';
import type { CarTarget } from './fits.ts';
import { isScheduled } from './tables.ts';

/** What a situation states that is not true yet: the driving time is not over, the pick window is still open, no ferry lies ahead. */
export type CauseMissing = 'NOT_OVERDUE' | 'NOT_LATE' | 'NO_FERRY';

/**
 * Why a critical situation that fits a car would now say something untrue; null if it would not. Roadside checks, late arrivals and ferries bring
 * their situations only where they are true; for a teacher's choice it has to be checked. (SIT-27)
 */
export function causeMissing(state: GameState, emergency: Emergency, { car, order }: CarTarget): CauseMissing | null {
  if (!hasChange(state.setup, 'CHOSEN_IS_TRUE')) return null;
  const { subtype } = emergency;
  if (subtype === 'OVERDUE_TICKET') {
    return workingAt(state, car, state.now) >= workLimit(state.setup.settings) ? null : 'NOT_OVERDUE';
  }
  if (subtype === 'FERRY') return hasFerryAhead(state, car) ? null : 'NO_FERRY';
  const isOfLateArrival = subtype === 'PICKUP_OVER_TIME' && !isScheduled(emergency);
  return isOfLateArrival && state.now <= pickEndsAt(order) ? 'NOT_LATE' : null;
}

/** Whether the car's route has a ferry that it has not boarded yet. */
function hasFerryAhead({ now, setup: { world } }: GameState, car: Car): boolean {
  const leg = carLeg(car);
  if (leg === null) return false;
  const here = legMetres(car, now);
  return routeOf(world, leg.route).ports.some(({ from }) => from >= here);
}
