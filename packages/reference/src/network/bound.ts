import {
  GROSZE_PER_POINT,
  type Car,
  type CarOffer,
  type CarType,
  CAR_TYPES,
  type CityId,
  type GameSeconds,
  type GameSetup,
  type GameState,
  type Grosze,
  type Order,
  carSetting,
  fullPenalty,
  gameEndsAt,
  minutes,
  standingCost,
} from '@fracht/engine';
import type { LinearProgramme, LpColumn, LpSolver } from '../solver/lp.ts';
import { deadheadsOf, type Deadhead } from './deadheads.ts';
import { type OrderStop, anyCar, approachFrom, stopAt } from './stops.ts';

/**
 * Whether a bound exists at all: no situation can come, because the library has none (one may bring money, time or another car), and
 * sleeping at a guarded parking earns less than it costs, so that nobody can gain by sleeping. (REF-9)
 */
export function isBounded({ settings, library }: GameSetup): boolean {
  const { emergencies, accidents, changes } = library;
  const cheapest = Math.min(settings.parking_guarded_home, settings.parking_guarded_abroad);
  return (
    emergencies.length + accidents.length + changes.length === 0 &&
    settings.points_guarded * GROSZE_PER_POINT <= cheapest * 100
  );
}

/**
 * The most that a class could possibly have gained, without the starting money, in grosze: the optimum of a network in which drivers never rest,
 * nothing is ever late, and empty drives cost and take the least that any way does. `state`: the game at any moment after its start. Null: no
 * bound exists. (REF-9)
 */
export function boundOf(state: GameState, solve: LpSolver): Grosze | null {
  if (!isBounded(state.setup)) return null;
  let bound = 0;
  for (const type of CAR_TYPES) {
    const solution = solve(programmeFor(state, type));
    if (solution === null) return null;
    bound += solution.gain;
  }
  return Math.ceil(bound) + 1;
}

/**
 * An order under conditions that no car can improve on. `gain`: its worth minus the cost of its own route; `latest`: the latest beginning of loading; `ends`: the earliest moment
 * at which it is unloaded.
 */
type Ideal = {
  readonly stop: OrderStop;
  readonly gain: Grosze;
  readonly latest: GameSeconds;
  readonly ends: GameSeconds;
};

function programmeFor(state: GameState, type: CarType): LinearProgramme {
  const { setup, cars, offers } = state;
  const ideals = state.orders.filter((order) => order.type === type).map((order) => idealOf(setup, order));
  const away = deadheadsOf(setup, type);
  const rows: number[] = [];
  const newRow = (most: number): number => rows.push(most) - 1;
  const columns: LpColumn[] = [];
  const done = new Map(ideals.map((ideal) => [ideal, newRow(1)]));
  const flow = new Map(ideals.map((ideal) => [ideal, newRow(0)]));
  const add = (to: Ideal, gain: number, more: readonly (readonly [number, number])[]): void => {
    if (gain <= 0 && more.length === 0) return;
    const weights = [[done.get(to) ?? 0, 1] as const, ...more];
    columns.push({ gain, most: 1, rows: weights.map(([row]) => row), weights: weights.map(([, weight]) => weight) });
  };
  for (const to of ideals) {
    add(to, loadedAlone(setup, to.stop.order), []);
    if (to.ends > gameEndsAt(setup)) continue;
    add(to, hiredGain(setup, to, offers), []);
  }
  const able = ideals.filter(({ ends }) => ends <= gameEndsAt(setup));
  for (const [city, count] of basesOf(cars, type)) {
    const row = newRow(count);
    for (const to of able) {
      const way = away(city, to.stop.order.base);
      if (arrival(setup, type, to.stop.order.release, way) > to.latest) continue;
      add(to, to.gain - way.cost, [
        [row, 1],
        [flow.get(to) ?? 0, -1],
      ]);
    }
  }
  for (const from of able) {
    for (const to of able) {
      const way = away(from.stop.order.destination, to.stop.order.base);
      if (from === to || arrival(setup, type, from.ends, way) > to.latest) continue;
      add(to, to.gain - way.cost, [
        [flow.get(from) ?? 0, 1],
        [flow.get(to) ?? 0, -1],
      ]);
    }
  }
  return { columns, rows };
}

function idealOf(setup: GameSetup, order: Order): Ideal {
  const { settings } = setup;
  const stop = stopAt(setup, order);
  const { pick, deliver, loading, unloading, price } = stop.haul;
  const here = approachFrom(setup, { city: order.base, working: 0 }, order);
  const speed = carSetting(settings, order.type, 'car_speed');
  const driving = Math.floor(((price.home + price.abroad) * 3.6) / speed);
  return {
    stop,
    gain: stop.worth - standingCost(stop.haul, here, anyCar(order.type, false)) + 2,
    latest: pick.to + minutes(settings.expiry_minutes),
    ends: Math.max(Math.max(pick.from, order.release) + loading + driving, deliver.from) + unloading,
  };
}

/** The earliest moment at which a car that is free at `at` can be at the loading. */
function arrival({ settings }: GameSetup, type: CarType, at: GameSeconds, { metres }: Deadhead): GameSeconds {
  const speed = carSetting(settings, type, 'car_speed');
  return at + minutes(settings.preparation_minutes) + Math.floor((metres * 3.6) / speed);
}

/** What remains of an order's worth with the cheapest hired car. */
function hiredGain(setup: GameSetup, { stop, latest }: Ideal, offers: readonly CarOffer[]): Grosze {
  let best = 0;
  for (const { type, base } of offers) {
    if (type !== stop.order.type) continue;
    const approach = approachFrom(setup, { city: base, working: 0 }, stop.order);
    const way = { cost: 0, metres: approach.price.home + approach.price.abroad };
    if (arrival(setup, type, stop.order.release, way) > latest) continue;
    best = Math.max(best, stop.worth - standingCost(stop.haul, approach, anyCar(type, true)) + 2);
  }
  return best;
}

/** What an order brings if it is loaded on time and never delivered. */
function loadedAlone({ settings }: GameSetup, order: Order): Grosze {
  return settings.points_loaded * GROSZE_PER_POINT - fullPenalty(order);
}

/** Where the company's cars of a type are when the game begins: at their bases, with the number of cars at each. */
function basesOf(cars: readonly Car[], type: CarType): ReadonlyMap<CityId, number> {
  const bases = new Map<CityId, number>();
  for (const car of cars)
    if (car.type === type && !car.subcontractor) bases.set(car.base, (bases.get(car.base) ?? 0) + 1);
  return bases;
}
