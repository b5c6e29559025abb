import { carCity, shipmentOf } from '../cars/car.ts';
import { isInCity } from '../cars/kinds.ts';
import { liesAfterLoading, wayAfterLoading } from '../cars/rest-chosen.ts';
import { type DriverLimit, overrunAt } from '../cars/work.ts';
import { extraLeft, metresAt } from '../drive/leg.ts';
import type { Car, GameState, Leg } from '../state.ts';
import type { GameSeconds, Metres, Seconds } from '../units.ts';
import { cityParking } from '../world/lookup.ts';
import type { Route } from '../world/route-shape.ts';
import { routeOf } from '../world/route.ts';
import type { Parking } from '../world/world.ts';
import { beginPlan } from './begin-plan.ts';
import { type Trip, addIdle, addWork, dayLeft, drivePast, isDayFirst, overrunOf } from './trip.ts';

/**
 * A parking that a car may choose. `metres`: the distance to it; `overrun`: by how many seconds the limit of work time or the end of the day is exceeded on arrival, 0
 * if not. (PLN-7, DAY-4)
 */
export type ParkingAhead = {
  readonly parking: Parking;
  readonly metres: Metres;
  readonly arrivesAt: GameSeconds;
  readonly overrun: Seconds;
  /** The seconds left on arrival until the first of the two; 0 if one is already exceeded. */
  readonly left: Seconds;
  /**
   * How much is left of the driving time and of the day on arrival, each separately; negative: exceeded. Null: days have no end, or none has begun.
   */
  readonly drivingLeft: Seconds;
  readonly dayLeft: Seconds | null;
  /** Which of the two ends first. */
  readonly limit: DriverLimit;
};

/**
 * The parkings to which a car may be sent at `at`: those ahead on its way to the end of its leg, in order, including that of its last city; for a car in a
 * city, the city's own; for one that is loading or waiting to load, also those of the drive that follows, reached after the loading. None for a car that
 * cannot be parked. (PLN-7, SLP-8)
 */
export function parkingsAhead(state: GameState, car: Car, at: GameSeconds): readonly ParkingAhead[] {
  if (isInCity(car.state)) return [...inThisCity(state, car, at), ...afterLoading(state, car, at)];
  if (car.state.action === 'LOADING') return afterLoading(state, car, at);
  const leg = drivenLeg(car);
  if (leg === null) return [];
  const moving = 'leg' in car.state;
  const from = moving ? metresAt(leg, at) : leg.from;
  const extra = moving ? extraLeft(leg, at) : leg.extra;
  const route = routeOf(state.setup.world, leg.route);
  const isAboard = leg.sailing !== null;
  const here = isAboard ? leg.until : from;
  return route.parkings
    .filter((stop) => stop.metres >= here && stop.metres <= leg.length)
    .map(({ parking, metres }) => {
      const trip = beginPlan(state, car, at, { from: leg.sailing?.until ?? at });
      return reached(trip, route, parking, { here, metres, extra: isAboard ? 0 : extra });
    });
}

/** When a driving car reaches the end of its leg, with breaks and crossings but without a rest; null if it is not driving. (PLN-19) */
export function legEndsAt(state: GameState, car: Car, at: GameSeconds): GameSeconds | null {
  if (!('leg' in car.state)) return null;
  const { leg } = car.state;
  const trip = beginPlan(state, car, at, { from: leg.sailing?.until ?? at });
  const isAboard = leg.sailing !== null;
  const here = isAboard ? leg.until : metresAt(leg, at);
  drivePast(trip, routeOf(state.setup.world, leg.route), here, leg.length, isAboard ? 0 : extraLeft(leg, at));
  return trip.at;
}

/** The parkings of the drive that follows the present loading, or the one that the car is waiting for. (SLP-8) */
function afterLoading(state: GameState, car: Car, at: GameSeconds): readonly ParkingAhead[] {
  const { state: doing } = car;
  const [way, order] = [wayAfterLoading(state, car), shipmentOf(state, car)];
  const isLoading = doing.action === 'LOADING';
  if (way === null || order === null || !(isLoading || doing.action === 'WAITING_FOR_LOADING')) return [];
  const { until } = doing;
  const loads = isLoading ? until : Math.max(at, until) + order.loadingMinutes * 60;
  return way.parkings
    .filter(({ parking }) => liesAfterLoading(state, car, parking.id))
    .map(({ parking, metres }) => {
      const trip = beginPlan(state, car, at);
      if (!isLoading) addIdle(trip, until, order.base);
      addWork(trip, 'LOAD', loads, order.base);
      return reached(trip, way, parking, { here: 0, metres, extra: 0 });
    });
}

function drivenLeg({ state }: Car): Leg | null {
  if ('leg' in state) return state.leg;
  return state.action === 'STOPPED_BY_PLAYER' ? state.then.leg : null;
}

function inThisCity(state: GameState, car: Car, at: GameSeconds): readonly ParkingAhead[] {
  const city = carCity(car);
  const parking = city === null ? undefined : cityParking(state.setup.world, city);
  if (parking === undefined) return [];
  const trip = beginPlan(state, car, at);
  const over = overrunAt(state, car, at);
  return [{ parking, metres: 0, arrivesAt: at, ...toldOf(over, trip) }];
}

function reached(
  trip: Trip,
  route: Route,
  parking: Parking,
  { here, metres, extra }: { readonly here: Metres; readonly metres: Metres; readonly extra: Metres },
): ParkingAhead {
  drivePast(trip, route, here, metres, extra);
  let driven = 0;
  for (const step of trip.steps) driven += step.metres;
  return { parking, metres: driven, arrivesAt: trip.at, ...toldOf(overrunOf(trip), trip) };
}

function toldOf(over: Seconds, trip: Trip): Omit<ParkingAhead, 'parking' | 'metres' | 'arrivesAt'> {
  return {
    overrun: Math.max(0, over),
    left: Math.max(0, -over),
    drivingLeft: trip.limits.workLimit - trip.working,
    dayLeft: trip.dutySince === null || trip.limits.dutyLimit === null ? null : dayLeft(trip),
    limit: isDayFirst(trip) ? 'DAY' : 'DRIVING',
  };
}
