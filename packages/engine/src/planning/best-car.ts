import { mayTakeCourse } from '../cars/eu-limit.ts';
import { mayHire, mayTakeCompanyCar } from '../cars/car-limits.ts';
import { subcontractorCar } from '../cars/new-car.ts';
import { readyCity } from '../cars/ready-city.ts';
import type { Car, CarOffer, GameState, Order } from '../state.ts';
import type { CarId, CityId, GameSeconds, Grosze, PlayerId } from '../units.ts';
import { type DeliveryPlan, planDelivery } from './plan-delivery.ts';
import { approachTo, haulOf, standingPlan } from './standing-plan.ts';
import { tripCost } from './trip-cost.ts';

/** A car that could be booked for an order, or an offer that would have to be added first. `cost` in grosze. (PLN-9) */
export type BestCar =
  | { readonly car: Car; readonly offer: null; readonly plan: DeliveryPlan; readonly cost: Grosze }
  | { readonly car: null; readonly offer: CarOffer; readonly plan: DeliveryPlan; readonly cost: Grosze };

/** A car that could take an order, or an offer in the form of the car that it would become. `cost`: of its kilometres and ferries. (PLN-8) */
export type CarCandidate = {
  readonly car: Car;
  readonly city: CityId;
  readonly offer: CarOffer | null;
  readonly cost: Grosze;
  readonly likeness: string;
};

/**
 * The best car for an order; null if no car fits at all.
 * Order of choice: the cheapest that makes it in time with rested drivers; else the cheapest that makes it but exceeds the limit of work
 * time; else the one that is least late.
 * Candidates: free company cars and subcontractors' offers, as long as the player may hold more of them, and the player's own cars that are
 * AVAILABLE; of the order's type and, for an order abroad, below the limit of EU courses. (PLN-9)
 */
export function bestCarFor(state: GameState, order: Order, player: PlayerId, at: GameSeconds): BestCar | null {
  const tried = new Set<string>();
  let nearest: { readonly candidate: CarCandidate; readonly plan: PlanOutlook } | null = null;
  for (const candidate of carCandidates(state, order, player)) {
    if (tried.has(candidate.likeness)) continue;
    tried.add(candidate.likeness);
    const plan = outlook(state, candidate, order, at);
    if (plan.spare >= 0 && !plan.overdue) return planned(state, candidate, order, at);
    if (nearest === null || isNearer(plan, nearest.plan)) nearest = { candidate, plan };
  }
  return nearest === null ? null : planned(state, nearest.candidate, order, at);
}

/**
 * The `count` best cars for an order, the best first: those that make it in time with rested drivers, the cheapest first; then those that make it but exceed
 * the limit of work time; then the late ones, the least late first. Of several equivalent cars only one is listed. `without`: a car or offer to leave out,
 * though not its equivalents. (PLN-9)
 */
export function bestCarsFor(
  state: GameState,
  order: Order,
  player: PlayerId,
  at: GameSeconds,
  count: number,
  without: CarId | null = null,
): readonly BestCar[] {
  const likenesses = new Set<string>();
  const found: { readonly candidate: CarCandidate; readonly plan: PlanOutlook }[] = [];
  for (const candidate of carCandidates(state, order, player)) {
    if (likenesses.has(candidate.likeness) || (candidate.offer ?? candidate.car).id === without) continue;
    likenesses.add(candidate.likeness);
    found.push({ candidate, plan: outlook(state, candidate, order, at) });
  }
  // The sort is stable: among equally good ones the cheapest stays first.
  const sorted = found.sort((one, other) => lateness(one.plan) - lateness(other.plan));
  return sorted.slice(0, count).map(({ candidate }) => planned(state, candidate, order, at));
}

/** 0: in time and rested; 1: in time but past the limit of work time; above that: late, by this many minutes minus one. */
function lateness({ spare, overdue }: PlanOutlook): number {
  if (spare < 0) return 1 - spare;
  return overdue ? 1 : 0;
}

type PlanOutlook = Pick<DeliveryPlan, 'spare' | 'overdue'>;

/** Spare time and work-time limit of the plan; for an order that no car has touched, by the quick computation that lists no steps. (PLN-11) */
function outlook(state: GameState, { car, city }: CarCandidate, order: Order, at: GameSeconds): PlanOutlook {
  if (order.reportedAt !== null || order.reversed) return planDelivery(state, car, order, at);
  const approach = approachTo(state.setup, order.type, [city, order.base], car);
  return standingPlan(haulOf(state.setup, order), approach, at);
}

function planned(state: GameState, candidate: CarCandidate, order: Order, at: GameSeconds): BestCar {
  return bestOf(candidate, planDelivery(state, candidate.car, order, at));
}

/** Whether a plan beats the best one so far: only while that one is late, by having more spare time. Work time does not count. */
function isNearer(plan: PlanOutlook, before: PlanOutlook): boolean {
  return before.spare < 0 && plan.spare > before.spare;
}

/** From where a player may still take another car: from the fleet, from subcontractors. */
export type CarRoom = { readonly company: boolean; readonly hired: boolean };

/** How much room the limits on cars leave a player. (CAR-3, CAR-12) */
export function carRoomOf(state: GameState, player: PlayerId): CarRoom {
  return { company: mayTakeCompanyCar(state, player), hired: mayHire(state, player) };
}

/**
 * The cars that could take the order, cheapest first; at equal cost company cars before offers, then by id. `room` defaults to what the limits
 * on cars leave.
 */
export function carCandidates(
  state: GameState,
  order: Order,
  player: PlayerId,
  room: CarRoom = carRoomOf(state, player),
): readonly CarCandidate[] {
  const found: CarCandidate[] = [];
  for (const car of state.cars) {
    const city = car.player === null && !room.company ? null : readyCity(state.setup, car, order, player);
    if (city !== null) found.push(candidateOf(state, order, car, null, city));
  }
  for (const offer of room.hired ? state.offers : []) {
    if (offer.type !== order.type || !mayTakeCourse(state.setup, { euCourses: 0 }, order)) continue;
    found.push(candidateOf(state, order, subcontractorCar({ ...offer, driver: 1 }, player), offer, offer.base));
  }
  return found.sort(byCost);
}

function candidateOf({ setup }: GameState, order: Order, car: Car, offer: CarOffer | null, city: CityId): CarCandidate {
  const cost = tripCost(setup, order, car, city);
  return { car, city, offer, cost, likeness: `${car.subcontractor} ${city} ${tirednessKey(car)}` };
}

function bestOf({ car, offer, cost }: CarCandidate, plan: DeliveryPlan): BestCar {
  return offer === null ? { car, offer, plan, cost } : { car: null, offer, plan, cost };
}

function byCost(one: CarCandidate, other: CarCandidate): number {
  if (one.cost !== other.cost) return one.cost - other.cost;
  const [a, b] = [one.offer === null ? 0 : 1, other.offer === null ? 0 : 1];
  if (a !== b) return a - b;
  return one.car.id < other.car.id ? -1 : 1;
}

/** Cars with equal keys have drivers who are equally tired. (DAY-1, BRK-2) */
export function tirednessKey({ working, dutySince, breakAt, pausedSince }: Car): string {
  return working === 0 ? `${dutySince ?? ''}` : `${working} ${dutySince ?? ''} ${breakAt ?? 0} ${pausedSince ?? ''}`;
}
