import type { CarType } from './car-types.ts';
import type { Telling } from './happenings/happening.ts';
import type { Library } from './library.ts';
import type { Order } from './order-state.ts';
import type { Message } from './message-state.ts';
import type { Settings } from './settings.ts';
import type { Strike } from './situation-state.ts';
import type {
  CarId,
  CityId,
  GameId,
  GameSeconds,
  Grosze,
  KmPerHour,
  Metres,
  OrderId,
  ParkingId,
  PlayerId,
  Seconds,
} from './units.ts';
import type { World } from './world/world.ts';

export type {
  BookedOrder,
  DeliveredOrder,
  ExpiredOrder,
  LoadedOrder,
  OfferedOrder,
  Order,
  OrderStage,
  OrderTerms,
  TimeWindow,
} from './order-state.ts';
export { MESSAGE_CODES, type MessageCode, type MessageType, type Message } from './message-state.ts';
export {
  CALLS,
  type Call,
  type IncidentNumbers,
  type Decision,
  type OpenSituation,
  type ShownSituation,
  type ShownNode,
  type ShownAnswer,
  type ShownDecision,
  type MissedQuestion,
  type HappenedAccident,
  STRIKE_KINDS,
  type StrikeKind,
  type Strike,
} from './situation-state.ts';

/** What a game is made from and never changes: shared by reference, stored once. (rules §1.1) */
export type GameSetup = {
  readonly game: GameId;
  /** Secret; only the server knows it. Empty in a viewer's copy. */
  readonly seed: string;
  /** The group's games played + 1; sets the speed. (rules §3) */
  readonly number: number;
  readonly settings: Settings;
  readonly world: World;
  readonly library: Library;
  /** The rules it was made under; absent: the first. A browser does not know it, so no check may ask for it. (LOG-6) */
  readonly rulesVersion?: number | undefined;
};

export const GAME_STATES = ['FRESH', 'WAITING', 'IN_PROGRESS', 'PAUSED', 'FINISHED'] as const;
export type GameStateName = (typeof GAME_STATES)[number];

