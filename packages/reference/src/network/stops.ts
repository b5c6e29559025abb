import {
  CAR_TYPES,
  GROSZE_PER_POINT,
  type Approach,
  type Car,
  type CarType,
  type CityId,
  type GameSeconds,
  type GameSetup,
  type Grosze,
  type Haul,
  type Order,
  approachTo,
  haulOf,
  orderPay,
  subcontractorCar,
  type SettingsAndWorld,
  type Tiredness,
} from '@fracht/engine';

/** Where, when and how rested a car is when it can set out for another order. */
export type Start = {
  readonly type: CarType;
  readonly city: CityId;
  readonly at: GameSeconds;
} & Tiredness;

/** An order, with what it brings and how a car continues after it. */
export type OrderStop = {
  readonly order: Order;
  readonly haul: Haul;
  /** Pay and points for being on time, in grosze. */
  readonly worth: Grosze;
};

const STOPS = new WeakMap<Order, OrderStop>();

/** What the network needs to know of an order; the same object for the same order. */
export function stopAt(setup: GameSetup, order: Order): OrderStop {
  const known = STOPS.get(order);
  if (known !== undefined) return known;
  const { points_delivered, points_loaded } = setup.settings;
  const stop = {
    order,
    haul: haulOf(setup, order),
    worth: orderPay(order) + (points_delivered + points_loaded) * GROSZE_PER_POINT,
  };
  STOPS.set(order, stop);
  return stop;
}

/** Where and when a car is free again after an order, if its driver was rested and began to load as early as possible. */
export function startAfter({ order, haul }: OrderStop, now: GameSeconds): Start {
  const { pick, deliver, loading, unloading, rested } = haul;
  const arrives = Math.max(pick.from, now) + loading + rested.seconds;
  return {
    type: order.type,
    city: order.destination,
    at: Math.max(arrives, deliver.from) + unloading,
    working: rested.working,
  };
}

/** A radix for keys made of city ids and work times: larger than every id, and than every work time that is cached. */
const RADIX = 65_536;

const APPROACHES = new WeakMap<
  SettingsAndWorld['world'],
  WeakMap<SettingsAndWorld['settings'], Map<number, Approach>>
>();

/** The approach of a car from where it starts to an order; cached. */
export function approachFrom(
  setup: SettingsAndWorld,
  { city, ...tired }: Pick<Start, 'city' | keyof Tiredness>,
  order: Order,
): Approach {
  const { type, base } = order;
  const { working, dutySince, breakAt, pausedSince } = tired;
  const isKnownAlike = working < RADIX && dutySince === undefined && breakAt === undefined && pausedSince === undefined;
  if (!isKnownAlike) return approachTo(setup, type, [city, base], { working, dutySince, breakAt, pausedSince });
  const cache = approachesIn(setup);
  const key = ((CAR_TYPES.indexOf(type) * RADIX + city) * RADIX + base) * RADIX + working;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const approach = approachTo(setup, type, [city, base], { working });
  cache.set(key, approach);
  return approach;
}

function approachesIn({ world, settings }: SettingsAndWorld): Map<number, Approach> {
  const ofWorld = APPROACHES.get(world) ?? new WeakMap<SettingsAndWorld['settings'], Map<number, Approach>>();
  const known = ofWorld.get(settings);
  if (known !== undefined) return known;
  const made = new Map<number, Approach>();
  APPROACHES.set(world, ofWorld.set(settings, made));
  return made;
}

const ANY_CARS = new Map<string, Car>();

/** A car that represents all cars of its type, company-owned or hired, when only its costs matter. */
export function anyCar(type: CarType, isHired: boolean): Car {
  const key = `${type} ${isHired}`;
  const known = ANY_CARS.get(key) ?? {
    ...subcontractorCar({ id: key, type, base: 0, driver: 1 }, null),
    subcontractor: isHired,
  };
  ANY_CARS.set(key, known);
  return known;
}
