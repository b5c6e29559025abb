import {
  type Car,
  type CarOffer,
  type CarType,
  type CityId,
  type GameSeconds,
  type Grosze,
  type Minutes,
  type Order,
  type StandingPlan,
  carCity,
  isFree,
  mayHire,
  mayTakeCompanyCar,
  mayTakeCourse,
  standingPlan,
  subcontractorCar,
} from '@fracht/engine';
import { freeCarsByType } from './free-cars.ts';
import type { BotView } from './look.ts';
import { type CarApproach, restedWay, wayFrom } from './ways.ts';

/** What a bot requires of a car for an order. */
export type Demand = {
  readonly spare: Minutes;
  /** The most that the trip may cost. */
  readonly cost: Grosze;
  /** The latest moment at which the order must be unloaded. */
  readonly until: GameSeconds;
  /** Cache of the orders that no car could serve under this demand; null: no cache. */
  readonly refused: UnservedOrders | null;
};

/** A car to book, or an offer to hire first, with the cost and plan of its trip. */
export type Picked = {
  readonly car: Car;
  readonly offer: CarOffer | null;
  readonly cost: Grosze;
  readonly plan: StandingPlan;
};

/** The cars from which a bot may choose: its own free ones, and whether it may take company cars or hire. */
export type Choice = {
  readonly own: readonly Car[];
  readonly mayTake: boolean;
  readonly mayHire: boolean;
};

/** The cars from which a bot may choose now. */
export function choiceOf({ state: { setup }, me, planning, cars }: BotView): Choice {
  return {
    own: cars.filter((car) => isFree(car.state.action) && car.shipment === null),
    mayTake: mayTakeCompanyCar({ setup, cars }, me.id),
    mayHire: planning.hires && mayHire({ setup, cars }, me.id),
  };
}

/**
 * The car that a bot takes of those that meet the demand for an order: the cheapest, or the most expensive; among equals a car before an
 * offer. Null if there is none.
 */
export function pickCar(look: BotView, choice: Choice, order: Order, demand: Demand): Picked | null {
  const company = choice.mayTake ? ofCompany(look, order, demand) : null;
  const hired = choice.mayHire ? ofOffers(look, order, demand) : null;
  return preferred(look, preferred(look, company, ofOwn(look, choice, order, demand)), hired);
}

function ofCompany(look: BotView, order: Order, demand: Demand): Picked | null {
  const { state } = look;
  const { list, since } = freeCarsByType(state.cars)[order.type];
  if (list.length === 0 || wasRefused(demand.refused?.company.get(order), since, state.now)) return null;
  let best: Picked | null = null;
  for (const { car, city } of list)
    best = preferred(look, best, tried(look, order, demand, { car, city, offer: null }));
  if (best === null && !hangsOnDay(order)) demand.refused?.company.set(order, { of: since, at: state.now });
  return best;
}

function ofOwn(look: BotView, { own }: Choice, order: Order, demand: Demand): Picked | null {
  let best: Picked | null = null;
  for (const car of own) {
    const city = car.type === order.type ? carCity(car) : null;
    if (city !== null) best = preferred(look, best, tried(look, order, demand, { car, city, offer: null }));
  }
  return best;
}

function ofOffers(look: BotView, order: Order, demand: Demand): Picked | null {
  const { offers, now } = look.state;
  if (wasRefused(demand.refused?.offers.get(order), offers, now)) return null;
  let best: Picked | null = null;
  for (const offered of offeredCars(offers)[order.type])
    best = preferred(look, best, tried(look, order, demand, offered));
  if (best === null && !hangsOnDay(order)) demand.refused?.offers.set(order, { of: offers, at: now });
  return best;
}

/** The orders for which some car's plan depended on the end of a day. */
const HANGING = new WeakSet<Order>();

/** Whether a car that could not serve an order in time may do so later: a later start makes the wait for its window shorter. (DAY-4) */
export function hangsOnDay(order: Order): boolean {
  return HANGING.has(order);
}

/** Cache entry: these cars did not meet a demand at a moment. Then neither they nor fewer of them meet it at any later moment. */
type RefusedDemand = { readonly of: object; readonly at: GameSeconds };

/** Cache of the orders for which none of the company's free cars, or none of the offers, met a demand. */
export type UnservedOrders = {
  readonly company: WeakMap<Order, RefusedDemand>;
  readonly offers: WeakMap<Order, RefusedDemand>;
};

function wasRefused(refusal: RefusedDemand | undefined, of: object, now: GameSeconds): boolean {
  return refusal !== undefined && refusal.of === of && refusal.at <= now;
}

type Candidate = { readonly car: Car; readonly city: CityId; readonly offer: CarOffer | null };

/** Whether a candidate meets the demand: first the quick bounds, then the full plan. */
function tried(
  { state: { setup, now }, planning }: BotView,
  order: Order,
  demand: Demand,
  { car, city, offer }: Candidate,
): Picked | null {
  if (!mayTakeCourse(setup, car, order)) return null;
  const rested = restedWay(setup, order, car, city);
  if (!isWithin(demand, rested, now - rested.slack)) return null;
  const way = wayFrom(setup, order, car, city);
  if (!isWithin(demand, way, now)) return null;
  const { haul, approach, cost } = way;
  const plan = standingPlan(haul, approach, now);
  if (plan.hangsOnDay) HANGING.add(order);
  if (plan.spare < demand.spare || plan.deliveredAt > demand.until) return null;
  return plan.overdue && planning.rests === 'BEFORE_THE_LIMIT' ? null : { car, offer, cost, plan };
}

function isWithin({ cost, spare }: Demand, way: CarApproach, now: GameSeconds): boolean {
  return way.cost <= cost && now <= way.lastCall - spare * 60;
}

/** The cheaper one, or the more expensive one; among equals a car before an offer, then by id. */
function preferred({ planning }: BotView, one: Picked | null, other: Picked | null): Picked | null {
  if (one === null || other === null) return one ?? other;
  return isBefore(other, one, planning) ? other : one;
}

function isBefore(one: Picked, other: Picked, { picks }: BotView['planning']): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost === (picks === 'CHEAPEST');
  if ((one.offer === null) !== (other.offer === null)) return one.offer === null;
  return one.car.id < other.car.id;
}

type ByType = Readonly<Record<CarType, readonly Candidate[]>>;

const OFFERED = new WeakMap<readonly CarOffer[], ByType>();

/** The cars that the offers would become, by type. */
function offeredCars(offers: readonly CarOffer[]): ByType {
  const known = OFFERED.get(offers);
  if (known !== undefined) return known;
  const found: Record<CarType, Candidate[]> = { ST: [], ATP: [], ADR: [], PG: [] };
  for (const offer of offers) {
    found[offer.type].push({ car: subcontractorCar({ ...offer, driver: 1 }, null), city: offer.base, offer });
  }
  OFFERED.set(offers, found);
  return found;
}
