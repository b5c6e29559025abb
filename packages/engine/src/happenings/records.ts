import type { JournalFact, LedgerReason, MessageCode } from '../state.ts';
import type { CityId, Grosze, ParkingId } from '../units.ts';
import type { Remedy, What } from './happening.ts';

/** An entry of the ledger; an absent amount is 0. */
type NewLedgerEntry = { readonly reason: LedgerReason; readonly money?: Grosze; readonly points?: number };
type Fact = { readonly what: JournalFact; readonly city?: CityId | null; readonly parking?: ParkingId | null };
/** A message; `toAll`: sent to everybody, not only to the player concerned. */
type HappeningMessage = {
  readonly code: MessageCode;
  readonly name?: string;
  readonly amount?: number;
  readonly toAll?: true;
};

/** What a happening writes: entries of the player's ledger, a fact of the journal, a message. */
export type Records = {
  readonly lines?: readonly NewLedgerEntry[];
  readonly fact?: Fact;
  readonly message?: HappeningMessage;
};

type WhatOf<Name extends What['what']> = Extract<What, { readonly what: Name }>;
type RecordsOf = { readonly [Name in What['what']]: (what: WhatOf<Name>) => Records };

const NOTHING: Records = {};

/** The warning that a driver's day is ending, depending on what can be done about it. (DAY-3) */
const DAY_END: Readonly<Record<Remedy, MessageCode>> = {
  PARKING: 'DAY_END_NEAR',
  PARKING_AFTER_LOADING: 'DAY_END_NEAR_LOADING',
  REST_HERE: 'DAY_END_NEAR_WAITING',
  NEARER_PARKING: 'DAY_END_BEFORE_PARKING',
};

/**
 * What each happening writes: the only place where ledger, journal and messages are written. A missing row does not compile.
 * (HAP-3, PAY-1, LOG-3, MSG-1)
 */
