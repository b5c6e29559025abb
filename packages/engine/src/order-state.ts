import type { CarType } from './car-types.ts';
import type { TripCalculation } from './trip-state.ts';
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

/** What an order carries: the goods (by their id in the world) and how much of them. (CGO-1) */
export type OrderCargo = {
  readonly goods: string;
  readonly kg: number;
  /** Null if not on pallets. */
  readonly pallets: number | null;
  /** The floor length, in decimetres, that loose goods take; null: on pallets, in a tank, or one piece of its own size. */
  readonly decimetres: number | null;
  /** In centimetres, for oversize cargo. */
  readonly width: number | null;
  readonly value: Grosze;
};

/** The fields of an order that every stage of its life has. (ORD-1) */
export type OrderTerms = {
  readonly id: OrderId;
  readonly type: CarType;
  readonly base: CityId;
  readonly destination: CityId;
  readonly path: readonly CityId[];
  /** Absent in a game of earlier rules, whose orders have no particular cargo. (CGO-1) */
  readonly cargo?: OrderCargo;
  readonly distance: Km;
  /** Whether the path leaves Poland. */
  readonly eu: boolean;
  /** Grosze per km. */
  readonly salary: Grosze;
  /** Percent of the pay. */
  readonly penalty: Percent;
  readonly pickWindow: TimeWindow;
  readonly deliverWindow: TimeWindow;
  /** When the order is offered; before that nobody may know of it. */
  readonly release: GameSeconds;
  readonly loadedOnTime: boolean;
  readonly reversed: boolean;
  readonly noPayment: boolean;
  readonly loadingMinutes: Minutes;
  readonly unloadingMinutes: Minutes;
  /** When its car reported for unloading; lateness is measured at this moment. */
  readonly reportedAt: GameSeconds | null;
  /** The number of the second waybill, if the cargo was moved to another car. (ORD-10) */
  readonly waybill: string | null;
  /** What it was expected to bring and cost when its player last sent a car; absent: never sent, or a game of earlier rules. (CST-5) */
  readonly calculation?: TripCalculation;
  readonly emergencies: readonly OpenSituation[];
  readonly accidents: readonly HappenedAccident[];
  readonly changes: readonly OpenSituation[];
};

/** The fields that distinguish the stages, in their widest types. */
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

/** Nobody has booked it. */
export type OfferedOrder = OrderTerms &
  Running & { readonly player: null; readonly bookedAt: null; readonly car: null; readonly loaded: false };
/** A player has booked it; a car may be on its way. */
export type BookedOrder = OrderTerms & Running & Taken & { readonly car: CarId | null; readonly loaded: false };
/** The cargo is aboard its car. */
export type LoadedOrder = OrderTerms & Running & Taken & { readonly car: CarId; readonly loaded: true };
/** An order that was unloaded, at its destination or back at its start. */
export type DeliveredOrder = OrderTerms &
  Taken & {
    readonly car: CarId;
    readonly loaded: true;
    readonly delivered: true;
    readonly deliveredAt: GameSeconds;
    readonly expired: false;
  };
/** An order that ended in any other way; `player` null: nobody had booked it. */
export type ExpiredOrder = OrderTerms &
  Pick<OrderStage, 'player' | 'bookedAt' | 'car' | 'loaded'> & {
    readonly delivered: false;
    readonly deliveredAt: null;
    readonly expired: true;
  };

/** A transport order that a customer offers; a union of the stages of its life. (ORD-1) */
export type Order = OfferedOrder | BookedOrder | LoadedOrder | DeliveredOrder | ExpiredOrder;
