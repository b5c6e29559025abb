import { type Car, type CarType, type CityId, type Seconds } from '@fracht/engine';

/** Free cars that are alike to a planner: one of them stands for all. */
export type FreeCar = {
  readonly car: Car;
  readonly city: CityId;
  readonly working: Seconds;
};

/** Those of a type. `since` stays the same object while none is added: what none of them could do, none of them can later. */
export type FreeOfType = { readonly list: readonly FreeCar[]; readonly since: object };

type ByType = Readonly<Record<CarType, FreeOfType>>;

const KNOWN = new WeakMap<readonly Car[], ByType>();
/** What was found last: most likely a moment before, in the same game. */
let last: ByType | null = null;

/** The company's cars that anybody may take, by type; of those in one city with equal drivers and as many courses abroad the first. */
export function freeCars(cars: readonly Car[]): ByType {
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

/** A list that holds nothing new goes on where the one before it began. */
function grown(list: readonly FreeCar[], before: FreeOfType | undefined): FreeOfType {
  const holds = ({ car, city }: FreeCar) =>
    before?.list.some((other) => other.city === city && isAlike(other.car, car)) === true;
  return { list, since: before !== undefined && list.every(holds) ? before.since : {} };
}

type Free = Car & { readonly state: Extract<Car['state'], { action: 'FREE' }> };

/** May anybody take this car of the company now? */
export function isFreeToAll(car: Car): car is Free {
  return car.state.action === 'FREE' && car.player === null && car.shipment === null && !car.gone;
}

function isAlike(one: Car, other: Car): boolean {
  return one.working === other.working && one.euCourses === other.euCourses;
}
