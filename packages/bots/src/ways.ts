import {
  type Approach,
  CAR_TYPES,
  type Car,
  type CityId,
  type GameSeconds,
  type Grosze,
  type Haul,
  type Order,
  type Seconds,
  type Settings,
  approachTo,
  haulOf,
  latestDeparture,
  savedByRests,
  standingCost,
  type SettingsAndWorld,
} from '@fracht/engine';

/** A radix for keys made of two city ids: larger than every id. */
const CITIES = 65_536;

/** How a car gets from a city to an order: the cost of the whole trip, and the last moment at which it could leave and still be in time. */
export type CarApproach = {
  readonly haul: Haul;
  readonly approach: Approach;
  readonly cost: Grosze;
  readonly lastCall: GameSeconds;
  /** By how many seconds a driver who is not rested may leave later: his rest may take the place of a rested driver's break. */
  readonly slack: Seconds;
};

type OfOrder = { readonly haul: Haul; readonly ways: Map<number, CarApproach> };
type OfGame = { readonly orders: WeakMap<Order, OfOrder>; readonly approaches: Map<number, Approach> };

/** Cache by world and settings. A changed order is a new object, and so a new entry. */
const KNOWN = new WeakMap<SettingsAndWorld['world'], WeakMap<Settings, OfGame>>();

/** The approach of a car, given its driver's work time. */
export function wayFrom(rules: SettingsAndWorld, order: Order, car: Car, city: CityId): CarApproach {
  return car.working > 0 || car.dutySince !== undefined
    ? tiredWay(rules, order, car, city)
    : restedWay(rules, order, car, city);
}

/**
 * The approach of a car if its driver were rested; cached by order, city and kind of owner. With a tired driver the cost is the same, and the
 * last moment to leave is later by at most the slack.
 */
export function restedWay(rules: SettingsAndWorld, order: Order, car: Car, city: CityId): CarApproach {
  const game = ofGame(rules);
  const { haul, ways } = ofOrder(game, rules, order);
  const key = city * 2 + (car.subcontractor ? 1 : 0);
  const known = ways.get(key);
  if (known !== undefined) return known;
  const way = reckoned(haul, restedApproach(game, rules, order, city), car);
  ways.set(key, way);
  return way;
}

/** Cache for drivers who are not rested: while a car stands, it stays the same object. */
const TIRED = new WeakMap<Car, WeakMap<Order, CarApproach>>();

function tiredWay(rules: SettingsAndWorld, order: Order, car: Car, city: CityId): CarApproach {
  const ofCar = TIRED.get(car) ?? new WeakMap<Order, CarApproach>();
  const known = ofCar.get(order);
  if (known !== undefined) return known;
  const { haul } = ofOrder(ofGame(rules), rules, order);
  const way = reckoned(haul, approachTo(rules, car.type, [city, order.base], car), car);
  TIRED.set(car, ofCar.set(order, way));
  return way;
}

function reckoned(haul: Haul, approach: Approach, car: Car): CarApproach {
  const lastCall = latestDeparture(haul, approach, 0);
  return { haul, approach, cost: standingCost(haul, approach, car), lastCall, slack: savedByRests(haul, approach) };
}

/** The approach of a rested driver of one type from one city to another, whatever the order. */
function restedApproach(
  { approaches }: OfGame,
  rules: SettingsAndWorld,
  { type, base }: Order,
  city: CityId,
): Approach {
  const key = (city * CITIES + base) * CAR_TYPES.length + CAR_TYPES.indexOf(type);
  const known = approaches.get(key);
  if (known !== undefined) return known;
  const approach = approachTo(rules, type, [city, base], { working: 0 });
  approaches.set(key, approach);
  return approach;
}

function ofGame({ settings, world }: SettingsAndWorld): OfGame {
  const ofWorld = KNOWN.get(world) ?? new WeakMap<Settings, OfGame>();
  const known = ofWorld.get(settings);
  if (known !== undefined) return known;
  const made: OfGame = { orders: new WeakMap(), approaches: new Map() };
  KNOWN.set(world, ofWorld.set(settings, made));
  return made;
}

function ofOrder({ orders }: OfGame, rules: SettingsAndWorld, order: Order): OfOrder {
  const known = orders.get(order);
  if (known !== undefined) return known;
  const made = { haul: haulOf(rules, order), ways: new Map<number, CarApproach>() };
  orders.set(order, made);
  return made;
}
