import type { CarType } from './car-types.ts';
import type { HappenedAccident, OpenSituation } from './situation-state.ts';
import type {
  CarId,
  CityId,
  GameMinutes,
  GameSeconds,
  Grosze,
  Km,
  Minutes,
  OrderId,
  Percent,
  PlayerId,
} from './units.ts';

export type TimeWindow = { readonly from: GameMinutes; readonly to: GameMinutes };

/** What is written on an order in every stage of its life. (ORD-1) */
export type OrderTerms = {
  readonly id: OrderId;
  readonly type: CarType;
  readonly base: CityId;
  readonly destination: CityId;
  readonly path: readonly CityId[];
  readonly distance: Km;
  /** The path leaves Poland. */
  readonly eu: boolean;
  /** Grosze per km. */
  readonly salary: Grosze;
  /** Percent of the pay. */
  readonly penalty: Percent;
  readonly pickWindow: TimeWindow;
  readonly deliverWindow: TimeWindow;
  /** When customers' orders show it; before that nobody may know of it. */
  readonly release: GameSeconds;
  readonly loadedOnTime: boolean;
  readonly reversed: boolean;
  readonly noPayment: boolean;
  readonly loadingMinutes: Minutes;
  readonly unloadingMinutes: Minutes;
  /** When the car reported for unloading; lateness is measured here. */
  readonly reportedAt: GameSeconds | null;
  /** The second waybill, where the cargo was moved to another car. (ORD-10) */
  readonly waybill: string | null;
  readonly emergencies: readonly OpenSituation[];
  readonly accidents: readonly HappenedAccident[];
  readonly changes: readonly OpenSituation[];
};

/** What tells the stages of an order apart, as wide as any of them has it. */
export type OrderStage = {
  readonly player: PlayerId | null;
  readonly bookedAt: GameSeconds | null;
  readonly car: CarId | null;
  readonly loaded: boolean;
  readonly delivered: boolean;
  readonly deliveredAt: GameSeconds | null;
  readonly expired: boolean;
};

type Running = { readonly delivered: false; readonly deliveredAt: null; readonly expired: false };
type Taken = { readonly player: PlayerId; readonly bookedAt: GameSeconds };

/** Nobody has it. */
export type OfferedOrder = OrderTerms &
  Running & { readonly player: null; readonly bookedAt: null; readonly car: null; readonly loaded: false };
/** A player has it, and perhaps a car that comes for it. */
export type BookedOrder = OrderTerms & Running & Taken & { readonly car: CarId | null; readonly loaded: false };
/** It is aboard its car. */
export type LoadedOrder = OrderTerms & Running & Taken & { readonly car: CarId; readonly loaded: true };
/** It was unloaded, at its destination or back where it came from. */
export type DeliveredOrder = OrderTerms &
  Taken & {
    readonly car: CarId;
    readonly loaded: true;
    readonly delivered: true;
    readonly deliveredAt: GameSeconds;
    readonly expired: false;
  };
/** It ended in any other way; nobody's, where nobody had booked it. */
export type ExpiredOrder = OrderTerms &
  Pick<OrderStage, 'player' | 'bookedAt' | 'car' | 'loaded'> & {
    readonly delivered: false;
    readonly deliveredAt: null;
    readonly expired: true;
  };

/** A transport order that a customer offers, in the stage in which it is. (ORD-1) */
export type Order = OfferedOrder | BookedOrder | LoadedOrder | DeliveredOrder | ExpiredOrder;
