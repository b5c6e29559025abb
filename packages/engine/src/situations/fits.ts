import type { CarPlace, OrderPlace } from '../units.ts';
import { carAt, carLeg, shipmentOf, carOf } from '../cars/car.ts';
import { carLand } from '../cars/place.ts';
import type { CargoTrait } from '../cargo-traits.ts';
import type { ChangeEvent, ChangeType } from '../library.ts';
import { cargoIs } from '../orders/cargo.ts';
import { isOpen } from '../orders/order.ts';
import { type CarOwnership, ownershipOf } from '../car-ownership.ts';
import type { Car, GameState, Order } from '../state.ts';
import { hasOpen } from '../orders/open-situations.ts';
import type { CarMoment } from './suits.ts';
import type { World } from '../world/world.ts';
import type { CandidateSituation } from './tables.ts';

/** A situation of the library, or one that has struck an order. */
type KnownSituation = { readonly id: string; readonly cargo?: CargoTrait | undefined };

/** A car that can be struck, with its list index: it has an open order of its own and is not at sea. */
export type CarTarget = {
  readonly place: CarPlace;
  readonly car: Car;
  readonly order: Order;
  readonly world: World;
};

/** An order that a change can strike, with its list index, who owns its car and what the car is doing; null if it has none. */
export type OrderTarget = {
  readonly place: OrderPlace;
  readonly order: Order;
  readonly world: World;
  readonly ownership: CarOwnership | null;
  readonly doing: Car['state']['action'] | null;
};

/** The car as a target; null if nothing can strike it at all. (SIT-2, SIT-10) */
export function carTarget(state: GameState, place: CarPlace): CarTarget | null {
  const car = carAt(state, place);
  const order = shipmentOf(state, car);
  if (order === null || !isOpen(order) || order.car !== car.id || isAtSea(car)) return null;
  return { place, car, order, world: state.setup.world };
}

/** The order as a target; null if no change can strike it at all. (SIT-11) */
export function orderTarget(state: GameState, place: OrderPlace): OrderTarget | null {
  const order = state.orders[place];
  if (order === undefined || !isOpen(order) || order.player === null || order.reversed) return null;
  if (hasOpen(order, 'changes')) return null;
  const car = carOf(state, order);
  const ownership = car === null ? null : ownershipOf(car);
  return { place, order, world: state.setup.world, ownership, doing: car?.state.action ?? null };
}

/**
 * Why a critical situation that suits the car's moment cannot strike its order now: it is about another cargo, it has struck the order before, or
 * another one is open. Null if it can. (SIT-2, CGO-4)
 */
export function emergencyUnfitReason(
  emergency: KnownSituation,
  target: CarTarget,
): 'MET' | 'OTHER_GOODS' | 'OTHER_OPEN' | null {
  const { order } = target;
  if (tellsOfOther(emergency, target)) return 'OTHER_GOODS';
  if (hasMet(order.emergencies, emergency)) return 'MET';
  return hasOpen(order, 'emergencies') ? 'OTHER_OPEN' : null;
}

/** Whether a critical situation that suits the car's moment can strike its order now. (SIT-2) */
export function emergencyFits(emergency: KnownSituation, target: CarTarget): boolean {
  return emergencyUnfitReason(emergency, target) === null;
}

/** Whether a random situation that suits the car's moment can happen to its order: each happens only once per order. (SIT-10) */
export function accidentFits(accident: KnownSituation, { order }: CarTarget): boolean {
  return !hasMet(order.accidents, accident);
}

/** The car's moment: what it is doing, its type, its owner, and the country it is in. */
export function momentOf(state: GameState, { car }: CarTarget): CarMoment {
  return { action: car.state.action, type: car.type, ownership: ownershipOf(car), land: carLand(state, car) };
}

/** Whether the situation is about a cargo that the order does not carry; never the case in games without cargo. (CGO-4) */
function tellsOfOther({ cargo: told }: KnownSituation, { order, world }: Pick<CarTarget, 'order' | 'world'>): boolean {
  return told !== undefined && order.cargo !== undefined && !cargoIs(world, order.cargo, told);
}

/** Whether this situation is among those that have struck. */
function hasMet(struck: readonly KnownSituation[], { id }: KnownSituation): boolean {
  for (const met of struck) if (met.id === id) return true;
  return false;
}

/**
 * Why a change that suits the order's type cannot strike it now: it is for cars of another owner, is about another cargo, has struck it before, or
 * comes too early or too late. Null if it can. (SIT-11, SIT-26, CGO-4)
 */
export function changeUnfitReason(
  change: Pick<ChangeEvent, 'id' | 'type' | 'cargo' | 'status' | 'ownership'>,
  target: OrderTarget,
): 'MET' | 'OTHER_OWNER' | 'OTHER_GOODS' | 'OTHER_DOING' | Untimely {
  if (change.ownership !== undefined && change.ownership !== target.ownership) return 'OTHER_OWNER';
  if (tellsOfOther(change, target)) return 'OTHER_GOODS';
  return hasMet(target.order.changes, change) ? 'MET' : untimeliness(change, target);
}

/** A change that says what the car must be doing waits for that; one about the unloading then also comes at the ramp. (SIT-11) */
function untimeliness(
  { type, status }: Pick<ChangeEvent, 'type' | 'status'>,
  target: OrderTarget,
): 'OTHER_DOING' | Untimely {
  const { order, doing } = target;
  if (status !== undefined && status !== doing) return 'OTHER_DOING';
  const isAtRamp = status !== undefined && type === 'LATE_UNLOADING' && order.reportedAt !== null;
  return isAtRamp ? null : MOMENTS[type](target);
}

/** Whether a change that suits the order's type can strike it now. (SIT-11) */
export function changeFits({ item }: CandidateSituation<ChangeEvent>, target: OrderTarget): boolean {
  return changeUnfitReason(item, target) === null;
}

type Untimely = 'TOO_EARLY' | 'TOO_LATE' | null;

/** For each kind of change, why it comes at the wrong time; null if it can be made now. */
const MOMENTS: Readonly<Record<ChangeType, (target: OrderTarget) => Untimely>> = {
  CHANGE_TRUCK: beforeLoading,
  CHANGE_PICK_TIME: beforeLoading,
  CHANGE_DELIVERY_TIME: beforeReport,
  LATE_UNLOADING: (target) => (target.order.loaded ? beforeReport(target) : 'TOO_EARLY'),
};

function beforeLoading({ order, doing }: OrderTarget): Untimely {
  return order.loaded || doing === 'LOADING' ? 'TOO_LATE' : null;
}

function beforeReport({ order }: OrderTarget): Untimely {
  return order.reportedAt === null ? null : 'TOO_LATE';
}

function isAtSea(car: Car): boolean {
  const leg = carLeg(car);
  return leg !== null && leg.sailing !== null;
}
