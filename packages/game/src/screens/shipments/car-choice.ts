import {
  bestCarFor,
  carCity,
  checkAction,
  findPlayer,
  isFree,
  planDelivery,
  shortestPath,
  tripCost,
  type Car,
  type CarOffer,
  type CityId,
  type GameSeconds,
  type GameState,
  type Grosze,
  type Km,
  type Order,
  type PlayerId,
  type RejectionCode,
} from '@fracht/engine';
import { fitOfPlan, type Fit } from '../../parts/fit.ts';

/** A car that could be sent for an order: its place, distance, cost and fit. */
export type CarChoice = {
  readonly car: Car;
  readonly city: CityId;
  readonly approach: Km;
  readonly cost: Grosze;
  readonly fit: Fit;
  /** Why it cannot be sent, or null. */
  readonly refusal: RejectionCode | null;
};

/**
 * The free cars of the order's type: first those that may be sent and are in time, then by cost. Cars in the same city with equal driver's hours are one
 * choice. (PLN-9)
 */
export function carChoices(state: GameState, order: Order, player: PlayerId, at: GameSeconds): readonly CarChoice[] {
  const likenesses = new Set<string>();
  const choices: CarChoice[] = [];
  for (const car of state.cars.filter((candidate) => isAtHand(candidate, order, player))) {
    const city = carCity(car);
    const likeness = `${car.subcontractor} ${city} ${car.working} ${car.euCourses}`;
    if (city === null || likenesses.has(likeness)) continue;
    likenesses.add(likeness);
    choices.push(choiceOf({ state, order, player, at }, car, city));
  }
  return choices.toSorted((a, b) => rank(a) - rank(b) || a.cost - b.cost);
}

/** A subcontractor's offer, where it is better than any free car or no free car will do; else null. (PLN-9) */
export function offerFor(
  state: GameState,
  order: Order,
  player: PlayerId,
  at: GameSeconds,
  choices: readonly CarChoice[],
): CarOffer | null {
  const best = bestCarFor(state, order, player, at);
  if (best?.offer != null) return best.offer;
  const willDo = choices.some(({ fit, refusal }) => refusal === null && fit.tone !== 'no');
  return willDo ? null : (state.offers.find(({ type }) => type === order.type) ?? null);
}

function isAtHand(car: Car, order: Order, player: PlayerId): boolean {
  if (car.gone || car.type !== order.type || !isFree(car.state.action)) return false;
  return car.player === null || car.player === player;
}

type CarChoiceInput = {
  readonly state: GameState;
  readonly order: Order;
  readonly player: PlayerId;
  readonly at: GameSeconds;
};

function choiceOf({ state, order, player, at }: CarChoiceInput, car: Car, city: CityId): CarChoice {
  const actor = { player, type: findPlayer(state, player)?.type ?? 'STUDENT', day: state.day ?? '' };
  return {
    car,
    city,
    approach: shortestPath(state.setup.world, city, order.base).distance,
    cost: tripCost(state.setup, order, car, city),
    fit: fitOfPlan(car, planDelivery(state, car, order, at)),
    refusal: checkAction(state, { action: 'BOOK_CAR', order: order.id, car: car.id }, actor),
  };
}

function rank({ fit, refusal }: CarChoice): number {
  return (refusal === null ? 0 : 2) + (fit.tone === 'no' ? 1 : 0);
}
