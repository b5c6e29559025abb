import { shipmentOf } from '../cars/car.ts';
import { tirednessAt } from '../cars/work.ts';
import { extraLeft, metresAt } from '../drive/leg.ts';
import { assertNever } from '../result.ts';
import type { Car, CarState, Driving, GameState, Order } from '../state.ts';
import type { GameSeconds, Seconds } from '../units.ts';
import { routeOf } from '../world/route.ts';
import type { World } from '../world/world.ts';
import { limitsOf } from './limits.ts';
import { type Trip, addIdle, addStep, addWork, beginTrip, drivePast } from './trip.ts';

/** Loading or unloading that ends past the end of the driver's day. (DAY-5) */
export type DockPastDay = {
  readonly work: 'LOAD' | 'UNLOAD';
  readonly begins: GameSeconds;
  readonly ends: GameSeconds;
  /** By when the rest has to begin. */
  readonly dayEnds: GameSeconds;
  /** Until when a rest that keeps to it can still come before the work. */
  readonly restBy: GameSeconds;
};

type Work = { readonly work: DockPastDay['work']; readonly lasts: Seconds };

/**
 * The work at a dock, now or at the end of the drive that the car is on, in which the driver's day ends if he takes no rest before; null: there is none, or
 * a limit is passed before he gets there, which is told of itself. It changes nothing. (DAY-5)
 */
export function dockPastDay(state: GameState, car: Car, at: GameSeconds): DockPastDay | null {
  const { settings, world } = state.setup;
  const limits = limitsOf(settings, car.type);
  const order = shipmentOf(state, car);
  if (limits.dutyLimit === null || order === null) return null;
  const trip = beginTrip(at, tirednessAt(state, car, at), limits);
  const next = nextWork(trip, car.state, { world, order, late: settings.late_unloading_minutes * 60 });
  if (next === null || trip.overdue) return null;
  const begins = trip.at;
  addWork(trip, next.work, begins + next.lasts, null);
  const dayEnds = (trip.dutySince ?? begins) + limits.dutyLimit;
  const restBy = Math.min(begins, dayEnds);
  return trip.at < dayEnds ? null : { work: next.work, begins, ends: trip.at, dayEnds, restBy };
}

type Ahead = { readonly world: World; readonly order: Order; readonly late: Seconds };

/** Takes the trip to the next work at a dock, without a rest on the way. */
function nextWork(trip: Trip, state: CarState, ahead: Ahead): Work | null {
  const [load, unload] = [
    handling('LOAD', ahead.order.loadingMinutes),
    handling('UNLOAD', ahead.order.unloadingMinutes),
  ];
  switch (state.action) {
    case 'LOADING':
      return { ...load, lasts: state.until - trip.at };
    case 'UNLOADING':
    case 'LATE_UNLOADING':
      return { ...unload, lasts: state.until - trip.at };
    case 'WAITING_FOR_LOADING':
      addIdle(trip, state.until, state.at);
      return load;
    case 'WAITING_FOR_UNLOADING':
    case 'LATE_WAITING_FOR_UNLOADING':
      addIdle(trip, state.until, state.at);
      return unload;
    case 'DRIVING_TO_SHIPMENT':
      driveOn(trip, state, ahead);
      if (!trip.overdue) addIdle(trip, ahead.order.pickWindow.from * 60, ahead.order.base);
      return load;
    case 'DRIVING_WITH_SHIPMENT':
      driveOn(trip, state, ahead);
      if (!trip.overdue && !ahead.order.reversed) addIdle(trip, slotAt(trip.at, ahead), null);
      return unload;
    case 'FREE':
    case 'FREE_BOOKED':
    case 'AVAILABLE':
    case 'SLEEPING':
    case 'SLEEPING_GUARDED':
    case 'STOPPED_BY_PLAYER':
    case 'DRIVING_TO_SLEEP':
    case 'DRIVING_EMPTY':
    case 'DRIVING_ASSISTANCE':
    case 'WAITING_ASSISTANCE':
    case 'WAITING_ACCIDENT_STOP':
    case 'WAITING_EMERGENCY_STOP':
      return null;
    default:
      return assertNever(state);
  }
}

function handling(work: DockPastDay['work'], minutes: number): Work {
  return { work, lasts: minutes * 60 };
}

/** To the end of the leg; at sea the car lands first. */
function driveOn(trip: Trip, { leg }: Driving, { world }: Ahead): void {
  const from = leg.sailing === null ? metresAt(leg, trip.at) : leg.until;
  const extra = extraLeft(leg, trip.at);
  if (leg.sailing !== null) addStep(trip, 'FERRY', leg.sailing.until, null);
  const route = routeOf(world, leg.route);
  drivePast(trip, route, from, route.length, extra);
}

/** When unloading begins for a car that reports at a moment: at once, with the window, or late, in a new slot. (PLN-6) */
function slotAt(at: GameSeconds, { order: { deliverWindow }, late }: Ahead): GameSeconds {
  return at > deliverWindow.to * 60 ? at + late : Math.max(at, deliverWindow.from * 60);
}
