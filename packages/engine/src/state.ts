import type { Car, CarOffer } from './car-state.ts';
import type { Telling } from './happenings/happening.ts';
import type { Library } from './library.ts';
import type { Order } from './order-state.ts';
import type { Message } from './message-state.ts';
import type { BotsPlan, Player } from './player-state.ts';
import type { Settings } from './settings.ts';
import type { Strike } from './situation-state.ts';
import type { CarId, GameId, GameSeconds, OrderId, PlayerId } from './units.ts';
import type { World } from './world/world.ts';

export {
  CAR_ACTIONS,
  type Car,
  type CarAction,
  type CarOffer,
  type CarState,
  type AfterStop,
  type Driving,
  type DrivingAction,
  type InCity,
  type Leg,
} from './car-state.ts';
export type {
  BookedOrder,
  DeliveredOrder,
  ExpiredOrder,
  LoadedOrder,
  OfferedOrder,
  Order,
  OrderCargo,
  OrderStage,
  OrderTerms,
  TimeWindow,
} from './order-state.ts';
export { MESSAGE_CODES, type MessageCode, type MessageType, type Message } from './message-state.ts';
export {
  ANSWER_TIMES,
  type AnswerTime,
  type BotsPlan,
  PLAYER_STATUSES,
  type Player,
  type PlayerStatus,
  type PlayerUser,
  type Stint,
  type Tenure,
} from './player-state.ts';
export { BOTS_LEVELS, type BotsLevel, SEAT_LEVELS, type SeatLevel } from './seat-levels.ts';
export {
  JOURNAL_FACTS,
  type JournalEntry,
  type JournalFact,
  type LedgerEntry,
  type LedgerReason,
  MONEY_REASONS,
  POINT_REASONS,
} from './record-state.ts';
export {
  PHONE_CALLS,
  type HelpCall,
  type IncidentNumbers,
  type Decision,
  type OpenSituation,
  type ShownSituation,
  type ShownNode,
  type ShownAnswer,
  type AnswerOutcome,
  ANSWER_OUTCOMES,
  type ShownDecision,
  type MissedQuestion,
  type HappenedAccident,
  STRIKE_KINDS,
  type StrikeKind,
  type Strike,
} from './situation-state.ts';

/** What a game is made from and what never changes: shared by reference between states, stored once. (LOG-5) */
export type GameSetup = {
  readonly game: GameId;
  /** Secret; only the server knows it. Empty in a viewer's copy. */
  readonly seed: string;
  /** The number of games that the group has played, + 1; sets the speed. (CLK-3) */
  readonly number: number;
  readonly settings: Settings;
  readonly world: World;
  readonly library: Library;
  /** The version of its rules; absent: the first. A browser does not know it, so no check may depend on it. (LOG-6) */
  readonly rulesVersion?: number | undefined;
  /** How many rounds it has; absent: four. (CLK-2) */
  readonly rounds?: number | undefined;
  /** The player who leads it; absent or null: its teacher. (LED-1) */
  readonly leader?: PlayerId | null | undefined;
  /** The game whose beginning it repeats; absent or null: none. A browser does not know it, so no check may depend on it. (RPT-1) */
  readonly repeats?: RepeatedGame | null | undefined;
};

/**
 * What the beginning of a game depends on apart from its own setup: the number of rounds, the number of students for which it was opened, and the seat of
 * the student who repeats it.
 */
export type RepeatedGame = { readonly rounds: number; readonly students: number; readonly seat: number };

export const GAME_STATES = ['FRESH', 'WAITING', 'IN_PROGRESS', 'PAUSED', 'FINISHED'] as const;
export type GameStateName = (typeof GAME_STATES)[number];

export const PAUSE_REASONS = ['ROUND_END', 'TEACHER'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const ORDER_STATUSES = ['DELIVERED', 'EXPIRED', 'ALERT', 'BOOKED', 'IN_PROGRESS', 'NEW'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** Something that will happen by itself at a moment. */
export type Timer = {
  readonly at: GameSeconds;
  readonly type: 'ORDER_RELEASE' | 'PICK_WINDOW_ENDS' | 'ORDER_EXPIRES' | 'CAR' | 'SITUATION' | 'ROUND_ENDS';
  /** The index of the order, car or strike in its list; 0 for the round. */
  readonly index: number;
};

/** A sorted list of timers in pages, the latest timer first: the next one is the last of the last page. No page is empty. */
export type TimerPages = readonly (readonly Timer[])[];

/** All timers. Those of cars are separate, so that the timer of one car is found quickly. */
export type Timers = { readonly cars: TimerPages; readonly others: TimerPages };

/** Everything that changes in a game, as plain JSON data. Lists are dense; each `*Index` maps ids to list indexes (hired cars: see `carIndex()`). */
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
  /** The strikes still to come in this round; empty in a viewer's copy. */
  readonly strikes: readonly Strike[];
  /** Whether new situations strike; a teacher may switch them off. (SIT-12) */
  readonly hasSituations: boolean;
  readonly timers: Timers;
  /** Absent: no bots fill empty places. (BTS-5) */
  readonly bots?: BotsPlan | undefined;
  /** With telling on: what has happened in this transition. Absent between transitions, so it is never stored or shown. (HAP-1) */
  readonly telling?: Telling | undefined;
};
