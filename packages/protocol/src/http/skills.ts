import { COMPETENCES } from '@fracht/engine';
import { z } from 'zod';
import { idText } from '../fields/fields.ts';
import { gameId } from '../ids.ts';

const competence = z.enum(COMPETENCES);

/** The verdict on a competence. Never a grade. (SKL-2) */
const word = z.enum(['STRONG', 'NORMAL', 'PRACTISE', 'TOO_LITTLE']);

/** What a text says about a moment. */
const moment = z.enum([
  'RESTED',
  'RESTED_LATE',
  'RESTED_WORSE',
  'DROVE_ON',
  'NO_REST_LEFT',
  'REST_CUT',
  'GUARDED',
  'UNGUARDED',
  'IN_TIME',
  'LATE',
  'NOT_DELIVERED',
  'NEVER_SENT',
  'ORDER_CHOSEN',
  'ORDER_GIVEN_BACK',
  'CAR_CHOSEN',
  'CAR_HIRED',
  'CAR_TAKEN_OFF',
  'CAR_SENT_HOME',
  'ANSWERED',
]);

/** What one decision says about one competence. `at` in game seconds; `loss` in zł; `value` from 0 to 1, where 1 is as good as the best. (SKL-1) */
export const skillObservation = z.object({
  decision: z.string(),
  competence,
  moment,
  at: z.number(),
  round: z.number(),
  order: z.string().nullable(),
  car: z.string().nullable(),
  /** The name of the situation that was answered; null if it was not an answer. */
  situation: z.string().nullable(),
  loss: z.number(),
  value: z.number(),
});
export type SkillObservation = z.output<typeof skillObservation>;

/** A moment worth looking at, in which game it is, and whether it was good. */
const linkedMoment = z.object({ game: z.string(), isGood: z.boolean(), observation: skillObservation });

/** What one lesson or a term says about one competence. (SKL-2) */
export const skillProfile = z.object({
  competence,
  word,
  /** How many observations there are, how many of them were good, and how many are missing before a verdict can be given. */
  n: z.number(),
  good: z.number(),
  missing: z.number(),
  /** The expected share of good decisions, from 0 to 1, and the value of ordinary play. */
  level: z.number(),
  norm: z.object({ from: z.number(), to: z.number() }),
  links: z.array(linkedMoment),
});
export type SkillProfile = z.output<typeof skillProfile>;

/** An observation that a teacher excluded: whose decision, why, by whom and when (ms). */
const struckOut = z.object({
  decision: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.number(),
});

/** The competences of a student after a lesson and over the term. (SKL-3) */
export const studentSkills = z.object({
  player: z.string(),
  /** The student's name, for the teacher. */
  name: z.string(),
  lesson: z.array(skillProfile),
  term: z.array(skillProfile),
  /** The first day of the lessons counted in `term`, YYYY-MM-DD. */
  since: z.string(),
  /** The lessons of the term that have been evaluated, the oldest first, including this one. */
  lessons: z.array(
    z.object({
      game: z.string(),
      date: z.string(),
      profiles: z.array(skillProfile.pick({ competence: true, word: true, n: true, level: true })),
    }),
  ),
  /** All observations of this lesson, including excluded ones, in order. */
  observations: z.array(skillObservation),
  struck: z.array(struckOut),
});
export type StudentSkills = z.output<typeof studentSkills>;

/** Competences, or how far their calculation has come, as for a debrief. (SKL-3) */
export const skillsPayload = z.discriminatedUnion('state', [
  z.object({ state: z.literal('WORKING'), share: z.number() }),
  z.object({ state: z.literal('FAILED') }),
  z.object({ state: z.literal('READY'), skills: studentSkills }),
]);

/** `player`: the student whose competences a teacher opens; absent: the caller's own. */
export const skillsQuery = z.object({ player: idText.optional() });

/** For the class of a game: how many students got each verdict, and the students whose evaluation is complete and can be opened. (SKL-4) */
export const classSkillsPayload = z.object({
  competences: z.array(
    z.object({
      competence,
      students: z.object({ STRONG: z.number(), NORMAL: z.number(), PRACTISE: z.number(), TOO_LITTLE: z.number() }),
    }),
  ),
  players: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ClassSkillsPayload = z.output<typeof classSkillsPayload>;

/** Which observations are excluded: everything that one decision of a student says. The reason is shown to the student. (SKL-5) */
export const strikeBody = z.object({
  game: gameId,
  player: idText,
  decision: z.string().min(1).max(100),
  reason: z.string().trim().min(3).max(200),
});
export const restoreBody = strikeBody.omit({ reason: true });
