import {
  carsHeld,
  isEarning,
  mayHire,
  mayTakeCompanyCar,
  minutesToGameEnd,
  wayToMake,
  tripMargin,
  wayAfter,
  type Car,
  type CarOffer,
  type CarsHeld,
  type DeliveryPlan,
  type GameSeconds,
  type GameSetup,
  type GameState,
  type Minutes,
  type Order,
  type OrderId,
  type PlayerId,
  type TripCalculation,
} from '@fracht/engine';

/**
 * In time; in time with less than half an hour to spare in a window or in the driver's day; too late, after the end of the game, or in time only if the driver
 * exceeds a limit. (ORL-7, ORL-13)
 */
export type FitTone = 'ok' | 'tight' | 'no';

/** Whether an order can be delivered in time, by which car or subcontractor's offer, and with how many minutes to spare (negative: late by that many). */
export type Fit = {
  readonly tone: FitTone;
  readonly car: Car | null;
  readonly offer: CarOffer | null;
  readonly plan: DeliveryPlan | null;
  readonly spare: Minutes;
  /** Minutes from the end of unloading to the end of the game; negative: it would not be unloaded before the end. (ORL-13) */
  readonly endSlack: Minutes;
  /** The car is on another order, and could be sent after it. (PLN-15) */
  readonly comesFree: boolean;
  /** The limit on cars that keeps the player from a profitable choice. (ORL-14) */
  readonly held: CarsHeld | null;
  /** What the trip brings and costs; null if no car makes it in time, and for a car that is already under way. */
  readonly calculation: TripCalculation | null;
};

/** A cache of fits: each is recomputed only when its order, its candidate cars and offers, what the limits on cars leave, or the game minute has changed. */
export type FitBook = {
  /** The fit at a moment, from the cache if that is valid. */
  readonly fit: (state: GameState, order: Order, player: PlayerId, at: GameSeconds) => Fit;
  /** A cached fit at most `maxAge` game seconds old that nothing except the time could have changed, or null. */
  readonly known: (state: GameState, order: Order, player: PlayerId, at: GameSeconds, maxAge: number) => Fit | null;
  /** The most recently computed fit, however old, or null. */
  readonly last: (order: Order) => Fit | null;
};

type Remembered = CacheKey & { readonly at: GameSeconds; readonly fit: Fit };

/** Everything that a fit depends on, except the time. */
type CacheKey = {
  readonly order: Order;
  readonly cars: readonly Car[];
  readonly offers: readonly CarOffer[];
  readonly mayTake: boolean;
  readonly mayHire: boolean;
};

const TIGHT_MINUTES = 30;
const NO_CAR: Fit = {
  tone: 'no',
  car: null,
  offer: null,
  plan: null,
  spare: 0,
  endSlack: 0,
  comesFree: false,
  held: null,
  calculation: null,
};

/** The fit of the best available way to make an order; if none makes it in time, that of the nearest miss; without car and offer if none has the type. (ORL-7, PLN-15) */
export function fitOf(state: GameState, order: Order, player: PlayerId, at: GameSeconds): Fit {
  const way = wayToMake(state, order, player, at);
  if (way === null) return { ...NO_CAR, held: carsHeld(state, order, player, at) };
  const { plan, car, offer, calculation, comesFree } = way;
  const earns = calculation !== null && isEarning(calculation);
  const held = earns ? null : carsHeld(state, order, player, at);
  return { ...judged(state.setup, plan, car), car, offer, calculation, comesFree, held };
}

/** The fit of a car that is on another order, once that is unloaded; null: it does not make it. (PLN-15) */
export function fitAfter(state: GameState, order: Order, car: Car, at: GameSeconds): Fit | null {
  const way = wayAfter(state, car, order, at);
  return way === null ? null : { ...way, ...judged(state.setup, way.plan, car), held: null };
}

/** Whether an order can be made in time at a profit. (ORL-11) */
export function isWorthTaking({ tone, calculation }: Fit): boolean {
  return tone !== 'no' && calculation !== null && isEarning(calculation);
}

