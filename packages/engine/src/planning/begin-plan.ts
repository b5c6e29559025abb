import { carLeg } from '../cars/car.ts';
import { tirednessAt } from '../cars/work.ts';
import { pastAt } from '../drive/leg.ts';
import { hasChange } from '../rules-version.ts';
import type { Car, GameState } from '../state.ts';
import type { Eighteenths, GameSeconds } from '../units.ts';
import { limitsOf } from './limits.ts';
import { type Trip, beginTrip } from './trip.ts';

/**
 * Begins a plan for a car from where it is at `at`, with its driver as tired as he is then. `from`: the first moment that is planned, which is
 * later than `at` if the car is at sea. `plansRests`: whether the plan may send the driver to rest. (PLN-1)
 */
export function beginPlan(
  state: GameState,
  car: Car,
  at: GameSeconds,
  { from = at, plansRests = true }: { readonly from?: GameSeconds; readonly plansRests?: boolean } = {},
): Trip {
  const limits = limitsOf(state.setup.settings, car.type);
  return beginTrip(from, tirednessAt(state, car, at), limits, { plansRests, past: pastOf(state, car, at) });
}

/** How much the car has driven of the metre in which it is. (LEG-8) */
function pastOf({ setup }: GameState, car: Car, at: GameSeconds): Eighteenths {
  const leg = carLeg(car);
  if (leg === null) return 0;
  if (!('leg' in car.state)) return leg.past ?? 0;
  return hasChange(setup, 'STOP_KEEPS_PLACE') ? pastAt(leg, at) : 0;
}
