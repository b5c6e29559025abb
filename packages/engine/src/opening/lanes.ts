import type { CarType } from '../car-types.ts';
import { limitsOf } from '../planning/limits.ts';
import { type Trip, beginTrip, driveTo, needsRestFirst } from '../planning/trip.ts';
import { carSetting } from '../settings.ts';
import type { Car, GameSetup } from '../state.ts';
import type { CityId, Seconds } from '../units.ts';
import { cityOf } from '../world/lookup.ts';
import { routeOf } from '../world/route.ts';
import { shortestPath } from '../world/shortest-path.ts';
import type { Path } from '../world/tables.ts';
import type { World } from '../world/world.ts';
import type { Reach } from './kinds.ts';

/**
 * A pair of cities as served by the nearest company car of a type, rested and at its base. `approach`: driving time to the loading city;
 * `haul`: loaded, to the destination; both with rests and ferries. `total`: from setting out until unloaded.
 */
export type Lane = {
  readonly base: CityId;
  readonly destination: CityId;
  readonly path: Path;
  readonly approach: Seconds;
  readonly haul: Seconds;
  readonly total: Seconds;
};

/** Lanes of each type and reach, the quickest first. */
export type Lanes = Readonly<Record<CarType, Readonly<Record<Reach, readonly Lane[]>>>>;

type LanesOfType = Lanes[CarType];

/** Cache of lanes, by everything they depend on: making them is most of the work of opening a game, and many games share the same settings. */
const KNOWN = new WeakMap<World, Map<string, LanesOfType>>();
/** The cache is emptied beyond this many entries, which takes very different settings. */
const KEPT = 256;

/**
 * Every pair of cities that the opening fleet can serve, with its times. Pairs whose driver would have to rest before loading are left out:
 * such an order could not be promised. (ORD-4)
 */
export function lanesOf(setup: GameSetup, fleet: readonly Car[]): Lanes {
  return {
    ST: knownLanes(setup, fleet, 'ST'),
    ATP: knownLanes(setup, fleet, 'ATP'),
    ADR: knownLanes(setup, fleet, 'ADR'),
    PG: knownLanes(setup, fleet, 'PG'),
  };
}

function knownLanes(setup: GameSetup, fleet: readonly Car[], type: CarType): LanesOfType {
  const { speed, workLimit, restMinutes } = limitsOf(setup.settings, type);
  const bases = [...new Set(fleet.filter((car) => car.type === type).map((car) => car.base))].sort((a, b) => a - b);
  const key = `${speed} ${workLimit} ${restMinutes} ${handlingSeconds(setup, type)} ${bases.join('-')}`;
  const known = KNOWN.get(setup.world) ?? new Map<string, LanesOfType>();
  KNOWN.set(setup.world, known);
  const found = known.get(key) ?? byReach(lanesFrom(setup, type, bases), setup);
  if (known.size >= KEPT) known.clear();
  known.set(key, found);
  return found;
}

function byReach(lanes: readonly Lane[], { world }: GameSetup): LanesOfType {
  const sorted = [...lanes].sort(quickestFirst);
  const reachOf = ({ base, destination, path }: Lane): Reach => {
    if (!path.eu) return 'HOME';
    return cityOf(world, base).abroad && cityOf(world, destination).abroad ? 'FOREIGN' : 'EU';
  };
  return {
    HOME: sorted.filter((lane) => reachOf(lane) === 'HOME'),
    EU: sorted.filter((lane) => reachOf(lane) === 'EU'),
    FOREIGN: sorted.filter((lane) => reachOf(lane) === 'FOREIGN'),
  };
}

function lanesFrom(setup: GameSetup, type: CarType, bases: readonly CityId[]): readonly Lane[] {
  return setup.world.cities.flatMap(({ id: base }) => {
    const approach = nearest(setup, type, bases, base);
    if (approach === null) return [];
    return setup.world.cities.flatMap(({ id: destination }) =>
      destination === base ? [] : laneTo(setup, type, approach, base, destination),
    );
  });
}

function nearest(setup: GameSetup, type: CarType, bases: readonly CityId[], city: CityId): Trip | null {
  let best: Trip | null = null;
  for (const base of bases) {
    const trip = beginTrip(0, 0, limitsOf(setup.settings, type));
    driveTo(trip, routeOf(setup.world, shortestPath(setup.world, base, city).cities), 0, 0);
    if (best === null || trip.at < best.at) best = trip;
  }
  return best;
}

function laneTo(setup: GameSetup, type: CarType, approach: Trip, base: CityId, destination: CityId): readonly Lane[] {
  const path = shortestPath(setup.world, base, destination);
  const route = routeOf(setup.world, path.cities);
  const trip = beginTrip(0, approach.working, approach.limits);
  if (needsRestFirst(trip, route)) return [];
  driveTo(trip, route, 0, 0);
  const [toLoading, haul] = [timeOf(approach), timeOf(trip)];
  const total = toLoading + haul + handlingSeconds(setup, type);
  return [{ base, destination, path, approach: toLoading, haul, total }];
}

/** Seconds of loading for a type. (ORD-6) */
export function loadingSeconds({ settings }: GameSetup, type: CarType): Seconds {
  return carSetting(settings, type, 'loading_minutes') * 60;
}

function handlingSeconds(setup: GameSetup, type: CarType): Seconds {
  return loadingSeconds(setup, type) + carSetting(setup.settings, type, 'unloading_minutes') * 60;
}

/** How long a trip that began at 0 took. */
function timeOf(trip: Trip): Seconds {
  return Number(trip.at);
}

function quickestFirst(one: Lane, other: Lane): number {
  return one.total - other.total || one.base - other.base || one.destination - other.destination;
}