const RECORDS: RecordsOf = {
  ROUND_STARTED: ({ round }) => ({ message: { code: 'ROUND_STARTED', amount: round } }),
  ROUND_ENDED: ({ round }) => ({ message: { code: 'ROUND_ENDED', amount: round } }),
  GAME_PAUSED: () => ({ message: { code: 'GAME_PAUSED' } }),
  GAME_RESUMED: () => ({ message: { code: 'GAME_RESUMED' } }),
  GAME_FINISHED: () => ({ message: { code: 'GAME_FINISHED' } }),
  TEACHER_SPOKE: ({ text }) => ({ message: { code: 'TEACHER_MESSAGE', name: text } }),
  PLAYER_BEGAN: ({ money, isLate }) => ({
    lines: [{ reason: 'START', money }],
    ...(isLate ? { message: { code: 'LATE_START', amount: money } as const } : {}),
  }),
  SEAT_GIVEN_BACK: ({ change }) => ({ message: { code: 'SEAT_GIVEN_BACK', amount: change } }),
  SEAT_TENDED: () => ({ message: { code: 'SEAT_TENDED' } }),
  ORDERS_RELEASED: ({ count }) => (count > 1 ? { message: { code: 'ORDERS_RELEASED', amount: count } } : NOTHING),

  ORDER_BOOKED: () => ({ fact: { what: 'ORDER_BOOKED' } }),
  ORDER_CANCELLED: ({ points, returned }) => ({
    lines: [...(points === null ? [] : [{ reason: 'LATE_CANCEL', points } as const]), ...backToCustomer(returned)],
    fact: { what: 'ORDER_CANCELLED' },
  }),
  ORDER_EXPIRED: ({ penalty, points, returned }) => ({
    lines: [
      { reason: 'FULL_PENALTY', money: penalty },
      { reason: 'ORDER_EXPIRED', points },
      ...backToCustomer(returned),
    ],
    fact: { what: 'ORDER_EXPIRED' },
    message: { code: 'ORDER_EXPIRED' },
  }),
  ORDER_GIVEN_UP: ({ money, returned }) => ({
    lines: [...(money === 0 ? [] : [{ reason: 'EFFECT', money } as const]), ...backToCustomer(returned)],
    fact: { what: 'ORDER_EXPIRED' },
    message: { code: 'ORDER_ENDED' },
  }),
  ORDER_LOST: notCarried,
  ORDER_UNDONE: notCarried,
  ORDER_LOADED: ({ points, stands }) => ({
    lines: points === null ? [] : [{ reason: 'LOADED_ON_TIME', points }],
    message: { code: stands ? 'ORDER_LOADED_STANDS' : points === null ? 'ORDER_LOADED' : 'ORDER_LOADED_ON_TIME' },
  }),
  ORDER_PICKED_LATE: () => ({ message: { code: 'ORDER_PICKED_LATE' } }),
  ORDER_DELIVERED: delivered,

  CAR_TOOK_UP: ({ action, city, parking }) => ({ fact: { what: action, city, parking } }),
  CAR_HIRED: ({ city }) => ({ fact: { what: 'AVAILABLE', city } }),
  CAR_RETURNED: () => ({ message: { code: 'CAR_RETURNED' } }),
  CAR_AVAILABLE: () => ({ message: { code: 'CAR_AVAILABLE' } }),
  CAR_TOWED: () => ({ message: { code: 'CAR_TOWED' } }),
  SUBCONTRACTOR_LEFT: () => ({ fact: { what: 'CAR_LEFT' }, message: { code: 'SUBCONTRACTOR_LEFT' } }),
  LEG_CHARGED: ({ money }) => ({ lines: [{ reason: 'LEG_KM', money }] }),
  SUBCONTRACTOR_PAID: ({ money }) => ({ lines: [{ reason: 'SUBCONTRACTOR', money }] }),
  FERRY_BOARDED: ({ money, isInHire }) => ({
    lines: [{ reason: isInHire ? 'SUBCONTRACTOR' : 'FERRY', money }],
    fact: { what: 'FERRY_BOARDED' },
  }),
  FERRY_LEFT: () => ({ fact: { what: 'FERRY_LEFT' } }),
  PARKING_PAID: ({ money }) => ({ lines: [{ reason: 'PARKING', money }] }),
  SLOT_AWAITED: ({ minutes }) => ({ message: { code: 'CAR_WAITS_UNLOADING_SLOT', amount: minutes } }),
  PARKING_DROPPED: () => ({ message: { code: 'PARKING_DROPPED' } }),
  WORK_LIMIT_NEAR: ({ minutes, remedy }) => {
    const code = remedy === 'NEARER_PARKING' ? 'WORK_LIMIT_BEFORE_PARKING' : 'WORK_LIMIT_NEAR';
    return { message: { code, amount: minutes } };
  },
  DAY_END_NEAR: ({ minutes, remedy }) => ({ message: { code: DAY_END[remedy], amount: minutes } }),
  DRIVER_RESTED: ({ points }) => ({
    lines: points === null ? [] : [{ reason: 'GUARDED_SLEEP', points }],
    message: { code: 'CAR_RESTED' },
  }),
  WORK_OVERDUE: ({ points }) => ({
    lines: [{ reason: 'WORK_OVERDUE', points }],
    fact: { what: 'WORK_OVERDUE' },
    message: { code: 'WORK_OVERDUE' },
  }),
  DAY_OVERDUE: ({ points }) => ({
    lines: [{ reason: 'DAY_OVERDUE', points }],
    fact: { what: 'DAY_OVERDUE' },
    message: { code: 'DAY_OVERDUE' },
  }),
  FINED: ({ money }) => ({
    lines: [{ reason: 'FINE', money }],
    fact: { what: 'TICKET' },
    message: { code: 'TICKET', amount: -money },
  }),
  DAY_FINED: ({ money }) => ({
    lines: [{ reason: 'FINE', money }],
    fact: { what: 'TICKET' },
    message: { code: 'DAY_TICKET', amount: -money },
  }),
  CAR_CRASHED: ({ points }) => ({
    lines: [{ reason: 'FATAL_CRASH', points }],
    fact: { what: 'CRASHED' },
    message: { code: 'CRASH', toAll: true },
  }),
  ROBBED: ({ money }) => ({
    lines: [{ reason: 'THEFT', money }],
    fact: { what: 'THEFT' },
    message: { code: 'THEFT', amount: -money },
  }),
  COMPANY_STOOD: ({ money }) => ({
    lines: [{ reason: 'STANDING_COST', money }],
    message: { code: 'COMPANY_STOOD', amount: -money },
  }),
  REPLACEMENT_SENT: () => ({ message: { code: 'REPLACEMENT_SENT' } }),
  REPLACEMENT_MISSING: () => ({ message: { code: 'REPLACEMENT_MISSING' } }),
  CARGO_MOVED: ({ waybill }) => ({
    fact: { what: 'CARGO_MOVED' },
    message: { code: 'CARGO_MOVED', name: waybill },
  }),

  EMERGENCY: situation,
  EMERGENCY_RESOLVED: situation,
  CHANGE_EVENT: situation,
  CHANGE_EVENT_RESOLVED: situation,
  ACCIDENT: situation,
  CHANGE_APPLIED: ({ name }) => ({ message: { code: 'CHANGE_APPLIED', name } }),
  QUESTION_REACHED: situationPoints,
  QUESTION_ANSWERED: situationPoints,
  PREMIUM_EARNED: situationPoints,
  HELP_CALLED: situationPoints,
  EFFECT_PAID: ({ money }) => ({ lines: [{ reason: 'EFFECT', money }] }),
  POINTS_CANCELLED: ({ points }) => ({ lines: [{ reason: 'POINTS_CANCELLED', points }] }),
};

