import { carLeg } from '../cars/car.ts';
import { limitAt } from '../cars/work.ts';
import { metresLeft, stretchEndsAt } from '../drive/leg.ts';
import { secondsFor } from '../drive/speed.ts';
import type { Car, GameState } from '../state.ts';
import type { GameSeconds } from '../units.ts';

/** Whether a car will still be on its drive when its driver's driving time or day ends; a car that reaches its stop before that will not. (PLN-17) */
export function passesLimit(state: GameState, car: Car, at: GameSeconds): boolean {
  const [leg, limit] = [carLeg(car), limitAt(state, car)];
  if (leg === null || limit === null) return false;
  const isLastStretch = leg.until >= leg.length;
  if (isLastStretch) return stretchEndsAt(leg) > limit;
  return at + secondsFor(metresLeft(leg, at), leg.speed) > limit;
}
