import type { GameState, Message, MessageCode, MessageType } from '../state.ts';
import type { CarId, OrderId, PlayerId } from '../units.ts';

/** How many messages a game keeps. (MSG-1) */
const KEPT = 200;

/** How urgent each message is. (MSG-2) */
const TYPES: Readonly<Record<MessageCode, MessageType>> = {
  ROUND_STARTED: 'info',
  ROUND_ENDED: 'info',
  GAME_PAUSED: 'info',
  GAME_RESUMED: 'info',
  GAME_FINISHED: 'info',
  ORDERS_RELEASED: 'info',
  ORDER_LOADED: 'info',
  ORDER_LOADED_ON_TIME: 'other',
  ORDER_LOADED_STANDS: 'info',
  ORDER_DELIVERED_ON_TIME: 'other',
  ORDER_DELIVERED_LATE: 'warning',
  ORDER_EXPIRED: 'danger',
  ORDER_PICKED_LATE: 'warning',
  ORDER_ENDED: 'warning',
  WORK_LIMIT_NEAR: 'warning',
  WORK_LIMIT_BEFORE_PARKING: 'warning',
  WORK_OVERDUE: 'danger',
  DAY_END_NEAR: 'warning',
  DAY_END_NEAR_LOADING: 'warning',
  DAY_END_NEAR_WAITING: 'warning',
  DAY_END_BEFORE_PARKING: 'warning',
  DAY_OVERDUE: 'danger',
  PARKING_DROPPED: 'warning',
  TICKET: 'danger',
  DAY_TICKET: 'danger',
  CRASH: 'danger',
  THEFT: 'danger',
  COMPANY_STOOD: 'warning',
  CAR_RESTED: 'info',
  CAR_WAITS_UNLOADING_SLOT: 'warning',
  CAR_RETURNED: 'info',
  CAR_AVAILABLE: 'info',
  SUBCONTRACTOR_LEFT: 'info',
  EFFECT_APPLIED: 'info',
  EMERGENCY: 'danger',
  EMERGENCY_RESOLVED: 'info',
  CHANGE_EVENT: 'warning',
  CHANGE_EVENT_RESOLVED: 'info',
  CHANGE_APPLIED: 'warning',
  ACCIDENT: 'info',
  REPLACEMENT_SENT: 'info',
  REPLACEMENT_MISSING: 'warning',
  CARGO_MOVED: 'info',
  CAR_TOWED: 'info',
  TEACHER_MESSAGE: 'info',
  SEAT_GIVEN_BACK: 'other',
  SEAT_TENDED: 'other',
  LATE_START: 'other',
};

/** A new message; without a player it goes to everybody. */
export type NewMessage = {
  readonly code: MessageCode;
  readonly player?: PlayerId | null;
  readonly order?: OrderId | null;
  readonly car?: CarId | null;
  readonly name?: string | null;
  readonly amount?: number;
};

/** Adds a message; the last 200 are kept. The words are in the catalogue. (MSG-1) */
export function withMessage(state: GameState, told: NewMessage): GameState {
  const { code, player = null, order = null, car = null, name = null, amount = 0 } = told;
  const id = state.messageCount + 1;
  const message: Message = { id, at: state.now, type: TYPES[code], code, player, order, car, name, amount };
  const kept = state.messages.length < KEPT ? state.messages : state.messages.slice(1 - KEPT);
  return { ...state, messages: kept.concat([message]), messageCount: id };
}
