import type { CarType } from './car-types.ts';
import type {
  CarId,
  CityId,
  Eighteenths,
  GameSeconds,
  KmPerHour,
  Metres,
  OrderId,
  ParkingId,
  PlayerId,
  Seconds,
} from './units.ts';

export const CAR_ACTIONS = [
  'FREE',
  'FREE_BOOKED',
  'AVAILABLE',
  'STOPPED_BY_PLAYER',
  'WAITING_FOR_LOADING',
  'WAITING_FOR_UNLOADING',
  'WAITING_EMERGENCY_STOP',
  'WAITING_ACCIDENT_STOP',
  'WAITING_ASSISTANCE',
  'LATE_WAITING_FOR_UNLOADING',
  'LATE_UNLOADING',
  'DRIVING_TO_SHIPMENT',
  'DRIVING_WITH_SHIPMENT',
  'DRIVING_EMPTY',
  'DRIVING_ASSISTANCE',
  'DRIVING_TO_SLEEP',
  'SLEEPING',
  'SLEEPING_GUARDED',
  'LOADING',
  'UNLOADING',
] as const;
export type CarAction = (typeof CAR_ACTIONS)[number];

/**
 * One drive from the first city of `route` to its last. A stretch is driven at `speed` from `from` until `until` (a port, a
 * chosen parking, the end); the position in between is a function of time. While standing, `since` is meaningless. (LEG-1)
 */
export type Leg = {
  readonly route: readonly CityId[];
  readonly length: Metres;
  readonly speed: KmPerHour;
  /** When the current stretch began. */
  readonly since: GameSeconds;
  /** Where on the route it began. */
  readonly from: Metres;
  /** The part of the metre after `from` that had already been driven by then, so that a stop does not make the drive longer; absent: none. (LEG-8) */
  readonly past?: Eighteenths | undefined;
  /** Where on the route it ends. */
  readonly until: Metres;
  /** Metres that an effect added to this stretch; negative if it took some away. */
  readonly extra: Metres;
  /** On board a ferry: when the car lands, at `until`. The crossing counts neither as work nor as paid kilometres. */
  readonly sailing: { readonly until: GameSeconds } | null;
  /** The driver's breaks on the current stretch; absent if he takes none in this game, or the car is standing. (BRK-1) */
  readonly pauses?: DriverBreaks | undefined;
  /** Driven on this leg and not charged yet: in Poland (`home`) and abroad. */
  readonly home: Metres;
  readonly abroad: Metres;
};

/**
 * The breaks of a stretch, in seconds: the first after `first` of driving, each further one after `every`. Each lasts `length`; the first is
 * shorter by the part of it (`taken`) that had been taken before the stretch began. (BRK-1)
 */
export type DriverBreaks = {
  readonly first: Seconds;
  readonly every: Seconds;
  readonly length: Seconds;
  readonly taken: Seconds;
};

export type DrivingAction = 'DRIVING_TO_SHIPMENT' | 'DRIVING_WITH_SHIPMENT' | 'DRIVING_EMPTY' | 'DRIVING_ASSISTANCE';

export type Driving = { readonly action: DrivingAction; readonly leg: Leg };

/** The states of a car in a city that it can return to after a sleep there. */
export type InCity =
  | { readonly action: 'AVAILABLE'; readonly at: CityId }
  | { readonly action: 'FREE_BOOKED'; readonly at: CityId; readonly until: GameSeconds }
  | { readonly action: 'WAITING_FOR_LOADING'; readonly at: CityId; readonly until: GameSeconds }
  | { readonly action: 'WAITING_FOR_UNLOADING'; readonly at: CityId; readonly until: GameSeconds };

/**
 * The state to which a car returns after it was stopped by a situation. `parking`: the parking it was heading for and will now drive
 * on to; absent if there was none. (SLP-7)
 */
export type AfterStop = (Driving & { readonly parking?: ParkingId | undefined }) | InCity;

