import type { CarId, GameSeconds, OrderId, PlayerId } from './units.ts';

export const MESSAGE_CODES = [
  'ROUND_STARTED',
  'ROUND_ENDED',
  'GAME_PAUSED',
  'GAME_RESUMED',
  'GAME_FINISHED',
  'ORDERS_RELEASED',
  'ORDER_LOADED',
  'ORDER_LOADED_ON_TIME',
  'ORDER_LOADED_STANDS',
  'ORDER_DELIVERED_ON_TIME',
  'ORDER_DELIVERED_LATE',
  'ORDER_EXPIRED',
  'ORDER_PICKED_LATE',
  'ORDER_ENDED',
  'WORK_LIMIT_NEAR',
  'WORK_LIMIT_BEFORE_PARKING',
  'WORK_OVERDUE',
  'DAY_END_NEAR',
  'DAY_END_NEAR_LOADING',
  'DAY_END_NEAR_WAITING',
  'DAY_END_BEFORE_PARKING',
  'DAY_OVERDUE',
  'PARKING_DROPPED',
  'TICKET',
  'DAY_TICKET',
  'CRASH',
  'THEFT',
  'COMPANY_STOOD',
  'CAR_RESTED',
  'CAR_WAITS_UNLOADING_SLOT',
  'CAR_RETURNED',
  'CAR_AVAILABLE',
  'SUBCONTRACTOR_LEFT',
  'EFFECT_APPLIED',
  'EMERGENCY',
  'EMERGENCY_RESOLVED',
  'CHANGE_EVENT',
  'CHANGE_EVENT_RESOLVED',
  'CHANGE_APPLIED',
  'ACCIDENT',
  'REPLACEMENT_SENT',
  'REPLACEMENT_MISSING',
  'CARGO_MOVED',
  'CAR_TOWED',
  'TEACHER_MESSAGE',
  'SEAT_GIVEN_BACK',
  'SEAT_TENDED',
  'LATE_START',
] as const;
export type MessageCode = (typeof MESSAGE_CODES)[number];
export type MessageType = 'danger' | 'warning' | 'info' | 'other' | 'none';

/** A message as data: what it says, and about whom; the words are in the catalogue. `player` null: to everybody. (MSG-1) */
export type Message = {
  readonly id: number;
  readonly at: GameSeconds;
  readonly type: MessageType;
  readonly code: MessageCode;
  readonly player: PlayerId | null;
  readonly order: OrderId | null;
  readonly car: CarId | null;
  /** A name that the text needs: that of a situation, or the teacher's own words; otherwise null. */
  readonly name: string | null;
  /** A number that the text needs: minutes, grosze, hours, orders, a round. */
  readonly amount: number;
};
