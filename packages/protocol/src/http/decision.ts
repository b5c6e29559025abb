import { CAR_TYPES, MONEY_REASONS, POINT_REASONS } from '@fracht/engine';
import { z } from 'zod';
import { ACTION_SCHEMAS } from '../actions.ts';

/** What something is worth: money in zł, points, and both as one amount in zł at the price of the score. (DBF-2) */
export const worth = z.object({ money: z.number(), points: z.number(), total: z.number() });
export type DebriefWorth = z.output<typeof worth>;

/** What a decision is about. DRIVE_ON is no action: a driver went past the limit of work time or the end of his day without being sent to a parking in time. */
const DECISION_KINDS = [
  'BOOK_ORDER',
  'GIVE_ORDER_BACK',
  'BOOK_CAR',
  'HIRE_CAR',
  'TAKE_CAR_OFF',
  'SEND_CAR_HOME',
  'PARK',
  'DRIVE_ON',
  'ANSWER_EMERGENCY',
  'ANSWER_CHANGE',
  'CALL',
] as const;

/** How good a decision was, by the one table of thresholds. */
export const decisionGrade = z.enum(['BEST', 'AS_GOOD', 'SLIP', 'MISTAKE', 'BLUNDER']);

/** The actions of the game that a decision can consist of, without the client's ids. */
const { BOOK_ORDER, CANCEL_ORDER, ADD_CAR, BOOK_CAR, CANCEL_CAR_BOOKING, SELECT_PARKING } = ACTION_SCHEMAS;
const { CONFIRM_RETURN, RESOLVE_EMERGENCY, RESOLVE_CHANGE_EVENT } = ACTION_SCHEMAS;
export const playAction = z.discriminatedUnion('action', [
  BOOK_ORDER.omit({ id: true }),
  CANCEL_ORDER.omit({ id: true }),
  ADD_CAR.omit({ id: true }),
  BOOK_CAR.omit({ id: true }),
  CANCEL_CAR_BOOKING.omit({ id: true }),
  SELECT_PARKING.omit({ id: true }),
  CONFIRM_RETURN.omit({ id: true }),
  RESOLVE_EMERGENCY.omit({ id: true }),
  RESOLVE_CHANGE_EVENT.omit({ id: true }),
]);
export type PlayAction = z.output<typeof playAction>;

/**
 * A choice at a decision, made or possible, with the data that its words need. Cities and parkings by id, moments in game seconds. (DBF-3)
 */
export const choice = z.discriminatedUnion('is', [
  /** No action: the order was not booked, the car was left alone, the driver drove on. */
  z.object({
    is: z.literal('NOTHING'),
    /** What the driver then goes on doing: drives, drives to the parking that was chosen before, rests, stands at the roadside, or waits for loading or unloading. Absent: not told. */
    doing: z.enum(['DRIVES', 'BOUND', 'RESTS', 'STANDS', 'WAITS']).optional(),
  }),
  /** The action that the decision's kind names, which can be done in one way only: giving back, taking off, sending home, calling. */
  z.object({ is: z.literal('DONE') }),
  /** The order is given back for which a car was chosen. */
  z.object({ is: z.literal('GIVEN_BACK') }),
  z.object({ is: z.literal('ORDER'), order: z.string(), from: z.number(), to: z.number() }),
  /** `isHired`: of a subcontractor. `car`: its id; of one that would have to be hired the id of the offer. */
  z.object({
    is: z.literal('CAR'),
    car: z.string(),
    type: z.enum(CAR_TYPES),
    isHired: z.boolean(),
    /** Where it stood. Null or absent: on the road, or not told. */
    city: z.number().nullable().optional(),
  }),
  /** `parking`: id, or HERE (stop at the roadside) or GO (go on from there). `at`: when it would be reached; null: not told. */
  z.object({
    is: z.literal('PARKING'),
    parking: z.string(),
    isGuarded: z.boolean(),
    at: z.number().nullable(),
    /** Minutes past the limit of work time there; below zero: minutes left. Null: not told. */
    overrun: z.number().nullable(),
  }),
  /** `answer`: place among the answers, from 0. */
  z.object({ is: z.literal('ANSWER'), answer: z.number(), text: z.string() }),
  z.object({ is: z.literal('TEXT'), text: z.string(), isRight: z.boolean() }),
]);
export type DecisionChoice = z.output<typeof choice>;

