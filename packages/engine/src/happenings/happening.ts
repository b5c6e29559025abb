import type { CarAction } from '../car-state.ts';
import type { ActionType, HostAction } from '../game-action.ts';
import type { HelpCall } from '../situation-state.ts';
import type { CarId, CityId, GameSeconds, Grosze, Minutes, OrderId, ParkingId, PlayerId } from '../units.ts';

/** What brought a happening about. (HAP-2) */
export type Cause =
  /** It was due at that time. */
  | { readonly by: 'TIME' }
  /** An action; `player` null: one of the server itself. */
  | { readonly by: 'ACTION'; readonly action: ActionType | HostAction['action']; readonly player: PlayerId | null }
  /** An answer to a situation; `step`: the number of the question, from 0. */
  | { readonly by: 'ANSWER'; readonly situation: string; readonly order: OrderId; readonly step: number }
  /** A random situation. */
  | { readonly by: 'ACCIDENT'; readonly situation: string; readonly order: OrderId };

/** What happened, with the fields specific to it. Money and points are the player's gain; negative: a loss. (HAP-1) */
export type What =
  | { readonly what: 'ROUND_STARTED' | 'ROUND_ENDED'; readonly round: number }
  | { readonly what: 'GAME_PAUSED' | 'GAME_RESUMED' | 'GAME_FINISHED' }
  | { readonly what: 'TEACHER_SPOKE'; readonly text: string }
  /** `isLate`: the game has already begun, and the others have less money by now than at their start. */
  | { readonly what: 'PLAYER_BEGAN'; readonly money: Grosze; readonly isLate: boolean }
  /** `change`: how the player's money changed while a bot held the place. */
  | { readonly what: 'SEAT_GIVEN_BACK'; readonly change: Grosze }
  /** The person is back; in the meantime a bot has let the drivers rest. */
  | { readonly what: 'SEAT_TENDED' }
  | { readonly what: 'ORDERS_RELEASED'; readonly count: number }
  | { readonly what: 'ORDER_BOOKED' }
  /** Given back; `points` null: early enough to be free. */
  | { readonly what: 'ORDER_CANCELLED'; readonly points: number | null; readonly returned: Grosze }
  /** Not loaded in time. */
  | { readonly what: 'ORDER_EXPIRED'; readonly penalty: Grosze; readonly points: number; readonly returned: Grosze }
  /** Given up by an answer to a situation. */
  | { readonly what: 'ORDER_GIVEN_UP'; readonly money: Grosze; readonly returned: Grosze }
  /** Lost with its car, or unfinished at the end of the game. */
  | { readonly what: 'ORDER_LOST' | 'ORDER_UNDONE'; readonly penalty: Grosze; readonly returned: Grosze }
  | { readonly what: 'ORDER_LOADED'; readonly points: number | null; readonly stands: boolean }
  /** Loading begins after the end of the pick window. */
  | { readonly what: 'ORDER_PICKED_LATE' }
  | ({ readonly what: 'ORDER_DELIVERED' } & Delivery)
  | {
      readonly what: 'CAR_TOOK_UP';
      readonly action: CarAction;
      readonly city: CityId | null;
      readonly parking: ParkingId | null;
    }
  | { readonly what: 'CAR_HIRED'; readonly city: CityId }
  | { readonly what: 'CAR_RETURNED' | 'CAR_AVAILABLE' | 'CAR_TOWED' }
  /** The chosen parking is not on the car's new route. */
  | { readonly what: 'PARKING_DROPPED' }
  | { readonly what: 'SUBCONTRACTOR_LEFT' | 'FERRY_LEFT' }
  | { readonly what: 'LEG_CHARGED' | 'SUBCONTRACTOR_PAID' | 'PARKING_PAID'; readonly money: Grosze }
  /** `isInHire`: the ticket is part of a subcontractor's price. */
  | { readonly what: 'FERRY_BOARDED'; readonly money: Grosze; readonly isInHire: boolean }
  | { readonly what: 'SLOT_AWAITED'; readonly minutes: Minutes }
  | { readonly what: 'WORK_LIMIT_NEAR' | 'DAY_END_NEAR'; readonly minutes: Minutes; readonly remedy: Remedy }
  /** `points` null: this rest earned none. */
  | { readonly what: 'DRIVER_RESTED'; readonly points: number | null }
  | { readonly what: 'WORK_OVERDUE' | 'DAY_OVERDUE' | 'CAR_CRASHED'; readonly points: number }
  | { readonly what: 'FINED' | 'DAY_FINED' | 'ROBBED'; readonly money: Grosze }
  /** No car of the company was on the road in a round. */
  | { readonly what: 'COMPANY_STOOD'; readonly money: Grosze }
  | { readonly what: 'REPLACEMENT_SENT' | 'REPLACEMENT_MISSING' }
  | { readonly what: 'CARGO_MOVED'; readonly waybill: string }
  | {
      readonly what: 'EMERGENCY' | 'EMERGENCY_RESOLVED' | 'CHANGE_EVENT' | 'CHANGE_EVENT_RESOLVED' | 'ACCIDENT';
      readonly situation: string;
      readonly name: string;
    }
  | { readonly what: 'CHANGE_APPLIED'; readonly situation: string; readonly name: string }
  /** A question was reached or answered, or a premium was earned. */
  | {
      readonly what: 'QUESTION_REACHED' | 'QUESTION_ANSWERED' | 'PREMIUM_EARNED';
      readonly situation: string;
      readonly points: number;
    }
  | { readonly what: 'HELP_CALLED'; readonly situation: string; readonly call: HelpCall; readonly points: number }
  | { readonly what: 'EFFECT_PAID'; readonly money: Grosze }
  | { readonly what: 'POINTS_CANCELLED'; readonly points: number };

/**
 * What the player can still do about a driver whose limit is near: choose a parking, now or while the car loads; let him rest in the city where he
 * is waiting; choose a parking that is nearer than the chosen one. (WRK-3, DAY-3)
 */
export type Remedy = 'PARKING' | 'PARKING_AFTER_LOADING' | 'REST_HERE' | 'NEARER_PARKING';

/** How a delivery is settled; cargo that was brought back neither earns nor costs anything. */
export type Delivery = {
  readonly isReturned: boolean;
  /** Null if nothing is paid. */
  readonly pay: Grosze | null;
  /** How many hours, rounded up, it was late; 0: on time. */
  readonly lateHours: number;
  readonly penalty: Grosze;
  readonly points: number;
  /** What the customer gets back when the cargo was turned back. */
  readonly returned: Grosze;
};

/** The player, car and order concerned; null if none in particular. */
export type HappeningSubject = {
  readonly player: PlayerId | null;
  readonly car: CarId | null;
  readonly order: OrderId | null;
};

/** Something that happened, at a second of the game, with all that it cost or brought in money and points. (HAP-1) */
export type Happening = What &
  HappeningSubject & {
    readonly at: GameSeconds;
    readonly money: Grosze;
    readonly points: number;
    readonly cause: Cause;
  };

/** The happenings of one transition as a linked list, the latest first: adding one copies nothing. */
export type Happened = { readonly latest: Happening; readonly before: Happened | null };

/** The state of a transition with telling on: its current cause, and what has happened so far. */
export type Telling = { readonly cause: Cause; readonly happened: Happened | null };
