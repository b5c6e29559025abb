import {
  CAR_TYPES,
  type Car,
  type GameState,
  ORDER_STATUSES,
  type Order,
  type OrderStage,
  type OrderTerms,
  findCar,
  fullPenalty,
  hasHadSituation,
  parseOrderStage,
  isOpen,
  isReleased,
  orderFor,
  orderPay,
  orderStatus,
} from '@fracht/engine';
import { z } from 'zod';
import { calculationFromWire, calculationToWire, wireCalculation } from './calculation.ts';
import type { Frozen } from './frozen.ts';
import { groszeOf, zloty } from './money.ts';
import {
  accidentToWire,
  changeToWire,
  emergencyToWire,
  situationFromWire,
  wireAccident,
  wireChange,
  wireEmergency,
} from './situation.ts';
import type { WireViewer } from './viewer.ts';

/** The goods by their id in the world, kg, decimetres of floor, width in centimetres, value in zł. (WIR-24) */
export const wireCargo = z.object({
  goods: z.string(),
  kg: z.number(),
  pallets: z.number().nullable(),
  decimetres: z.number().nullable(),
  width: z.number().nullable(),
  value: z.number(),
});

const timeWindow = z.object({ from: z.number(), to: z.number() });

/** An order on the wire. Windows in game minutes, money in zł, moments in game seconds. (VAL-2, VAL-3) */
export const wireOrder = z.object({
  id: z.string(),
  type: z.enum(CAR_TYPES),
  /** zł per km. */
  salary: z.number(),
  /** Percent of the pay. */
  penalty: z.number(),
  base: z.number(),
  destination: z.number(),
  /** Km. */
  distance: z.number(),
  path: z.array(z.number()),
  eu: z.boolean(),
  pickWindow: timeWindow,
  deliverWindow: timeWindow,
  car: z.string().nullable(),
  player: z.string().nullable(),
  delivered: z.boolean(),
  expired: z.boolean(),
  status: z.enum(ORDER_STATUSES),
  emergencies: z.array(wireEmergency),
  accidents: z.array(wireAccident),
  changes: z.array(wireChange),
  /** The second waybill, if the cargo was moved to another car. */
  waybill: z.string().nullable(),
  /** The pay in zł. */
  showMoney: z.number(),
  /** The full penalty in zł. */
  fullPenalty: z.number(),
  /** Minutes left of loading, as of now. */
  loadingTimeLeft: z.number(),
  unloadingTimeLeft: z.number(),
  reversed: z.boolean(),
  loaded: z.boolean(),
  loadedOnTime: z.boolean(),
  noPayment: z.boolean(),
  release: z.number(),
  bookedAt: z.number().nullable(),
  deliveredAt: z.number().nullable(),
  reportedAt: z.number().nullable(),
  /** Minutes that loading and unloading take. */
  loadingMinutes: z.number(),
  unloadingMinutes: z.number(),
  /** As of when a car was last sent for it; null: never. */
  calculation: wireCalculation.nullable(),
  /** What it carries; null in a game of earlier rules. */
  cargo: wireCargo.nullable(),
});
export type WireOrder = Frozen<z.output<typeof wireOrder>>;

/** Fields that change with the clock alone while the order's car loads or unloads. (CHG-4) */
export const ORDER_CLOCK_FIELDS = ['loadingTimeLeft', 'unloadingTimeLeft'] as const;

/**
 * Whether a viewer is sent an order: every released one that is still open, and of the ended ones the viewer's own; after the game also those
 * that were given back and whose situations the viewer answered. A teacher gets all. (WIR-2, SIT-13)
 */
export function isOrderSent(state: GameState, order: Order, viewer: WireViewer): boolean {
  if (!isReleased(state, order)) return false;
  if (isOpen(order) || viewer.type === 'TEACHER' || order.player === viewer.player) return true;
  return state.state === 'FINISHED' && hasHadSituation(order, viewer.player);
}

/** An order as a viewer may see it, as of the state's `now`. (WIR-5) */
export function orderToWire(state: GameState, whole: Order, viewer: WireViewer): WireOrder {
  const order = orderFor(state, whole, viewer);
  return {
    ...sameFields(order),
    emergencies: order.emergencies.map(emergencyToWire),
    accidents: order.accidents.map(accidentToWire),
    changes: order.changes.map(changeToWire),
    salary: zloty(order.salary),
    status: orderStatus(order),
    showMoney: zloty(order.noPayment || order.reversed ? 0 : orderPay(order)),
    fullPenalty: zloty(fullPenalty(order)),
    ...timeLeft(state, order),
    calculation: order.calculation === undefined ? null : calculationToWire(order.calculation),
    cargo: order.cargo === undefined ? null : { ...order.cargo, value: zloty(order.cargo.value) },
  };
}

/** Converts back to the engine's order. */
export function orderFromWire(wire: WireOrder): Order {
  return parseOrderStage({
    ...sameFields(wire),
    salary: groszeOf(wire.salary),
    emergencies: wire.emergencies.map(situationFromWire),
    accidents: wire.accidents,
    changes: wire.changes.map(situationFromWire),
    ...(wire.calculation === null ? {} : { calculation: calculationFromWire(wire.calculation) }),
    ...(wire.cargo === null ? {} : { cargo: { ...wire.cargo, value: groszeOf(wire.cargo.value) } }),
  });
}

type Different = 'salary' | 'emergencies' | 'accidents' | 'changes' | 'calculation' | 'cargo';

/** Fields that are the same on the wire and in the engine. */
function sameFields(order: Omit<OrderTerms & OrderStage, Different>): Omit<OrderTerms & OrderStage, Different> {
  return {
    id: order.id,
    type: order.type,
    penalty: order.penalty,
    base: order.base,
    destination: order.destination,
    distance: order.distance,
    path: order.path,
    eu: order.eu,
    pickWindow: order.pickWindow,
    deliverWindow: order.deliverWindow,
    car: order.car,
    player: order.player,
    delivered: order.delivered,
    expired: order.expired,
    waybill: order.waybill,
    reversed: order.reversed,
    loaded: order.loaded,
    loadedOnTime: order.loadedOnTime,
    noPayment: order.noPayment,
    release: order.release,
    bookedAt: order.bookedAt,
    deliveredAt: order.deliveredAt,
    reportedAt: order.reportedAt,
    loadingMinutes: order.loadingMinutes,
    unloadingMinutes: order.unloadingMinutes,
  };
}

/** Whether an order on the wire changes with the clock alone, because its car is loading or unloading. */
export function isLoadingOrUnloading(car: Car | null): boolean {
  const action = car?.state.action;
  return action === 'LOADING' || action === 'UNLOADING' || action === 'LATE_UNLOADING';
}

function timeLeft(state: GameState, order: Order): { loadingTimeLeft: number; unloadingTimeLeft: number } {
  const car = order.car === null ? null : findCar(state, order.car);
  const until = car !== null && isLoadingOrUnloading(car) && 'until' in car.state ? car.state.until : null;
  const left = until === null ? null : minutesUntil(state, until);
  const isLoading = car?.state.action === 'LOADING';
  return {
    loadingTimeLeft: isLoading && left !== null ? left : order.loaded ? 0 : order.loadingMinutes,
    unloadingTimeLeft: !isLoading && left !== null ? left : order.delivered ? 0 : order.unloadingMinutes,
  };
}

function minutesUntil({ now }: GameState, until: number): number {
  return Math.max(0, Math.ceil((until - now) / 60));
}
