import {
  calculateTrip,
  carCity,
  checkAction,
  findPlayer,
  isEarning,
  isFree,
  planDelivery,
  subcontractorCar,
  tirednessKey,
  tripMargin,
  type Car,
  type CarOffer,
  type CityId,
  type GameSeconds,
  type GameState,
  type Order,
  type PlayerId,
  type RejectionCode,
  type TripCalculation,
} from '@fracht/engine';
import { fitOfPlan, type Fit } from '../../parts/fit.ts';

/** A car that could be sent for an order, or an offer as the car that it would become: where it is, what the trip brings, and its fit. */
export type CarChoice = {
  readonly id: string;
  readonly car: Car;
  readonly offer: CarOffer | null;
  readonly city: CityId;
  readonly trip: TripCalculation;
  readonly fit: Fit;
  /** Why it cannot be sent or hired, or null. */
  readonly refusal: RejectionCode | null;
  /** In time with working time to spare, and the most profitable of all. (CST-4) */
  readonly isRecommended: boolean;
};

/**
 * The free cars of the order's type and the subcontractors' offers: first those that may be taken and are in time, the largest margin first; then the late
 * ones; then those that exceed one of the driver's limits. Cars in the same city with equal driver's hours are one choice. (SHP-2, CST-4)
 */
export function carChoices(state: GameState, order: Order, player: PlayerId, at: GameSeconds): readonly CarChoice[] {
  // While the clock is stopped everything is refused, and each button says so: the best car is determined as if it ran.
  const running: GameState = state.state === 'PAUSED' ? { ...state, state: 'IN_PROGRESS' } : state;
  const input = { state: running, order, player, at };
  const likenesses = new Set<string>();
  const choices: CarChoice[] = [];
  for (const car of state.cars.filter((candidate) => isAtHand(candidate, order, player))) {
    const city = carCity(car);
    const likeness = `${car.subcontractor} ${city} ${tirednessKey(car)} ${car.euCourses}`;
    if (city === null || likenesses.has(likeness)) continue;
    likenesses.add(likeness);
    choices.push(choiceOf(input, car, city, null));
  }
  for (const offer of state.offers.filter(({ type }) => type === order.type)) {
    choices.push(choiceOf(input, subcontractorCar({ ...offer, driver: 1 }, player), offer.base, offer));
  }
  const sorted = choices.toSorted((a, b) => rank(a) - rank(b) || tripMargin(b.trip) - tripMargin(a.trip));
  return sorted.map((choice, place) => (place === 0 ? { ...choice, isRecommended: isToRecommend(choice) } : choice));
}

/** Whether it may be taken and makes it in time. */
export function isInTime({ refusal, fit }: CarChoice): boolean {
  return refusal === null && fit.tone !== 'no';
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

function choiceOf(
  { state, order, player, at }: CarChoiceInput,
  car: Car,
  city: CityId,
  offer: CarOffer | null,
): CarChoice {
  const actor = { player, type: findPlayer(state, player)?.type ?? 'STUDENT', day: state.day ?? '' };
  const plan = planDelivery(state, car, order, at);
  const action =
    offer === null
      ? ({ action: 'BOOK_CAR', order: order.id, car: car.id } as const)
      : ({ action: 'ADD_CAR', car: offer.id } as const);
  return {
    id: offer?.id ?? car.id,
    car,
    offer,
    city,
    trip: calculateTrip(state.setup, order, { car, city, plan }),
    fit: fitOfPlan(state.setup, car, plan),
    refusal: checkAction(state, action, actor),
    isRecommended: false,
  };
}

function isToRecommend(choice: CarChoice): boolean {
  return rank(choice) === 0 && isEarning(choice.trip);
}

/** What may be taken comes first, within that what is in time, then what is late; what exceeds one of the driver's limits is last. */
function rank({ fit, refusal }: CarChoice): number {
  return (refusal === null ? 0 : 4) + (fit.tone === 'no' ? 1 : 0) + (fit.plan?.overdue === true ? 2 : 0);
}