/** The fit of a given car by its plan. */
export function fitOfPlan(setup: GameSetup, car: Car, plan: DeliveryPlan): Fit {
  return { ...judged(setup, plan, car), car, offer: null, calculation: null, comesFree: false, held: null };
}

/** An empty cache of fits. */
export function createFitCache(): FitBook {
  const memory = new Map<OrderId, Remembered>();
  return {
    last: ({ id }) => memory.get(id)?.fit ?? null,
    known: (state, order, player, at, maxAge) => {
      const earlier = memory.get(order.id);
      return earlier !== undefined && isFresh(earlier, keyOf(state, order, player), at, maxAge) ? earlier.fit : null;
    },
    fit: (state, order, player, at) => {
      const key = keyOf(state, order, player);
      const earlier = memory.get(order.id);
      if (earlier !== undefined && isFresh(earlier, key, at, 60)) return earlier.fit;
      const found = fitOf(state, order, player, at);
      const fit = earlier !== undefined && isSameFit(earlier.fit, found) ? earlier.fit : found;
      memory.set(order.id, { ...key, at, fit });
      return fit;
    },
  };
}

/** Whether an order is in time only if the driver exceeds the limit of driving time or the end of the day. (ORL-7) */
export function isPastLimit({ plan }: Fit): boolean {
  return plan !== null && plan.feasible && plan.overdue;
}

/** Whether an order would be unloaded only after the game has ended. (ORL-13) */
export function isPastEnd({ plan, endSlack }: Fit): boolean {
  return plan !== null && endSlack < 0;
}

/** By how many minutes an order misses its windows or the end of the game; 0: it does not. (ORL-13) */
export function minutesShort(fit: Fit): Minutes {
  return isPastEnd(fit) ? -fit.endSlack : Math.max(0, -fit.spare);
}

/** Whether this many minutes are few; null: there is no such limit. (ORL-7) */
export function isTight(margin: Minutes | null): boolean {
  return margin !== null && margin < TIGHT_MINUTES;
}

function judged(
  setup: GameSetup,
  plan: DeliveryPlan,
  car: Car | null,
): Pick<Fit, 'tone' | 'plan' | 'spare' | 'endSlack'> {
  const { spare, margins } = plan;
  const endSlack = minutesToGameEnd(setup, plan);
  if (!plan.feasible || plan.overdue || endSlack < 0) return { tone: 'no', plan, spare, endSlack };
  // The day of a subcontractor's driver is the subcontractor's to plan.
  const day = car?.subcontractor === false ? margins.day : null;
  return { tone: [spare, day, endSlack].some(isTight) ? 'tight' : 'ok', plan, spare, endSlack };
}

function keyOf(state: GameState, order: Order, player: PlayerId): CacheKey {
  const cars = state.cars.filter(
    (car) => car.type === order.type && (car.player === null || car.player === player) && !car.gone,
  );
  const [mayTake, hires] = [mayTakeCompanyCar(state, player), mayHire(state, player)];
  const offers = state.offers.filter(({ type }) => type === order.type);
  return { order, cars, offers, mayTake, mayHire: hires };
}

function isFresh(earlier: Remembered, key: CacheKey, at: GameSeconds, maxAge: number): boolean {
  if (earlier.order !== key.order || earlier.mayTake !== key.mayTake || earlier.mayHire !== key.mayHire) return false;
  if (at < earlier.at || at - earlier.at >= maxAge) return false;
  return isSameList(earlier.cars, key.cars) && isSameList(earlier.offers, key.offers);
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

function isSameFit(a: Fit, b: Fit): boolean {
  return (
    a.tone === b.tone &&
    a.spare === b.spare &&
    a.endSlack === b.endSlack &&
    a.comesFree === b.comesFree &&
    a.held?.kind === b.held?.kind &&
    a.held?.held === b.held?.held &&
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
