import { CAR_TYPES, COMPETENCES } from '@fracht/engine';
import { z } from 'zod';
import { isWhole } from './debrief.ts';
import { brokenRule, worth } from './decision.ts';

/** One of the options at a point of a class debrief. */
const classOption = z.object({
  choice: z.enum(['ANSWER', 'RIGHT_TEXT', 'WRONG_TEXT', 'GUARDED', 'UNGUARDED', 'TOO_LATE', 'DRIVE_ON']),
  /** For an answer its index among the answers, from 0, and its text; null for everything else. */
  answer: z.number().nullable(),
  text: z.string().nullable(),
  count: z.number(),
  /** The ids of the students who chose it. */
  players: z.array(z.string()),
  /**
   * How much less it was expected to bring than the best: the mean over those who chose it or, if nobody did, over all who could. Null: it breaks a
   * rule, so that its worth does not count; or it is as good; or nothing is the best for all who faced it; or it is a parking of a kind that nobody
   * chose.
   */
  expected: worth.nullable(),
  /** Not the best, but most of those who chose it or, if nobody did, of all who could, are told in their own debriefs that it is as good. */
  isAsGood: z.boolean(),
  /**
   * For how many of those who chose it (or, if nobody did, of all who could) it was expected to leave an order undelivered that another option was expected to
   * deliver.
   */
  undelivered: z.enum(['ALL', 'SOME', 'NONE']),
  /** The rule of law or safety that it breaks, so that nobody could defend it, whatever it brings; null if none. */
  breaks: brokenRule.nullable(),
});

/** A decision that several students faced in the same way. (DBF-6) */
const classPoint = z.object({
  /** Identifies the point within its game. */
  key: z.string(),
  subject: z.discriminatedUnion('is', [
    z.object({
      is: z.literal('QUESTION'),
      situation: z.string(),
      name: z.string(),
      /** The situation's description and the question. */
      description: z.string(),
      text: z.string(),
      /** Why the best answer is the best, in its author's words. */
      why: z.string(),
      /** The URL of its picture; null if it has none. */
      image: z.string().nullable(),
    }),
    z.object({ is: z.literal('REST'), type: z.enum(CAR_TYPES) }),
  ]),
  rounds: z.array(z.number()),
  /** The number of decisions, and the students who took them. */
  count: z.number(),
  players: z.array(z.string()),
  /** The best for the class first, unless that breaks a rule or has no amount. */
  options: z.array(classOption),
  /**
   * What the class would have gained if all who chose something worse, without breaking a rule, had chosen the best: for each option its count times how much less it
   * was expected to bring.
   */
  loss: worth,
  /**
   * How much more those who chose the best were expected to gain than by the nearest lawful option, and the index of that option in `options`; null: no majority chose the
   * best, or it is a rest.
   */
  lead: worth.extend({ over: z.number() }).nullable(),
  /**
   * The moments, in order: each is a decision of a student. `loss`: how much less it was expected to bring than the best, in zł, 0 if it is as good; null: it broke a
   * rule.
   */
  moments: z.array(z.object({ player: z.string(), decision: z.string(), at: z.number(), loss: z.number().nullable() })),
});
export type ClassPoint = z.output<typeof classPoint>;

/** The debrief of a finished game for the class. Sums of scores are in zł. (DBF-6) */
export const classDebrief = z.object({
  players: z.array(z.object({ id: z.string(), score: z.number(), place: z.number() })),
  /** The length of a round in game seconds. */
  roundSeconds: z.number(),
  /** The class's score over time. */
  curve: z.array(z.object({ at: z.number(), score: z.number() })),
  /**
   * The best known result of a single dispatcher in all seats who knew every order from the start; null: not calculated. `gained`, `possible` and
   * `bound` are without the starting money; `bound`: nobody could have gained more than that, null if nothing is certain.
   */
  best: z
    .object({
      curve: z.array(z.object({ at: z.number(), score: z.number() })),
      score: z.number(),
      gained: z.number(),
      possible: z.number(),
      bound: z.number().nullable(),
      percent: z.number(),
    })
    .nullable(),
  /** The points where most people broke a rule although something lawful was possible, at most two. Absent: calculated before this was reported. */
  unlawful: z.array(classPoint).default([]),
  /** The most expensive points, the most expensive first; none of them is in `unlawful`, and there are at most three in the two lists together. */
  dearest: z.array(classPoint),
  /** The point where the smallest share chose what was best for the class or as good. */
  surprise: classPoint.nullable(),
  bestMoment: classPoint.nullable(),
  /** At how many more points the class lost something, and the sum of these losses. */
  rest: z.object({ count: z.number(), loss: worth }),
  /** How many students are at which level in each competence. Absent: not calculated for all students. */
  competences: z
    .array(
      z.object({
        competence: z.enum(COMPETENCES),
        strong: z.number(),
        normal: z.number(),
        practise: z.number(),
        /** Too few decisions for a verdict. */
        tooLittle: z.number(),
      }),
    )
    .optional(),
});
export type ClassDebrief = z.output<typeof classDebrief>;

/** A class debrief with the names of its people, which are added when it is requested, or how far its calculation has come. (DBF-6) */
export const classDebriefPayload = z.discriminatedUnion('state', [
  z.object({ state: z.literal('WORKING'), share: z.number() }),
  z.object({ state: z.literal('FAILED') }),
  z.object({
    state: z.literal('READY'),
    isWhole,
    debrief: classDebrief,
    names: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
]);
export type ClassDebriefPayload = z.output<typeof classDebriefPayload>;
