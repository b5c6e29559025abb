import type { CarType } from '../car-types.ts';
import type { Tiredness } from '../cars/work.ts';
import { limitsOf } from '../planning/limits.ts';
import { type Trip, addIdle, addWork, beginRested, beginTrip, driveTo, needsRestFirst } from '../planning/trip.ts';
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
 * A pair of cities as served by the nearest company car of a type, rested and at its base. `approach`: the time to the loading city. `haul`:
 * the time with the load to the destination, after the wait for the dock that makes it longest. Both include rests and ferries. `total`: from
 * setting out until unloaded, without that wait. `tired`: the driver's tiredness on reaching the loading city, as of second 0.
 */
export type Lane = {
  readonly base: CityId;
  readonly destination: CityId;
  readonly path: Path;
  readonly approach: Seconds;
  readonly haul: Seconds;
  readonly total: Seconds;
  readonly tired: Tiredness;
};

/** The longest wait for a dock to open that an order's windows may require of the car for which they were made. (ORD-6) */
export const LONGEST_WAIT: Seconds = 3 * 3600;
/** The step between the waits that are tried; a promise made for the tried waits holds for those in between, too. */
const WAIT_STEP: Seconds = 30 * 60;

/** Lanes of each type and reach, the quickest first. */
export type Lanes = Readonly<Record<CarType, Readonly<Record<Reach, readonly Lane[]>>>>;

type LanesOfType = Lanes[CarType];

/**
 * Cache of lanes, keyed by everything they depend on: computing them is most of the work of opening a game, and many games share the same settings.
 */
const KNOWN = new WeakMap<World, Map<string, LanesOfType>>();
/** The cache is emptied beyond this many entries; it takes very different settings to get there. */
const KEPT = 256;

/**
 * Every pair of cities that the opening fleet can serve, with its times. Left out are pairs whose driver would have to rest before loading or
 * between loading and setting out, would work past the end of the day, or would need a rest or not depending on how long he waited: such an
 * order could not be promised. (ORD-4, ORD-5)
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
  const limits = Object.values(limitsOf(setup.settings, type)).join(' ');
  const bases = [...new Set(fleet.filter((car) => car.type === type).map((car) => car.base))].sort((a, b) => a - b);
  const handling = `${loadingSeconds(setup, type)} ${unloadingSeconds(setup, type)}`;
  const key = `${limits} ${handling} ${bases.join('-')}`;
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

/** If no pair of cities can be served within the day, for example because loading takes longer than that, the day is ignored. */
function lanesFrom(setup: GameSetup, type: CarType, bases: readonly CityId[]): readonly Lane[] {
  const within = pairsFrom(setup, type, bases, LONGEST_WAIT);
  return within.length > 0 ? within : pairsFrom(setup, type, bases, null);
}

function pairsFrom(
  setup: GameSetup,
  type: CarType,
  bases: readonly CityId[],
  longest: Seconds | null,
): readonly Lane[] {
  return setup.world.cities.flatMap(({ id: base }) => {
    const approach = nearest(setup, type, bases, base);
    if (approach === null) return [];
    return setup.world.cities.flatMap(({ id: destination }) =>
      destination === base ? [] : laneTo(setup, type, approach, { base, destination, longest }),
    );
  });
}

function nearest(setup: GameSetup, type: CarType, bases: readonly CityId[], city: CityId): Trip | null {
  let best: Trip | null = null;
  for (const base of bases) {
    const trip = beginRested(0, limitsOf(setup.settings, type));
    driveTo(trip, routeOf(setup.world, shortestPath(setup.world, base, city).cities), 0, 0);
    if (best === null || trip.at < best.at) best = trip;
  }
  return best;
}

type CityPair = { readonly base: CityId; readonly destination: CityId; readonly longest: Seconds | null };

