import type { CarAction } from './car-state.ts';
import type { CarId, CityId, GameSeconds, Grosze, OrderId, ParkingId, PlayerId } from './units.ts';

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
  'DAY_OVERDUE',
  'GUARDED_SLEEP',
  'FATAL_CRASH',
  'SITUATION',
  'POINTS_CANCELLED',
] as const;
export type LedgerReason = (typeof MONEY_REASONS)[number] | (typeof POINT_REASONS)[number];

/** An entry of the ledger; money and points never change without one. `id` counts from 1 within the player. (PAY-1) */
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
  'DAY_OVERDUE',
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
/** What happened: one of the facts, or that a car began this action. */
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
