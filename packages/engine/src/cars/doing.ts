import type { Car, DrivingAction, Leg } from '../state.ts';

/** The kind of drive a car is on; on the way to a parking, the kind it continues with afterwards. Null when it stands. */
export function driveKind({ state }: Car): DrivingAction | null {
  if (state.action === 'DRIVING_TO_SLEEP') return state.then;
  return 'leg' in state ? state.action : null;
}

/** Replaces the leg of a driving car; a standing one is returned as it is. */
export function withLeg(car: Car, leg: Leg): Car {
  return 'leg' in car.state ? { ...car, state: { ...car.state, leg } } : car;
}
