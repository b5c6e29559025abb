import { dutyLimit } from '../cars/duty.ts';
import { workLimit } from '../cars/work.ts';
import { restartLeg } from '../drive/leg.ts';
import { secondsFor } from '../drive/speed.ts';
import { carSetting } from '../settings.ts';
import { assertNever } from '../result.ts';
import type { Car, CarState, Driving, DrivingAction, GameSetup, Leg, Order } from '../state.ts';
import { type GameSeconds, type Metres, type Seconds, minutes } from '../units.ts';
import { homeMetres, seaMetres } from '../world/along.ts';
import type { Route } from '../world/route-shape.ts';
import type { SandboxPlace } from './place.ts';
import { isApproach, isOverworked, strikeMoment, type SandboxSpot, type Tried } from './spot.ts';

/** How much of a night is left when the situation strikes. */
const LEFT_TO_SLEEP: Seconds = 3600;
/** How much of a stop on the road is left when the situation strikes. */
const LEFT_TO_STAND: Seconds = 1800;
/** The least work time left for a driver who is not overworked. */
const LEFT_TO_WORK: Seconds = 2 * 3600;
/** By how much an overworked driver has exceeded his work time. */
const PAST_THE_LIMIT: Seconds = 600;

/**
 * A car of the fleet, placed in the situation's moment at `now`: what it is doing, where, and how long its driver has worked. A car that is
 * waiting for help is only broken down: the game itself sends the help. The car is a hired one if the situation is for hired cars only.
 * (SBX-1, SIT-26)
 */
export function stagedCar(
  setup: GameSetup,
  tried: Tried,
  spot: SandboxSpot,
  place: SandboxPlace,
  order: Order,
  car: Car,
  now: GameSeconds,
): Car {
  const { settings, world } = setup;
  const speed = carSetting(settings, spot.type, 'car_speed');
  const { route, metres, stop } = place;
  const standing = standingLeg(route, metres, speed, now);
  const drive: DrivingAction = isApproach(strikeMoment(tried)) ? 'DRIVING_TO_SHIPMENT' : 'DRIVING_WITH_SHIPMENT';
  const onward: Leg = restartLeg(world, standing, now);
  const state = stateOf({
    setup,
    tried,
    spot,
    order,
    now,
    then: { action: drive, leg: standing },
    onward,
    stop,
    route,
    metres,
  });
  const tired = tiredness(setup, tried, secondsFor(metres - seaMetres(route, 0, metres), speed));
  return {
    ...car,
    ...dutyOf(setup, tired, now),
    ...tired,
    player: order.player,
    shipment: order.id,
    shipmentLoaded: order.loaded,
    subcontractor: tried.item.ownership === 'SUBCONTRACTOR',
    state,
  };
}

type Staging = {
  readonly setup: GameSetup;
  readonly tried: Tried;
  readonly spot: SandboxSpot;
  readonly order: Order;
  readonly now: GameSeconds;
  /** The drive that it continues after standing. */
  readonly then: Driving;
  /** Its leg, if it drives on. */
  readonly onward: Leg;
  readonly stop: SandboxPlace['stop'];
  readonly route: Route;
  readonly metres: Metres;
};

function stateOf(staging: Staging): CarState {
  const { setup, tried, spot, order, now, then, onward, stop } = staging;
  const { settings } = setup;
  const action = strikeMoment(tried);
  switch (action) {
    case 'DRIVING_TO_SHIPMENT':
    case 'DRIVING_WITH_SHIPMENT':
      return { action, leg: onward };
    case 'FREE_BOOKED':
      return { action, at: spot.from, until: now + minutes(settings.preparation_minutes) };
    case 'WAITING_FOR_LOADING':
      return { action, at: spot.from, until: order.pickWindow.from * 60 };
    case 'LOADING':
      return { action, at: spot.from, until: now + minutes(order.loadingMinutes) };
    case 'WAITING_FOR_UNLOADING':
      return { action, at: spot.to, until: order.deliverWindow.from * 60 };
    case 'UNLOADING':
    case 'LATE_UNLOADING':
      return { action, at: spot.to, until: now + minutes(order.unloadingMinutes) };
    case 'LATE_WAITING_FOR_UNLOADING':
      return { action, at: spot.to, until: now + minutes(settings.late_unloading_minutes) };
    case 'SLEEPING':
    case 'SLEEPING_GUARDED': {
      const until = now + LEFT_TO_SLEEP;
      const since = until - minutes(settings.rest_minutes);
      return { action, parking: stop?.parking.id ?? '', since, until, then };
    }
    case 'STOPPED_BY_PLAYER':
      return { action, since: now, then };
    case 'WAITING_EMERGENCY_STOP':
    case 'WAITING_ASSISTANCE':
      return { action: 'WAITING_EMERGENCY_STOP', since: now, until: now + LEFT_TO_STAND, then };
    case 'WAITING_ACCIDENT_STOP':
      return { action, until: now + LEFT_TO_STAND, then };
    case 'DRIVING_TO_SLEEP':
      return toSleep(staging);
    case 'FREE':
    case 'AVAILABLE':
    case 'DRIVING_EMPTY':
    case 'DRIVING_ASSISTANCE':
      throw new Error(`Nothing strikes a car that does ${action}`);
    default:
      return assertNever(action);
  }
}

/** A car on its way to the next parking or, if none lies ahead, to that of the last city. */
function toSleep({ setup, now, then, onward, route, metres }: Staging): CarState {
  const stop = route.parkings.find((parking) => parking.metres > metres);
  if (stop === undefined) return { action: then.action, leg: onward };
  const leg = restartLeg(setup.world, then.leg, now, stop.metres);
  return { action: 'DRIVING_TO_SLEEP', leg, parking: stop.parking.id, then: then.action };
}

/** A leg that stands at `metres`, with everything up to there driven but not charged yet. (LEG-3) */
function standingLeg(route: Route, metres: Metres, speed: number, now: GameSeconds): Leg {
  let home = homeMetres(route, 0, metres);
  for (const port of route.ports) home -= homeMetres(route, Math.min(metres, port.from), Math.min(metres, port.to));
  const abroad = metres - seaMetres(route, 0, metres) - home;
  const { cities, length } = route;
  return {
    route: cities,
    length,
    speed,
    since: now,
    from: metres,
    until: metres,
    extra: 0,
    sailing: null,
    home,
    abroad,
  };
}

/** The driver's work time since the last rest: the time of the drive so far, kept below the limit unless the driver is overworked. (WRK-1) */
function tiredness({ settings }: GameSetup, tried: Tried, driven: Seconds): Pick<Car, 'working' | 'warned' | 'checks'> {
  const limit = workLimit(settings);
  if (isOverworked(tried)) return { working: limit + PAST_THE_LIMIT, warned: true, checks: 1 };
  return { working: driven % Math.max(1, limit - LEFT_TO_WORK), warned: false, checks: 0 };
}

/** The driver's day, which began with the drive so far. (DAY-1) */
function dutyOf({ settings }: GameSetup, { working }: Pick<Car, 'working'>, now: GameSeconds): Pick<Car, 'dutySince'> {
  return dutyLimit(settings) === null || working === 0 ? {} : { dutySince: now - working };
}
