import type { Car, DrivingAction, Leg } from '../state.ts';

/** The action a car on the road follows, its way to a parking aside; null when it stands. */
export function drivingAction({ state }: Car): DrivingAction | null {
  if (state.action === 'DRIVING_TO_SLEEP') return state.then;
  return 'leg' in state ? state.action : null;
}

/** The car with another leg in its driving state; a standing one as it is. */
export function withLeg(car: Car, leg: Leg): Car {
  return 'leg' in car.state ? { ...car, state: { ...car.state, leg } } : car;
}
