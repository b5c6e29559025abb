import { type Car, type CarType, type CityId, type Seconds } from '@fracht/engine';

/** One of several free cars that are equivalent for planning; it represents all of them. */
export type FreeCar = {
  readonly car: Car;
  readonly city: CityId;
  readonly working: Seconds;
};

/**
 * The free cars of a type. `since` is a token that stays the same object as long as no car is added: what none of these cars could do then, none can do
 * later.
 */
export type FreeOfType = { readonly list: readonly FreeCar[]; readonly since: object };

type ByType = Readonly<Record<CarType, FreeOfType>>;

const KNOWN = new WeakMap<readonly Car[], ByType>();
/** The last result. The next call is most likely for the same game, a moment later. */
let last: ByType | null = null;

/** The company's free cars by type. Of cars in one city with equal work time and equally many courses abroad, only the first is listed. */
export function freeCarsByType(cars: readonly Car[]): ByType {
  const known = KNOWN.get(cars);
  if (known !== undefined) return known;
  const lists: Record<CarType, FreeCar[]> = { ST: [], ATP: [], ADR: [], PG: [] };
  for (const car of cars) if (isFreeToAll(car)) add(lists[car.type], car);
  const found: ByType = {
    ST: grown(lists.ST, last?.ST),
    ATP: grown(lists.ATP, last?.ATP),
    ADR: grown(lists.ADR, last?.ADR),
    PG: grown(lists.PG, last?.PG),
  };
  KNOWN.set(cars, found);
  last = found;
  return found;
}

function add(list: FreeCar[], car: Free): void {
  const city = car.state.at;
  for (const other of list) if (other.city === city && isAlike(other.car, car)) return;
  list.push({ car, city, working: car.working });
}

/** Keeps the token of the previous list if the new list adds no car. */
function grown(list: readonly FreeCar[], before: FreeOfType | undefined): FreeOfType {
  const holds = ({ car, city }: FreeCar) =>
    before?.list.some((other) => other.city === city && isAlike(other.car, car)) === true;
  return { list, since: before !== undefined && list.every(holds) ? before.since : {} };
}

type Free = Car & { readonly state: Extract<Car['state'], { action: 'FREE' }> };

/** Whether anybody may take this car of the company now. */
export function isFreeToAll(car: Car): car is Free {
  return car.state.action === 'FREE' && car.player === null && car.shipment === null && !car.gone;
}

function isAlike(one: Car, other: Car): boolean {
  if (one.working !== other.working || one.dutySince !== other.dutySince) return false;
  const isPaused = one.working === 0 || (one.breakAt === other.breakAt && one.pausedSince === other.pausedSince);
  return isPaused && one.euCourses === other.euCourses;
}
