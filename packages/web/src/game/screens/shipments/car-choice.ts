import {
  bestCarFor,
  carCity,
  findCity,
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
} from '@fracht/engine';
import { fitOfPlan, type Fit } from '../../parts/fit.ts';

/** A car that could be sent for an order: where it stands, how far, at what cost, and whether it makes it. */
export type CarChoice = {
  readonly car: Car;
  readonly city: CityId;
  readonly approach: Km;
  readonly cost: Grosze;
  readonly fit: Fit;
};

/**
 * Free cars of the order's type that the player may take, those in time first, then by cost; cars that stand in the same city
 * with the same driver's hours are one choice. (rules §5; PLN-9)
 */
export function carChoices(state: GameState, order: Order, player: PlayerId, at: GameSeconds): readonly CarChoice[] {
  const likenesses = new Set<string>();
  const choices: CarChoice[] = [];
  for (const car of state.cars.filter((candidate) => isAtHand(candidate, order, player))) {
    const city = carCity(car);
    const likeness = `${car.subcontractor} ${city} ${car.working} ${car.euCourses}`;
    if (city === null || likenesses.has(likeness)) continue;
    likenesses.add(likeness);
    choices.push(choiceOf(state, order, car, city, at));
  }
  return choices.toSorted((a, b) => rank(a) - rank(b) || a.cost - b.cost);
}

/** The subcontractor's offer that would make the order where that is the best there is, or null. (PLN-9) */
export function offerFor(state: GameState, order: Order, player: PlayerId, at: GameSeconds): CarOffer | null {
  const best = bestCarFor(state, order, player, at);
  if (best?.offer != null) return best.offer;
  return (
    state.offers.find(({ type, base }) => type === order.type && findCity(state.setup.world, base) !== undefined) ??
    null
  );
}

function isAtHand(car: Car, order: Order, player: PlayerId): boolean {
  if (car.gone || car.type !== order.type || !isFree(car.state.action)) return false;
  return car.player === null || car.player === player;
}

function choiceOf(state: GameState, order: Order, car: Car, city: CityId, at: GameSeconds): CarChoice {
  return {
    car,
    city,
    approach: shortestPath(state.setup.world, city, order.base).distance,
    cost: tripCost(state.setup, order, car, city),
    fit: fitOfPlan(car, planDelivery(state, car, order, at)),
  };
}

function rank({ fit }: CarChoice): number {
  return fit.tone === 'no' ? 1 : 0;
}
