import { ACCOUNT_KINDS, MONEY_REASONS, POINT_REASONS } from '@fracht/engine';
import { z } from 'zod';
import { wholeNumber } from '../fields/fields.ts';
import { debriefDecision } from './decision.ts';
import { replayHappening } from './replay-happening.ts';
import { skillProfile } from './skills.ts';

/** A decision with its worth, without its alternatives. */
const reportedDecision = debriefDecision
  .pick({ id: true, kind: true, at: true, round: true, chosen: true, judgement: true })
  .extend({
    order: z.string().nullable(),
    car: z.string().nullable(),
    /** The name of the situation that was answered; null if it was not an answer. */
    situation: z.string().nullable(),
  });

/** The origin of an entry with the reason EFFECT: an answer, a random situation, or a surcharge that was taken back with its order. */
const effectOrigin = z.discriminatedUnion('of', [
  z.object({ of: z.literal('ANSWER') }),
  z.object({ of: z.literal('RANDOM'), name: z.string() }),
  z.object({ of: z.literal('RETURN') }),
]);

/** An entry of a ledger, as on the wire. It has its own schema, because pages that read a report need nothing of a running game. */
const reportedEntry = z.object({
  id: z.number(),
  at: z.number(),
  order: z.string().nullable(),
  car: z.string().nullable(),
  reason: z.enum([...MONEY_REASONS, ...POINT_REASONS]),
  /** Null: the reason already says it. */
  origin: effectOrigin.nullable(),
  money: z.number(),
  points: z.number(),
});

/** What an order carried: the name of its goods, kilograms, pallets, decimetres of floor, centimetres of width. */
const reportedCargo = z.object({
  name: z.string(),
  celsius: z.number().nullable(),
  un: z.string().nullable(),
  kg: z.number(),
  pallets: z.number().nullable(),
  decimetres: z.number().nullable(),
  width: z.number().nullable(),
});

/**
 * The account of an ended order: what was planned when its car was sent (null: not recorded), the actual result, and the margins. Costs are negative.
 */
const reportedOrder = z.object({
  order: z.string(),
  car: z.string().nullable(),
  /** Null: no particular cargo, in games of earlier rules. */
  cargo: reportedCargo.nullable(),
  rows: z.array(z.object({ kind: z.enum(ACCOUNT_KINDS), planned: z.number().nullable(), real: z.number() })),
  planned: z.number().nullable(),
  real: z.number(),
});

/** Money in zł; happenings that concern everybody are repeated for each student. */
const reportedStudent = z.object({
  id: z.string(),
  name: z.string(),
  decisions: z.array(reportedDecision),
  ledger: z.array(reportedEntry),
  orders: z.array(reportedOrder),
  happenings: z.array(replayHappening),
  /** The five competences in this lesson. */
  profiles: z.array(skillProfile.pick({ competence: true, word: true, n: true, good: true })),
});
export type ReportedStudent = z.output<typeof reportedStudent>;

/**
 * Some of the students of a finished game, with everything that a teacher exports; `next`: where to continue, null if these were the last. (DBF-7)
 */
export const classReportPayload = z.discriminatedUnion('state', [
  z.object({ state: z.literal('WORKING'), share: z.number() }),
  z.object({ state: z.literal('FAILED') }),
  z.object({ state: z.literal('READY'), students: z.array(reportedStudent), next: z.number().nullable() }),
]);
export type ClassReportPayload = z.output<typeof classReportPayload>;

/** `from`: how many students earlier answers contained. */
export const classReportQuery = z.object({ from: wholeNumber(0, 100_000).default(0) });
