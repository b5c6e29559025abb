import {
  carLeg,
  carPosition,
  findOrder,
  isDriving,
  isWaitingForAnswers,
  firstLimit,
  limitAt,
  parkingsAhead,
  stretchEndsAt,
  type Car,
  type CityId,
  type DeliveryPlan,
  type DriverLimit,
  type GameSeconds,
  type GameState,
  type Km,
  type OrderId,
  type ParkingId,
} from '@fracht/engine';
import { nextRest } from './next-rest.ts';

/** What a car does next and when, as data for the words of a list. */
export type NextStep =
  | { readonly kind: 'ARRIVES'; readonly city: CityId; readonly at: GameSeconds; readonly then: StepAfter }
  | {
      readonly kind: 'PARKS';
      readonly at: GameSeconds;
      readonly limit: GameSeconds | null;
      /** What that limit is. */
      readonly by: DriverLimit;
    }
  /** On its way to a chosen parking. */
  | { readonly kind: 'SLEEPS'; readonly at: GameSeconds; readonly parking: ParkingId }
  | { readonly kind: 'OVERDUE'; readonly since: GameSeconds; readonly by: DriverLimit }
  | { readonly kind: 'LEAVES'; readonly at: GameSeconds; readonly city: CityId; readonly km: Km }
  | { readonly kind: 'LOADS'; readonly at: GameSeconds }
  | { readonly kind: 'UNLOADS'; readonly at: GameSeconds }
  | { readonly kind: 'READY'; readonly at: GameSeconds }
  | { readonly kind: 'WAKES'; readonly at: GameSeconds }
  | { readonly kind: 'LANDS'; readonly at: GameSeconds }
  /** The car waits for its player to answer a situation of this order. */
  | { readonly kind: 'ANSWER'; readonly order: OrderId }
  /** The car stands until this moment, then goes on by itself. */
  | { readonly kind: 'GOES_ON'; readonly at: GameSeconds }
  /** The car stands. `order`: a reserved order that it could serve; `shipment`: the order it carries. */
  | { readonly kind: 'STANDS'; readonly order: OrderId | null; readonly shipment: OrderId | null };

/** What comes after the arrival. */
export type StepAfter =
  | { readonly kind: 'LOADING' | 'UNLOADING'; readonly from: GameSeconds }
  | { readonly kind: 'BASE' };

/** The next step of a car; `waiting`: a reserved order that this car could serve. */
export function nextStep(
  state: GameState,
  car: Car,
  plan: DeliveryPlan | null,
  waiting: OrderId | null,
  now: GameSeconds,
): NextStep {
  const { state: doing } = car;
  if (doing.action === 'SLEEPING' || doing.action === 'SLEEPING_GUARDED') return { kind: 'WAKES', at: doing.until };
  if (isDriving(doing.action)) return whileDriving(state, car, plan, now);
  if (doing.action === 'FREE_BOOKED') return { kind: 'READY', at: doing.until };
  if (doing.action === 'WAITING_FOR_LOADING') return { kind: 'LOADS', at: Math.max(now, doing.until) };
  if (doing.action === 'WAITING_FOR_UNLOADING') return { kind: 'UNLOADS', at: Math.max(now, doing.until) };
  if (doing.action === 'LATE_WAITING_FOR_UNLOADING') return { kind: 'UNLOADS', at: doing.until };
  const rest = parkingsAhead(state, car, now).find(({ parking }) => parking.id === car.restsNext);
  if (rest !== undefined) return { kind: 'SLEEPS', at: rest.arrivesAt, parking: rest.parking.id };
  if (doing.action === 'LOADING') return leaves(state, car, doing.until);
  if (doing.action === 'UNLOADING' || doing.action === 'LATE_UNLOADING') return { kind: 'READY', at: doing.until };
  return whileStanding(state, car, now) ?? { kind: 'STANDS', order: waiting, shipment: car.shipment };
}

/** What a car that a situation or an accident has stopped is waiting for; null if it is unknown when it will go on. */
function whileStanding(state: GameState, { state: doing, shipment }: Car, now: GameSeconds): NextStep | null {
  const order = shipment === null ? null : findOrder(state, shipment);
  if (order !== null && isWaitingForAnswers(order)) return { kind: 'ANSWER', order: order.id };
  const stops = doing.action === 'WAITING_EMERGENCY_STOP' || doing.action === 'WAITING_ACCIDENT_STOP';
  return stops && doing.until > now ? { kind: 'GOES_ON', at: doing.until } : null;
}

function whileDriving(state: GameState, car: Car, plan: DeliveryPlan | null, now: GameSeconds): NextStep {
  const leg = carLeg(car);
  if (leg?.sailing != null) return { kind: 'LANDS', at: leg.sailing.until };
  const limit = limitAt(state, car);
  const by = firstLimit(state, car, now);
  const { state: doing } = car;
  if (doing.action === 'DRIVING_TO_SLEEP')
    return { kind: 'SLEEPS', at: stretchEndsAt(doing.leg), parking: doing.parking };
  if (limit !== null && limit <= now) return { kind: 'OVERDUE', since: limit, by };
  const rest = nextRest(plan, now);
  if (rest !== null) return { kind: 'PARKS', at: rest.from, limit, by };
  return arrives(state, car, plan, now);
}

function arrives(state: GameState, car: Car, plan: DeliveryPlan | null, now: GameSeconds): NextStep {
  const leg = carLeg(car);
  if (leg === null) return { kind: 'STANDS', order: null, shipment: car.shipment };
  const order = car.shipment === null ? null : findOrder(state, car.shipment);
  const left = leg.length - carPosition(state, car, now).metres;
  const city = leg.route.at(-1) ?? car.base;
  const isLast = 'leg' in car.state && leg.sailing === null && leg.until >= leg.length;
  const driven = isLast ? stretchEndsAt(leg) : now + Math.round((left / 1000 / leg.speed) * 3600);
  if (order === null || plan === null) return { kind: 'ARRIVES', city, at: driven, then: { kind: 'BASE' } };
  if (car.shipmentLoaded) {
    return {
      kind: 'ARRIVES',
      city,
      at: plan.arrivesAt,
      then: { kind: 'UNLOADING', from: order.deliverWindow.from * 60 },
    };
  }
  return { kind: 'ARRIVES', city, at: driven, then: { kind: 'LOADING', from: order.pickWindow.from * 60 } };
}

function leaves(state: GameState, car: Car, at: GameSeconds): NextStep {
  const order = car.shipment === null ? null : findOrder(state, car.shipment);
  return order === null ? { kind: 'READY', at } : { kind: 'LEAVES', at, city: order.destination, km: order.distance };
}
