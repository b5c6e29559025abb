import type { CarType } from './car-types.ts';
import type { CarId, CityId, GameSeconds, KmPerHour, Metres, OrderId, ParkingId, PlayerId, Seconds } from './units.ts';

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
 * One drive from the first city of `route` to its last. A stretch is driven at `speed` from `from` until `until`
 * (a port, a chosen parking, the end); what lies between is a function of time. While standing, `since` is meaningless. (LEG-1)
 */
export type Leg = {
  readonly route: readonly CityId[];
  readonly length: Metres;
  readonly speed: KmPerHour;
  /** When the present stretch began. */
  readonly since: GameSeconds;
  /** Where on the route it began. */
  readonly from: Metres;
  /** Where on the route it ends. */
  readonly until: Metres;
  /** Metres that an effect made this stretch longer (or shorter, when negative). */
  readonly extra: Metres;
  /** On board a ferry: when the car lands, at `until`. Neither work nor paid kilometres. */
  readonly sailing: { readonly until: GameSeconds } | null;
  /** Driven on this leg and not charged yet, in Poland and abroad. */
  readonly home: Metres;
  readonly abroad: Metres;
};

export type DrivingAction = 'DRIVING_TO_SHIPMENT' | 'DRIVING_WITH_SHIPMENT' | 'DRIVING_EMPTY' | 'DRIVING_ASSISTANCE';

export type Driving = { readonly action: DrivingAction; readonly leg: Leg };

/** Standing in a city: what a car can come back to after a sleep there. */
export type InCity =
  | { readonly action: 'AVAILABLE'; readonly at: CityId }
  | { readonly action: 'FREE_BOOKED'; readonly at: CityId; readonly until: GameSeconds }
  | { readonly action: 'WAITING_FOR_LOADING'; readonly at: CityId; readonly until: GameSeconds }
  | { readonly action: 'WAITING_FOR_UNLOADING'; readonly at: CityId; readonly until: GameSeconds };

/** What exists only in one state lives only in that state. (CAR-1) */
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
      /** How long it has to stand at least; longer while its situation is open. */
      readonly until: GameSeconds;
      readonly then: Driving | InCity;
    }
  | {
      readonly action: 'WAITING_ASSISTANCE';
      readonly since: GameSeconds;
      /** The end of the tow to its base; null while it waits for the other car. */
      readonly until: GameSeconds | null;
      /** How long from `since` the car would have had to stand: before that its cargo does not go on. */
      readonly reload: Seconds;
      readonly then: Driving | InCity;
    }
  | { readonly action: 'WAITING_ACCIDENT_STOP'; readonly until: GameSeconds; readonly then: Driving | InCity };

/** A vehicle of the shared fleet, or a subcontractor's clone that serves one order. (CAR-12) */
export type Car = {
  readonly id: CarId;
  readonly type: CarType;
  readonly base: CityId;
  readonly subcontractor: boolean;
  /** 1 to 10. */
  readonly driver: number;
  /** Who holds it; null: FREE to anybody. */
  readonly player: PlayerId | null;
  /** The order it is booked for or carries. */
  readonly shipment: OrderId | null;
  readonly shipmentLoaded: boolean;
  /** Driving time since the last rest, in seconds, up to the start of the present stretch. */
  readonly working: Seconds;
  readonly euCourses: number;
  /** A subcontractor's metres for its order, of legs that ended, in Poland and abroad; paid when it leaves. (PAY-3) */
  readonly home: Metres;
  readonly abroad: Metres;
  /** Hours and half-hours of overrun already drawn for, so that none is drawn twice. (WRK-5, WRK-6) */
  readonly checks: number;
  readonly crashDraws: number;
  readonly warned: boolean;
  /** Lost or left: keeps its place in the list, is shown to nobody, does nothing. */
  readonly gone: boolean;
  readonly state: CarState;
};

/** An offer of a subcontractor that ADD_CAR clones. */
export type CarOffer = {
  readonly id: CarId;
  readonly type: CarType;
  readonly base: CityId;
};
