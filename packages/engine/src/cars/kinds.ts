import type { CarAction, CarState, Driving, InCity } from '../state.ts';

const DRIVING: readonly CarAction[] = [
  'DRIVING_TO_SHIPMENT',
  'DRIVING_WITH_SHIPMENT',
  'DRIVING_EMPTY',
  'DRIVING_ASSISTANCE',
  'DRIVING_TO_SLEEP',
];
const WAITING: readonly CarAction[] = [
  'WAITING_FOR_LOADING',
  'WAITING_FOR_UNLOADING',
  'WAITING_EMERGENCY_STOP',
  'WAITING_ACCIDENT_STOP',
  'WAITING_ASSISTANCE',
  'LATE_WAITING_FOR_UNLOADING',
];

const IDLE: readonly CarAction[] = [
  'FREE',
  'AVAILABLE',
  'WAITING_FOR_LOADING',
  'WAITING_FOR_UNLOADING',
  'LATE_WAITING_FOR_UNLOADING',
];
const HANDLING: readonly CarAction[] = ['LOADING', 'UNLOADING', 'LATE_UNLOADING'];

/** On the road, or on board a ferry. (CAR-1) */
export function isDriving(action: CarAction): boolean {
  return DRIVING.includes(action);
}

/** Standing until a window opens, a situation is answered, or help comes. (CAR-1) */
export function isWaiting(action: CarAction): boolean {
  return WAITING.includes(action);
}

/** In a city with nothing to do until a known moment or the next order: the driver is free. (DAY-2) */
export function isIdle(action: CarAction): boolean {
  return IDLE.includes(action);
}

/** Loading or unloading. (DAY-1) */
export function isHandling(action: CarAction): boolean {
  return HANDLING.includes(action);
}

/** Asleep. (CAR-1) */
export function isSleeping(action: CarAction): boolean {
  return action === 'SLEEPING' || action === 'SLEEPING_GUARDED';
}

/** Neither free nor still preparing for an order. */
export function isUnderWay(action: CarAction): boolean {
  return !isFree(action) && action !== 'FREE_BOOKED';
}

/** May be booked. (CAR-1) */
export function isFree(action: CarAction): boolean {
  return action === 'FREE' || action === 'AVAILABLE';
}

/** Driving to a pick-up, a delivery or home; a detour to a parking does not count. */
export function isDrive(state: CarState): state is Driving {
  return isDriving(state.action) && state.action !== 'DRIVING_TO_SLEEP';
}

/** In a city, in one of the states to which a car can return after sleeping there. */
export function isInCity(state: CarState): state is InCity {
  return (
    state.action === 'AVAILABLE' ||
    state.action === 'FREE_BOOKED' ||
    state.action === 'WAITING_FOR_LOADING' ||
    state.action === 'WAITING_FOR_UNLOADING'
  );
}

/**
 * The drive or place that the car is in or will return to: for stops, sleeps and detours to a parking this is what they interrupt. Null
 * if there is nothing to return to.
 */
export function stateToResume(state: CarState): Driving | InCity | null {
  if (state.action === 'DRIVING_TO_SLEEP') return { action: state.then, leg: state.leg };
  if (isDrive(state) || isInCity(state)) return state;
  return 'then' in state ? state.then : null;
}