/** A rule of law or safety that is broken: by what, the law by name (null: it is named in `article`), the place in it, and the day on which it was looked up. */
export const brokenRule = z.object({
  why: z.string(),
  law: z.string().nullable(),
  article: z.string(),
  checked: z.string().nullable(),
  /** Which limit of the driver's it is: of driving time, or the end of his day. Absent: another rule. */
  limit: z.enum(['DRIVING', 'DAY']).optional(),
});
export type BrokenRule = z.output<typeof brokenRule>;

/** What a decision was to bring more than the alternative beside it under one reason of the ledger, or as the price of the car's time. `isRisk`: the price of what chance could do. */
const accountLine = worth.extend({
  reason: z.enum([...MONEY_REASONS, ...POINT_REASONS, 'CAR_TIME']),
  isRisk: z.literal(true).optional(),
});
export type DecisionAccountLine = z.output<typeof accountLine>;

/** The car of a decision at its moment. Work time in minutes. */
const carThen = z.object({
  id: z.string(),
  type: z.enum(CAR_TYPES),
  isHired: z.boolean(),
  working: z.number(),
  maxWorkTime: z.number(),
  /** Minutes until the end of the driver's day, below zero past it; null: it has not begun, or the game's rules know none. (DAY-1) */
  dayLeft: z.number().nullable(),
  isDriving: z.boolean(),
  /** When the leg ends that it drives, with its breaks and crossings and without a rest; null: it drives none. */
  arrivesAt: z.number().nullable(),
  /** When the driving time ends if it drives on, breaks included; null: it is not on the road. Absent: not told, as in debriefs of earlier versions, whose `arrivesAt` is without breaks. */
  limitAt: z.number().nullable().optional(),
  /** Where it stood on the drive that it was on: cities by id, and km from the first one. Null or absent: on none, or not told. */
  leg: z
    .object({ route: z.array(z.number()), km: z.number() })
    .nullable()
    .optional(),
});

/** The order of a decision. Windows in game minutes. */
const orderThen = z.object({
  id: z.string(),
  type: z.enum(CAR_TYPES),
  from: z.number(),
  to: z.number(),
  pickWindow: z.object({ from: z.number(), to: z.number() }),
  deliverWindow: z.object({ from: z.number(), to: z.number() }),
});

/** A decision of a player: what else could have been done, and what the decision was worth. (DBF-3) */
export const debriefDecision = z.object({
  id: z.string(),
  kind: z.enum(DECISION_KINDS),
  at: z.number(),
  round: z.number(),
  order: orderThen.nullable(),
  car: carThen.nullable(),
  /** The parkings that the car could still reach within the limit of work time, and how many of them are guarded; null: no car drives. */
  parkings: z.object({ within: z.number(), guarded: z.number() }).nullable(),
  /** `why`: why the best answer is the best, in its author's words. */
  question: z.object({ situation: z.string(), name: z.string(), text: z.string(), why: z.string() }).nullable(),
  chosen: choice,
  /** Null: not judged, because there was no alternative, the player was away or took it back, it is judged as part of another decision, or not yet. */
  judgement: z
    .object({
      grade: decisionGrade,
      /** How much more the best alternative that breaks no rule was to bring; zero if the decision was as good. */
      loss: worth,
      /** How much more the decision was to bring than that alternative; zero if it was not. */
      lead: worth,
      /** The rule that it broke though another way was open; null: none. */
      breaks: brokenRule.nullable(),
      /** How much less, in zł, the right answer was to bring than another one; never above zero. */
      dearer: z.number(),
      /** What chance took from it or gave it after, in zł, against what was to be expected. */
      luck: z.number(),
    })
    .nullable(),
  /** Whether nothing else could be done, or nothing within the driver's limit any more. Absent: not told, as in debriefs of earlier versions. */
  isForced: z.boolean().optional(),
  /** The best first, what breaks a rule last. `gain`: what it was to bring more, `time`: the part of it that is the price of a car's time; `isAsGood`: as good as the best that could be done. */
  alternatives: z.array(
    z.object({
      choice,
      actions: z.array(playAction),
      gain: worth,
      time: z.number(),
      isAsGood: z.boolean(),
      breaks: brokenRule.nullable(),
    }),
  ),
  /** The place among the alternatives of the one that the decision is told beside: where it is ahead the nearest, else the best. */
  beside: z.number(),
  /** What makes it differ from that one, the most first: its lines add up to that alternative's gain, with the other sign. */
  account: z.array(accountLine),
});
export type DebriefDecision = z.output<typeof debriefDecision>;