/** What a happening writes. */
export function recordsOf<Name extends What['what']>(name: Name, what: WhatOf<Name>): Records {
  return RECORDS[name](what);
}

/** What a customer has paid for changes is returned with an order that was not carried. (PAY-10) */
function backToCustomer(returned: Grosze): readonly NewLedgerEntry[] {
  return returned === 0 ? [] : [{ reason: 'EFFECT', money: -returned }];
}

function notCarried({ penalty, returned }: WhatOf<'ORDER_LOST' | 'ORDER_UNDONE'>): Records {
  return { lines: [{ reason: 'FULL_PENALTY', money: penalty }, ...backToCustomer(returned)] };
}

function delivered({ isReturned, pay, lateHours, penalty, points, returned }: WhatOf<'ORDER_DELIVERED'>): Records {
  const fact = { what: 'ORDER_DELIVERED' } as const;
  if (isReturned) return { fact, lines: backToCustomer(returned), message: { code: 'ORDER_ENDED' } };
  const paid: readonly NewLedgerEntry[] = pay === null ? [] : [{ reason: 'PAY', money: pay }];
  if (lateHours === 0) {
    const lines = [...paid, { reason: 'DELIVERED_ON_TIME', points } as const];
    return { fact, lines, message: { code: 'ORDER_DELIVERED_ON_TIME' } };
  }
  const late = [
    { reason: 'LATE_PENALTY', money: penalty },
    { reason: 'LATE_DELIVERY', points },
  ] as const;
  return { fact, lines: [...paid, ...late], message: { code: 'ORDER_DELIVERED_LATE', amount: lateHours } };
}

type NamedAlike = Extract<JournalFact & MessageCode, What['what']>;

/** A situation begins or ends: the journal and the messages each have their own name for it. */
function situation({ what, name }: { readonly what: NamedAlike; readonly name: string }): Records {
  return { fact: { what }, message: { code: what, name } };
}

function situationPoints({ points }: { readonly points: number }): Records {
  return points === 0 ? NOTHING : { lines: [{ reason: 'SITUATION', points }] };
}
