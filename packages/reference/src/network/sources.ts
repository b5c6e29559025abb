import {
  type Car,
  type CarId,
  type GameSeconds,
  type GameState,
  type PlayerId,
  carCity,
  findOrder,
  isFree,
  planDelivery,
  unloadCity,
} from '@fracht/engine';
import type { Market } from '../market.ts';
import type { Start } from './stops.ts';

/** Company cars from which ways through the network begin: one that a seat has, or several equivalent ones that anybody may take. */
export type CarSource = Start & {
  /** The seat that holds the car; null: any seat may take it. */
  readonly player: PlayerId | null;
  readonly cars: readonly Car[];
  readonly euCourses: number;
  /** Whether it stands ready now. */
  readonly isIdle: boolean;
};

/** An order under way, and until when. */
export type Underway = {
  readonly car: CarId;
  readonly hired: boolean;
  readonly player: PlayerId;
  readonly until: GameSeconds;
};

/** All cars that can serve orders from now on, and what is under way. */
export type Fleet = { readonly sources: readonly CarSource[]; readonly underway: readonly Underway[] };

/** The seats' own cars with where and when each is free again, and the company's free cars that they may take. */
export function fleetOf(state: GameState, market: Market): Fleet {
  const sources: CarSource[] = [];
  const underway: Underway[] = [];
  const pool = new Map<string, CarSource & { readonly cars: Car[] }>();
  for (const car of state.cars) {
    if (car.gone) continue;
    if (car.player === null) addToPool(pool, state, market, car);
    else if (market.seats.has(car.player)) addOwn(sources, underway, state, car, car.player);
  }
  return { sources: [...sources, ...pool.values()], underway };
}

function addToPool(
  pool: Map<string, CarSource & { readonly cars: Car[] }>,
  state: GameState,
  market: Market,
  car: Car,
): void {
  const city = carCity(car);
  if (car.state.action !== 'FREE' || city === null || !market.mayDrive(car, state)) return;
  const { type, working, dutySince, breakAt, pausedSince, euCourses } = car;
  const breaks = working === 0 ? {} : { breakAt, pausedSince };
  const key = `${type} ${city} ${working} ${dutySince ?? ''} ${breaks.breakAt ?? ''} ${breaks.pausedSince ?? ''} ${euCourses}`;
  const known = pool.get(key);
  if (known !== undefined) known.cars.push(car);
  else {
    const tired = { working, dutySince, ...breaks };
    pool.set(key, { type, city, at: state.now, ...tired, player: null, cars: [car], euCourses, isIdle: true });
  }
}

function addOwn(sources: CarSource[], underway: Underway[], state: GameState, car: Car, player: PlayerId): void {
  const order = car.shipment === null ? null : findOrder(state, car.shipment);
  const same = { type: car.type, player, cars: [car], euCourses: car.euCourses };
  if (order === null) {
    const city = carCity(car);
    if (car.subcontractor || city === null) return;
    const { working, dutySince, breakAt, pausedSince } = car;
    const tired = { working, dutySince, breakAt, pausedSince };
    if (isFree(car.state.action)) sources.push({ ...same, city, at: state.now, ...tired, isIdle: true });
    return;
  }
  const plan = planDelivery(state, car, order, state.now);
  underway.push({ car: car.id, hired: car.subcontractor, player, until: plan.deliveredAt });
  if (car.subcontractor) return;
  const city = unloadCity(order);
  const euCourses = car.euCourses + (order.eu ? 1 : 0);
  const { deliveredAt: at, working, dutySince } = plan;
  sources.push({ ...same, euCourses, city, at, working, dutySince, isIdle: false });
}