function laneTo(
  setup: GameSetup,
  type: CarType,
  approach: Trip,
  { base, destination, longest }: CityPair,
): readonly Lane[] {
  const path = shortestPath(setup.world, base, destination);
  const tired: Tiredness = { working: approach.working, ...dayOf(approach) };
  const trip = beginTrip(0, tired, approach.limits);
  if (needsRestFirst(trip, routeOf(setup.world, path.cities))) return [];
  const haul = longestHaul(setup, type, { path, tired }, longest);
  if (haul === null) return [];
  const toLoading = timeOf(approach);
  const total = toLoading + haul + loadingSeconds(setup, type) + unloadingSeconds(setup, type);
  return [{ base, destination, path, approach: toLoading, haul, total, tired }];
}

/** The day and the last break of a driver who arrives, shifted as if he arrived at second 0. */
function dayOf({ at, dutySince, working, sinceBreak }: Trip): Pick<Tiredness, 'dutySince' | 'breakAt'> {
  return { breakAt: working - sinceBreak, ...(dutySince === null ? {} : { dutySince: dutySince - at }) };
}

/** The longest haul after any wait of up to `longest` (null: the end of the day is ignored); null where a driver could not keep within the day. */
function longestHaul(setup: GameSetup, type: CarType, lane: Hauled, longest: Seconds | null): Seconds | null {
  const { dutyLimit, breakAfter } = limitsOf(setup.settings, type);
  if ((dutyLimit === null && breakAfter === null) || longest === null) return haulAfter(setup, type, lane, 0).seconds;
  let [haul, quickest] = [0, Number.POSITIVE_INFINITY];
  for (let waited = 0; waited <= longest; waited += WAIT_STEP) {
    const { seconds, keepsDay } = haulAfter(setup, type, lane, waited);
    if (!keepsDay) return null;
    haul = Math.max(haul, seconds);
    quickest = Math.min(quickest, seconds);
  }
  return haul - quickest <= LIKE ? haul : null;
}

/**
 * Hauls that differ by more than this do not count as alike: the wait decides whether the driver has to rest, and no window would suit both cases.
 */
const LIKE: Seconds = 2 * 3600;

type Hauled = Pick<Lane, 'path' | 'tired'>;

/**
 * The haul on a lane after the driver has waited that long for the dock, and whether he neither has to rest between loading and setting out nor
 * works past the end of a day. (ORD-5, DAY-4)
 */
export function haulAfter(
  setup: GameSetup,
  type: CarType,
  { path, tired }: Hauled,
  waited: Seconds,
): { readonly seconds: Seconds; readonly keepsDay: boolean; readonly tired: Tiredness } {
  const route = routeOf(setup.world, path.cities);
  const unloading = unloadingSeconds(setup, type);
  const trip = beginTrip(0, tired, limitsOf(setup.settings, type));
  addIdle(trip, trip.at + waited, null);
  addWork(trip, 'LOAD', trip.at + loadingSeconds(setup, type), null);
  const loadedAt = timeOf(trip);
  const setsOut = !trip.overdue && !needsRestFirst(trip, route);
  driveTo(trip, route, 0, 0, () => unloading);
  const seconds = timeOf(trip) - loadedAt;
  addWork(trip, 'UNLOAD', trip.at + unloading, null);
  return { seconds, keepsDay: setsOut && !trip.overdue, tired: { working: trip.working, ...dayOf(trip) } };
}

/** Seconds of loading for a type. (ORD-6) */
export function loadingSeconds({ settings }: GameSetup, type: CarType): Seconds {
  return carSetting(settings, type, 'loading_minutes') * 60;
}

function unloadingSeconds({ settings }: GameSetup, type: CarType): Seconds {
  return carSetting(settings, type, 'unloading_minutes') * 60;
}

/** How long a trip that began at second 0 took. */
function timeOf(trip: Trip): Seconds {
  return Number(trip.at);
}

function quickestFirst(one: Lane, other: Lane): number {
  return one.total - other.total || one.base - other.base || one.destination - other.destination;
}