/** A union of states: a field that belongs only to some states exists only in those. (CAR-1) */
export type CarState =
  | { readonly action: 'FREE'; readonly at: CityId }
  | InCity
  | Driving
  | {
      readonly action: 'LOADING' | 'UNLOADING' | 'LATE_WAITING_FOR_UNLOADING' | 'LATE_UNLOADING';
      readonly at: CityId;
      readonly until: GameSeconds;
    }
  | {
      readonly action: 'DRIVING_TO_SLEEP';
      readonly leg: Leg;
      readonly parking: ParkingId;
      readonly then: DrivingAction;
    }
  | {
      readonly action: 'SLEEPING' | 'SLEEPING_GUARDED';
      readonly parking: ParkingId;
      readonly since: GameSeconds;
      readonly until: GameSeconds;
      readonly then: Driving | InCity;
    }
  | { readonly action: 'STOPPED_BY_PLAYER'; readonly since: GameSeconds; readonly then: Driving }
  | {
      readonly action: 'WAITING_EMERGENCY_STOP';
      readonly since: GameSeconds;
      /** The earliest moment at which the car may drive on; it is put off while a critical situation of its order is open. */
      readonly until: GameSeconds;
      readonly then: AfterStop;
    }
  | {
      readonly action: 'WAITING_ASSISTANCE';
      readonly since: GameSeconds;
      /** The end of the tow to its base; null while it waits for the other car. */
      readonly until: GameSeconds | null;
      /** Seconds from `since` for which the car had to stand anyway: the cargo is not moved to the other car before then. */
      readonly reload: Seconds;
      readonly then: AfterStop;
    }
  | { readonly action: 'WAITING_ACCIDENT_STOP'; readonly until: GameSeconds; readonly then: AfterStop };

/** A vehicle of the shared fleet, or a subcontractor's clone that serves one order. (CAR-12) */
export type Car = {
  readonly id: CarId;
  readonly type: CarType;
  readonly base: CityId;
  readonly subcontractor: boolean;
  /** The driver's number, 1 to 10. */
  readonly driver: number;
  /** Who holds it; null: FREE to anybody. */
  readonly player: PlayerId | null;
  /** The order that the car is booked for or carries. */
  readonly shipment: OrderId | null;
  readonly shipmentLoaded: boolean;
  /** Driving time in seconds from the last rest to the start of the current stretch. */
  readonly working: Seconds;
  readonly euCourses: number;
  /** The metres that a subcontractor has driven for its order on legs that have ended, in Poland and abroad; paid when it leaves. (PAY-3) */
  readonly home: Metres;
  readonly abroad: Metres;
  /** How many roadside checks (`checks`) and crash draws there have been since the last rest, so that none is drawn twice. (WRK-5, WRK-6) */
  readonly checks: number;
  readonly crashDraws: number;
  readonly warned: boolean;
  /** When the driver's day began, which is his first work since the last rest. Absent: no work yet, or days have no end in this game. (DAY-1) */
  readonly dutySince?: GameSeconds | undefined;
  /**
   * Since when the driver has been free in a city. Absent: he is not free, has been free since the beginning, or days have no end in this game.
   * (DAY-2)
   */
  readonly idleSince?: GameSeconds | undefined;
  /** The value of `working` at the last break. Absent: no break since the last rest. (BRK-1) */
  readonly breakAt?: Seconds | undefined;
  /** Since when the driver has neither driven nor worked. Absent: he is driving or working, or takes no breaks in this game. (BRK-2) */
  readonly pausedSince?: GameSeconds | undefined;
  /** The parking for a rest on the drive after the loading, chosen before the loading is over. Absent: none chosen. (SLP-8) */
  readonly restsNext?: ParkingId | undefined;
  /** Set once the player has been warned that the driver's day is ending. (DAY-3) */
  readonly warnedOfDay?: true | undefined;
  /** The car was lost or has left (tombstone): it keeps its place in the list, is not shown to anybody and does nothing. */
  readonly gone: boolean;
  readonly state: CarState;
};

/** An offer of a subcontractor that ADD_CAR clones. */
export type CarOffer = {
  readonly id: CarId;
  readonly type: CarType;
  readonly base: CityId;
};