export const PAUSE_REASONS = ['ROUND_END', 'TEACHER'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const PLAYER_STATUSES = ['CONNECTED', 'JOINED', 'PLAYING', 'LEFT', 'FINISHED'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

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

export const ORDER_STATUSES = ['DELIVERED', 'EXPIRED', 'ALERT', 'BOOKED', 'IN_PROGRESS', 'NEW'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * One drive from the first city of `route` to its last. A stretch is driven at `speed` from `from` until `until`
 * (a port, a chosen parking, the end); what lies between is a function of time. While standing, `since` is meaningless.
 * (rules §1.2, §7)
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

/** What exists only in one state lives only in that state. (spec §4 "Car action", rules §7) */
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

/** A vehicle of the shared fleet, or a subcontractor's clone that serves one order. (spec §3 Car, rules §5) */
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
  /** A subcontractor's metres for its order, of legs that ended, in Poland and abroad; paid when it leaves. (rules §5) */
  readonly home: Metres;
  readonly abroad: Metres;
  /** Hours and half-hours of overrun already drawn for, so that none is drawn twice. (rules §8) */
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

export const MONEY_REASONS = [
  'START',
  'PAY',
  'LATE_PENALTY',
  'FULL_PENALTY',
  'LEG_KM',
  'SUBCONTRACTOR',
  'PARKING',
  'FERRY',
  'FINE',
  'EFFECT',
  'THEFT',
  'STANDING_COST',
] as const;
export const POINT_REASONS = [
  'DELIVERED_ON_TIME',
  'LOADED_ON_TIME',
  'LATE_DELIVERY',
  'ORDER_EXPIRED',
  'LATE_CANCEL',
  'WORK_OVERDUE',
  'GUARDED_SLEEP',
  'FATAL_CRASH',
  'SITUATION',
  'POINTS_CANCELLED',
] as const;
export type LedgerReason = (typeof MONEY_REASONS)[number] | (typeof POINT_REASONS)[number];

/** The only way money and points change. `id` counts from 1 within the player. (rules §1.3, §11) */
export type LedgerEntry = {
  readonly id: number;
  readonly at: GameSeconds;
  readonly player: PlayerId;
  readonly order: OrderId | null;
  readonly car: CarId | null;
  readonly reason: LedgerReason;
  readonly money: Grosze;
  readonly points: number;
};

export const JOURNAL_FACTS = [
  'ORDER_BOOKED',
  'ORDER_CANCELLED',
  'ORDER_DELIVERED',
  'ORDER_EXPIRED',
  'FERRY_BOARDED',
  'FERRY_LEFT',
  'WORK_OVERDUE',
  'TICKET',
  'CRASHED',
  'THEFT',
  'CAR_LEFT',
  'EMERGENCY',
  'EMERGENCY_RESOLVED',
  'CHANGE_EVENT',
  'CHANGE_EVENT_RESOLVED',
  'ACCIDENT',
  'CARGO_MOVED',
] as const;
/** What happened: a car took up an action, or one of the facts. */
export type JournalFact = (typeof JOURNAL_FACTS)[number] | CarAction;

/** What happened to a player's cars and orders, in order; the debrief reads it. `id` counts from 1 within the player. */
export type JournalEntry = {
  readonly id: number;
  readonly at: GameSeconds;
  readonly what: JournalFact;
  readonly car: CarId | null;
  readonly order: OrderId | null;
  readonly city: CityId | null;
  readonly parking: ParkingId | null;
};

/** A person in the game. (spec §3 "Player in a game") */
export type PlayerUser = {
  readonly id: PlayerId;
  readonly first_name: string;
  readonly last_name: string;
  readonly num_games: number;
};

export type Player = {
  readonly id: PlayerId;
  readonly user: PlayerUser;
  readonly type: 'STUDENT' | 'TEACHER';
  readonly status: PlayerStatus;
  /** Was PLAYING at some time: counts for games_played and the rankings. */
  readonly hasPlayed: boolean;
  /** Has delivered an order, late or on time; cargo that was brought back is no delivery. (PTS-9) */
  readonly hasDelivered: boolean;
  readonly money: Grosze;
  readonly points: number;
  /** Seconds of game time of round `round` in which the player was PLAYING, up to `playingSince`. */
  readonly played: Seconds;
  readonly playingSince: GameSeconds | null;
  /** The last round played in. */
  readonly round: number;
  readonly rankedAlone: boolean;
  /** How many draws there were of what can be drawn for again: the nights of a cargo, the checks of a car. (WLD-9) */
  readonly draws: Readonly<Record<string, number>>;
  readonly ledger: readonly LedgerEntry[];
  readonly journal: readonly JournalEntry[];
};

/** Something that happens by itself at a moment. */
export type Timer = {
  readonly at: GameSeconds;
  readonly type: 'ORDER_RELEASE' | 'PICK_WINDOW_ENDS' | 'ORDER_EXPIRES' | 'CAR' | 'SITUATION' | 'ROUND_ENDS';
  /** Index of the order, car or strike in its list; 0 for the round. */
  readonly index: number;
};

/** Timers in their order, the next one last of the last page; no page is empty. */
export type TimerPages = readonly (readonly Timer[])[];

/** What is to happen by itself. Those of cars are apart, where a car's own one is soon found. */
export type Timers = { readonly cars: TimerPages; readonly others: TimerPages };

/** Everything that changes in a game: plain JSON data. Lists are dense; `*Index` finds an id's place, that of a car hired since `carIndex()`. */
export type GameState = {
  readonly setup: GameSetup;
  /** The date of the game's noon, YYYY-MM-DD; null before START. */
  readonly day: string | null;
  readonly now: GameSeconds;
  readonly state: GameStateName;
  readonly pauseReason: PauseReason | null;
  readonly round: number;
  readonly random: readonly [number, number, number, number];
  readonly players: readonly Player[];
  readonly cars: readonly Car[];
  readonly carIndex: Readonly<Record<CarId, number>>;
  readonly offers: readonly CarOffer[];
  readonly orders: readonly Order[];
  readonly orderIndex: Readonly<Record<OrderId, number>>;
  readonly messages: readonly Message[];
  readonly messageCount: number;
  readonly deaths: number;
  readonly rankedGroup: boolean;
  /** What is to come in this round; empty for viewers. */
  readonly strikes: readonly Strike[];
  /** New situations come; a teacher may stop them. (rules §9) */
  readonly hasSituations: boolean;
  readonly timers: Timers;
  /** While a transition is told: what has happened in it. Absent between transitions, so that it is never stored or seen. (HAP-1) */
  readonly telling?: Telling | undefined;
};
