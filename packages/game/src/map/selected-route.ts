import {
  carLeg,
  carPosition,
  findCar,
  findOrder,
  isSleeping,
  firstLimit,
  limitAt,
  workingAt,
  workLimit,
  type Car,
  type DriverLimit,
  type CityId,
  type GameSeconds,
  type GameState,
  type Metres,
  type Order,
  metresIn,
} from '@fracht/engine';
import type { Selection } from '../store/ui-store.ts';
import { svgPath, pointAt, routeLine, slice } from './route-line.ts';
import type { Point } from './view.ts';

/** The route of the selection, as SVG paths: the driven part is drawn pale, what is reachable within the driving time and the day solid, the rest dotted. */
export type SelectedRoute = {
  readonly driven: string;
  readonly reachable: string;
  readonly beyond: string;
  /** What follows this leg: the order's route for a car that drives to its cargo, or for an order without a car. */
  readonly later: string;
  /** Where the driving time or the driver's day ends on this leg; null if neither does. */
  readonly limit: {
    readonly point: Point;
    readonly at: GameSeconds;
    readonly metres: Metres;
    readonly by: DriverLimit;
  } | null;
};

const NOTHING: SelectedRoute = { driven: '', reachable: '', beyond: '', later: '', limit: null };

/** The route to draw for a selection; empty for a city or a parked car without an order. */
export function selectedRoute(game: GameState, selection: Selection | null, at: GameSeconds): SelectedRoute {
  if (selection === null || selection.kind === 'CITY') return NOTHING;
  if (selection.kind === 'CAR') {
    const car = findCar(game, selection.id);
    return car === null ? NOTHING : carRoute(game, car, at);
  }
  const order = findOrder(game, selection.id);
  if (order === null) return NOTHING;
  const car = order.car === null ? null : findCar(game, order.car);
  return car === null ? { ...NOTHING, later: wholePath(game, order.path) } : carRoute(game, car, at);
}

/** The order that is selected or that the selected car carries; null for none. */
export function selectedOrder(game: GameState, selection: Selection | null): Order | null {
  if (selection === null || selection.kind === 'CITY') return null;
  if (selection.kind === 'ORDER') return findOrder(game, selection.id) ?? null;
  const shipment = findCar(game, selection.id)?.shipment ?? null;
  return shipment === null ? null : (findOrder(game, shipment) ?? null);
}

/** The car that is selected or that serves the selected order; null for none. */
export function selectedCar(game: GameState, selection: Selection | null): Car | null {
  if (selection === null || selection.kind === 'CITY') return null;
  const id = selection.kind === 'CAR' ? selection.id : (findOrder(game, selection.id)?.car ?? null);
  return id === null ? null : (findCar(game, id) ?? null);
}

function carRoute(game: GameState, car: Car, at: GameSeconds): SelectedRoute {
  const order = car.shipment === null ? null : (findOrder(game, car.shipment) ?? null);
  const later = order === null || car.shipmentLoaded ? '' : wholePath(game, order.path);
  const leg = carLeg(car);
  if (leg === null) return { ...NOTHING, later };
  const line = routeLine(game.setup.world, leg.route);
  const here = carPosition(game, car, at).metres;
  const reach = here + reachOf(game, car, at, leg.speed);
  const limitMoment = limitAt(game, car);
  const point = reach < leg.length ? pointAt(line, reach) : null;
  return {
    driven: svgPath(slice(line, 0, here)),
    reachable: svgPath(slice(line, here, Math.min(reach, leg.length))),
    beyond: svgPath(slice(line, reach, leg.length)),
    later,
    limit:
      point === null || limitMoment === null
        ? null
        : { point, at: limitMoment, metres: reach - here, by: firstLimit(game, car, at) },
  };
}

/** How far the driver may still drive, in metres; for a sleeping one as far as after a rest. */
function reachOf(game: GameState, car: Car, at: GameSeconds, speed: number): Metres {
  const whole = workLimit(game.setup.settings);
  if (isSleeping(car.state.action)) return metresIn(whole, speed);
  const limit = limitAt(game, car);
  const left = limit === null ? whole - workingAt(game, car, at) : limit - at;
  return Math.max(0, metresIn(left, speed));
}

function wholePath(game: GameState, path: readonly CityId[]): string {
  return svgPath(routeLine(game.setup.world, path));
}
