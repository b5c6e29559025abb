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

/** What has not come about that a situation tells: the driving time is not over, the pick window still runs, no ferry lies ahead. */
export type CauseMissing = 'NOT_OVERDUE' | 'NOT_LATE' | 'NO_FERRY';

/**
 * Why a critical situation that fits a car would tell it something untrue now; null: nothing. Roadside checks, late arrivals and ferries bring theirs
 * only where that is so; a teacher's choice has to ask. (SIT-27)
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

/** Whether the car's way has a ferry that it has not boarded yet. */
function hasFerryAhead({ now, setup: { world } }: GameState, car: Car): boolean {
  const leg = carLeg(car);
  if (leg === null) return false;
  const here = legMetres(car, now);
  return routeOf(world, leg.route).ports.some(({ from }) => from >= here);
}
