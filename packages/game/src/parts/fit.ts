import {
  bestCarFor,
  calculateTrip,
  carCity,
  isEarning,
  recommendedCar,
  subcontractorCar,
  tripMargin,
  type Car,
  type CarOffer,
  type DeliveryPlan,
  type GameSeconds,
  type GameState,
  type Minutes,
  type Order,
  type OrderId,
  type PlayerId,
  type TripCalculation,
} from '@fracht/engine';

/** In time; in time with less than half an hour to spare in a window or in the driver's day; too late, or in time only past a limit of the driver's. (ORL-7) */
export type FitTone = 'ok' | 'tight' | 'no';

/** Whether an order can be delivered in time, by which car or subcontractor's offer, and with how many minutes to spare (negative: too late by so many). */
export type Fit = {
  readonly tone: FitTone;
  readonly car: Car | null;
  readonly offer: CarOffer | null;
  readonly plan: DeliveryPlan | null;
  readonly spare: Minutes;
  /** What the trip brings and costs; null where nobody makes it in time, and for a car that is already under way. */
  readonly calculation: TripCalculation | null;
};

/** A cache of fits: each is computed again only when its order, its candidate cars or the game minute has changed. */
export type FitBook = {
  /** The fit at a moment, from the cache where it is valid. */
  readonly fit: (state: GameState, order: Order, player: PlayerId, at: GameSeconds) => Fit;
  /** A cached fit at most `maxAge` game seconds old, or null. The cars may have moved since. */
  readonly known: (order: Order, at: GameSeconds, maxAge: number) => Fit | null;
};

type Remembered = { readonly order: Order; readonly cars: readonly Car[]; readonly at: GameSeconds; readonly fit: Fit };

const TIGHT_MINUTES = 30;
const NO_CAR: Fit = { tone: 'no', car: null, offer: null, plan: null, spare: 0, calculation: null };

/**
 * The fit of the car to recommend for an order now; where none earns, that of the best car in time, else of the nearest to it; without car and
 * offer where none has the type. (ORL-7)
 */
export function fitOf(state: GameState, order: Order, player: PlayerId, at: GameSeconds): Fit {
  const recommended = recommendedCar(state, order, player, at);
  if (recommended !== null) {
    const { plan, car, offer, calculation } = recommended;
    return { ...judged(plan, car), car, offer, calculation };
  }
  const best = bestCarFor(state, order, player, at);
  if (best === null) return NO_CAR;
  const { plan, car, offer } = best;
  const taken = offer === null ? car : subcontractorCar({ ...offer, driver: 1 }, player);
  const city = plan.feasible && !plan.overdue ? carCity(taken) : null;
  const calculation = city === null ? null : calculateTrip(state.setup, order, { car: taken, city, plan });
  return { ...judged(plan, car), car, offer, calculation };
}

/** Whether an order can be made in time and leaves something of its freight. (ORL-11) */
export function isWorthTaking({ tone, calculation }: Fit): boolean {
  return tone !== 'no' && calculation !== null && isEarning(calculation);
}

/** The fit of a given car by its plan. */
export function fitOfPlan(car: Car, plan: DeliveryPlan): Fit {
  return { ...judged(plan, car), car, offer: null, calculation: null };
}

/** An empty cache of fits. */
export function createFitCache(): FitBook {
  const memory = new Map<OrderId, Remembered>();
  return {
    known: (order, at, maxAge) => {
      const earlier = memory.get(order.id);
      return earlier !== undefined && earlier.order === order && isYoung(earlier, at, maxAge) ? earlier.fit : null;
    },
    fit: (state, order, player, at) => {
      const cars = candidates(state, order, player);
      const earlier = memory.get(order.id);
      if (earlier !== undefined && isFresh(earlier, order, cars, at)) return earlier.fit;
      const found = fitOf(state, order, player, at);
      const fit = earlier !== undefined && isSameFit(earlier.fit, found) ? earlier.fit : found;
      memory.set(order.id, { order, cars, at, fit });
      return fit;
    },
  };
}

/** Whether an order is in time only if the driver passes the limit of driving time or the end of his day. (ORL-7) */
export function isPastLimit({ plan }: Fit): boolean {
  return plan !== null && plan.feasible && plan.overdue;
}

/** Whether so many minutes are few; null: there is no such limit. (ORL-7) */
export function isTight(margin: Minutes | null): boolean {
  return margin !== null && margin < TIGHT_MINUTES;
}

function judged(plan: DeliveryPlan, car: Car | null): Pick<Fit, 'tone' | 'plan' | 'spare'> {
  const { spare, margins } = plan;
  if (!plan.feasible || plan.overdue) return { tone: 'no', plan, spare };
  // The day of a subcontractor's driver is the subcontractor's to plan.
  const day = car?.subcontractor === false ? margins.day : null;
  return { tone: isTight(spare) || isTight(day) ? 'tight' : 'ok', plan, spare };
}

function candidates(state: GameState, order: Order, player: PlayerId): readonly Car[] {
  return state.cars.filter((car) => car.type === order.type && (car.player === null || car.player === player));
}

function isFresh(earlier: Remembered, order: Order, cars: readonly Car[], at: GameSeconds): boolean {
  if (earlier.order !== order || !isYoung(earlier, at, 60)) return false;
  return earlier.cars.length === cars.length && earlier.cars.every((car, index) => car === cars[index]);
}

function isYoung(earlier: Remembered, at: GameSeconds, maxAge: number): boolean {
  return at >= earlier.at && at - earlier.at < maxAge;
}

function isSameFit(a: Fit, b: Fit): boolean {
  return (
    a.tone === b.tone &&
    a.spare === b.spare &&
    a.car === b.car &&
    a.offer === b.offer &&
    marginOf(a) === marginOf(b) &&
    a.plan?.arrivesAt === b.plan?.arrivesAt &&
    a.plan?.margins.day === b.plan?.margins.day
  );
}

function marginOf({ calculation }: Fit): number | null {
  return calculation === null ? null : tripMargin(calculation);
}
