import { CAR_TYPES, MONEY_REASONS, POINT_REASONS } from '@fracht/engine';
import { z } from 'zod';
import { ACTION_SCHEMAS } from '../actions.ts';

/** What something is worth: money in zł, points, and both as one amount in zł at the score's price of a point. (DBF-2) */
export const worth = z.object({ money: z.number(), points: z.number(), total: z.number() });
export type DebriefWorth = z.output<typeof worth>;

/**
 * What a decision is about. DRIVE_ON is not an action: a driver exceeded the limit of work time or the end of his day without being sent to a parking in time.
 */
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

/** How good a decision was, by the common table of thresholds. */
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
 * A choice at a decision, made or possible, with the data needed to describe it. Cities and parkings by id, moments in game seconds.
 * (DBF-3)
 */
export const choice = z.discriminatedUnion('is', [
  /** No action: the order was not booked, the car was left alone, the driver drove on. */
  z.object({
    is: z.literal('NOTHING'),
    /**
     * What the driver then continues doing: driving, driving to the parking chosen before, resting, standing at the roadside, or waiting for loading or unloading. Absent: not
     * reported.
     */
    doing: z.enum(['DRIVES', 'BOUND', 'RESTS', 'STANDS', 'WAITS']).optional(),
  }),
  /** The action named by the decision's kind, if there is only one way of doing it: giving back, taking off, sending home, calling. */
  z.object({ is: z.literal('DONE') }),
  /** The order for which a car was chosen is given back. */
  z.object({ is: z.literal('GIVEN_BACK') }),
  z.object({ is: z.literal('ORDER'), order: z.string(), from: z.number(), to: z.number() }),
  /** `isHired`: the car belongs to a subcontractor. `car`: its id; for a car that would have to be hired the id of the offer. */
  z.object({
    is: z.literal('CAR'),
    car: z.string(),
    type: z.enum(CAR_TYPES),
    isHired: z.boolean(),
    /** Where it stood. Null or absent: on the road, or not reported. */
    city: z.number().nullable().optional(),
  }),
  /** `parking`: an id, HERE (stop at the roadside) or GO (go on from there). `at`: when it would be reached; null: not reported. */
  z.object({
    is: z.literal('PARKING'),
    parking: z.string(),
    isGuarded: z.boolean(),
    at: z.number().nullable(),
    /** Minutes past the limit of work time on arrival; negative: minutes left. Null: not reported. */
    overrun: z.number().nullable(),
  }),
  /** `answer`: the index among the answers, from 0. */
  z.object({ is: z.literal('ANSWER'), answer: z.number(), text: z.string() }),
  z.object({ is: z.literal('TEXT'), text: z.string(), isRight: z.boolean() }),
]);
export type DecisionChoice = z.output<typeof choice>;

/**
 * A rule of law or safety that is broken: what breaks it, the name of the law (null: it is named in `article`), the place in it, and the day on which it was
 * checked.
 */
export const brokenRule = z.object({
  why: z.string(),
  law: z.string().nullable(),
  article: z.string(),
  checked: z.string().nullable(),
  /** Which of the driver's limits it is: driving time, or the end of his day. Absent: another rule. */
  limit: z.enum(['DRIVING', 'DAY']).optional(),
});
export type BrokenRule = z.output<typeof brokenRule>;

/**
 * How much more a decision was expected to bring than the alternative it is compared with, for one reason of the ledger or for the price of the car's time. `isRisk`: the price of
 * what might happen by chance.
 */
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
  /** Minutes until the end of the driver's day, negative if it is past; null: the day has not begun, or the game's rules have none. (DAY-1) */
  dayLeft: z.number().nullable(),
  isDriving: z.boolean(),
  /** When the car's present leg ends, with breaks and crossings but without a rest; null if it is not driving. */
  arrivesAt: z.number().nullable(),
  /**
   * When the driving time ends if it drives on, including breaks; null: it is not on the road. Absent: not reported, as in debriefs of earlier versions, whose `arrivesAt` does not include
   * breaks.
   */
  limitAt: z.number().nullable().optional(),
  /** Where it stood on its present drive: cities by id, and km from the first one. Null or absent: it was not on a drive, or not reported. */
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
  /** The parkings that the car could still reach within the limit of work time, and how many of them are guarded; null if it is not driving. */
  parkings: z.object({ within: z.number(), guarded: z.number() }).nullable(),
  /** `why`: why the best answer is the best, in its author's words. */
  question: z.object({ situation: z.string(), name: z.string(), text: z.string(), why: z.string() }).nullable(),
  chosen: choice,
  /** No car was ever sent for the order that was booked, and it expired. Absent: not so, or not reported, as in debriefs of earlier versions. */
  isUnserved: z.literal(true).optional(),
  /**
   * Null: not judged, because there was no alternative, the player was away or took it back, it is judged as part of another decision, or it has not
   * been judged yet.
   */
  judgement: z
    .object({
      grade: decisionGrade,
      /** How much more the best alternative that breaks no rule was expected to bring; zero if the decision was as good. */
      loss: worth,
      /** How much more the decision was expected to bring than that alternative; zero if it was not ahead. */
      lead: worth,
      /** The rule that it broke although another way was open; null if none. */
      breaks: brokenRule.nullable(),
      /** How much less, in zł, the right answer was expected to bring than another one; never positive. */
      dearer: z.number(),
      /** What chance later took from it or gave to it, in zł, compared with what could be expected. */
      luck: z.number(),
    })
    .nullable(),
  /** Whether nothing else could be done, or nothing within the driver's limit any more. Absent: not reported, as in debriefs of earlier versions. */
  isForced: z.boolean().optional(),
  /**
   * The best first, those that break a rule last. `gain`: how much more it was expected to bring, `time`: the part of that which is the price of a car's time; `isAsGood`: as good as the
   * best possible choice.
   */
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
  /** The index in the alternatives of the one with which the decision is compared: the nearest if the decision is ahead, else the best. */
  beside: z.number(),
  /** How it differs from that one, the largest difference first: the lines add up to that alternative's gain with the opposite sign. */
  account: z.array(accountLine),
});
export type DebriefDecision = z.output<typeof debriefDecision>;
