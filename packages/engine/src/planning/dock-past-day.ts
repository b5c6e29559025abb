import { shipmentOf } from '../cars/car.ts';
import type { Car, CarAction, GameState } from '../state.ts';
import type { GameSeconds } from '../units.ts';
import { type DockWork, nextDockWork } from './plan-delivery.ts';

/** Loading or unloading that ends past the end of the driver's day. (DAY-5) */
export type DockPastDay = Omit<DockWork, 'overdue'> & {
  /** The latest beginning of a rest that can still be taken before the work. */
  readonly restBy: GameSeconds;
};

/** What a car is doing that is at a dock or on the way to one. */
const BOUND_FOR_DOCK: ReadonlySet<CarAction> = new Set<CarAction>([
  'DRIVING_TO_SHIPMENT',
  'WAITING_FOR_LOADING',
  'LOADING',
  'DRIVING_WITH_SHIPMENT',
  'WAITING_FOR_UNLOADING',
  'LATE_WAITING_FOR_UNLOADING',
  'UNLOADING',
  'LATE_UNLOADING',
]);

/**
 * The work at a dock, now or at the end of the car's present drive, during which the driver's day ends if he takes no rest before it. Null if there is
 * none, or if a limit is passed before he gets there, which is reported separately. Changes nothing. (DAY-5)
 */
export function dockPastDay(state: GameState, car: Car, at: GameSeconds): DockPastDay | null {
  const order = shipmentOf(state, car);
  if (order === null || !BOUND_FOR_DOCK.has(car.state.action)) return null;
  const next = nextDockWork(state, car, order, at);
  if (next === null || next.overdue || next.ends < next.dayEnds) return null;
  const { overdue: _overdue, ...dock } = next;
  return { ...dock, restBy: Math.min(dock.begins, dock.dayEnds) };
}
