import type { AnswerTime, PlayerUser } from './player-state.ts';
import type { BotsLevel, SeatLevel } from './seat-levels.ts';
import type { CarId, OrderId, ParkingId, PlayerId } from './units.ts';

/** What a player sends. The names and fields are those of the wire format. (ACT-2) */
export type GameAction =
  | { readonly action: 'BOOK_ORDER'; readonly order: OrderId }
  | { readonly action: 'CANCEL_ORDER'; readonly order: OrderId }
  | { readonly action: 'ADD_CAR'; readonly car: CarId }
  | { readonly action: 'BOOK_CAR'; readonly order: OrderId; readonly car: CarId }
  | { readonly action: 'CANCEL_CAR_BOOKING'; readonly car: CarId }
  /** `parking`: a parking's id, HERE to stop at the roadside, GO to go on. */
  | { readonly action: 'SELECT_PARKING'; readonly car: CarId; readonly parking: ParkingId }
  | { readonly action: 'CONFIRM_RETURN'; readonly car: CarId }
  /** `step`: which question is answered, given as the number of questions of this situation that were answered before it; absent: the current one. */
  | {
      readonly action: 'RESOLVE_EMERGENCY';
      readonly order: OrderId;
      readonly emergency: string;
      readonly tree: string;
      readonly answer?: number | undefined;
      readonly text?: string | undefined;
      readonly input?: number | undefined;
      readonly step?: number | undefined;
      readonly call?: 'driver' | 'boss' | undefined;
    }
  | {
      readonly action: 'RESOLVE_CHANGE_EVENT';
      readonly order: OrderId;
      readonly event: string;
      readonly answer?: number | undefined;
      readonly text?: string | undefined;
      readonly input?: number | undefined;
      readonly step?: number | undefined;
    }
  | { readonly action: 'USER_JOIN' }
  | { readonly action: 'USER_START' }
  /** `skip` ends the running round at once and begins the next. */
  | { readonly action: 'START'; readonly skip?: boolean | undefined }
  | { readonly action: 'FINISH' }
  /** With `situations` the clock keeps running: only new situations stop or start coming again. */
  | { readonly action: 'STOP_EVENTS'; readonly situations?: boolean | undefined }
  /** `situation`: the library id of one that is to strike `player` or all players. */
  | {
      readonly action: 'START_EVENTS';
      readonly situations?: boolean | undefined;
      readonly situation?: string | undefined;
      readonly player?: PlayerId | undefined;
    }
  /** Without `player` the message goes to everybody. */
  | { readonly action: 'SEND_MESSAGE'; readonly text: string; readonly player?: PlayerId | undefined }
  /**
   * Lets bots fill the empty places. `places`: how many players in all; 0: as many as the group has members; absent: unchanged. `level`
   * null: removes all bots.
   */
  | { readonly action: 'SET_BOTS'; readonly level: BotsLevel | null; readonly places?: number | undefined }
  /** Puts a bot of this level into the place of an absent player; null removes it. */
  | { readonly action: 'SET_SEAT'; readonly player: PlayerId; readonly level: SeatLevel | null };

export type ActionType = GameAction['action'];
export type ActionOf<T extends ActionType> = Extract<GameAction, { readonly action: T }>;

/**
 * The actions that the server itself puts into the log: presence, bots in empty places, the automatic start of a round, the end of the time for
 * playing.
 */
export type HostAction =
  | { readonly action: 'RUN' }
  | {
      readonly action: 'CONNECT';
      readonly user: PlayerUser;
      readonly type: 'STUDENT' | 'TEACHER';
      /** Absent: the usual time. */
      readonly answerTime?: AnswerTime | undefined;
    }
  | { readonly action: 'LEAVE'; readonly player: PlayerId }
  /** A bot takes a place: a new one, or that of an absent player. With `tends` it only looks after the place for that player. */
  | {
      readonly action: 'SEAT_BOT';
      readonly user: PlayerUser;
      readonly level: SeatLevel;
      readonly tends?: boolean | undefined;
    }
  | { readonly action: 'NEXT_ROUND' }
  /** The deadline of the game has passed. (LED-3) */
  | { readonly action: 'CLOSE' };

/** Who acts; `day` is the date on the server's calendar, YYYY-MM-DD. */
export type Actor = { readonly player: PlayerId; readonly type: 'STUDENT' | 'TEACHER'; readonly day: string };
