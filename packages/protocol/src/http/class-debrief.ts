import { CAR_TYPES, COMPETENCES } from '@fracht/engine';
import { z } from 'zod';
import { isWhole } from './debrief.ts';
import { brokenRule, worth } from './decision.ts';

/** The place of a moment in a class debrief. */
const classOption = z.object({
  choice: z.enum(['ANSWER', 'RIGHT_TEXT', 'WRONG_TEXT', 'GUARDED', 'UNGUARDED', 'TOO_LATE', 'DRIVE_ON']),
  /** Of an answer its place among the answers from 0, and its text; null: of all else. */
  answer: z.number().nullable(),
  text: z.string().nullable(),
  count: z.number(),
  /** The ids of those who chose it. */
  players: z.array(z.string()),
  /**
   * What it was to bring less what the best was, the mean over those who chose it, or, where nobody did, over all who could. Null: it breaks a rule and
   * counts for nothing, it is as good, nothing is the best for all who met it, or it is a parking of a kind that nobody chose.
   */
  expected: worth.nullable(),
  /** Not the best, but most who chose it, or, where nobody did, of all who could, are told in their own debriefs that it is as good. */
  isAsGood: z.boolean(),
  /** For how many of those who chose it, or, where nobody did, of all who could, an order was to stay undelivered by it that another option was to deliver. */
  undelivered: z.enum(['ALL', 'SOME', 'NONE']),
  /** The rule of law or safety that it breaks: then nobody could defend it, whatever it brings; null: none. */
  breaks: brokenRule.nullable(),
});

/** A decision that several students met alike. (DBF-6) */
const classPoint = z.object({
  /** Names the point within its game. */
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
      /** The address of its picture; null: it has none. */
      image: z.string().nullable(),
    }),
    z.object({ is: z.literal('REST'), type: z.enum(CAR_TYPES) }),
  ]),
  rounds: z.array(z.number()),
  /** How many decisions, and of whom. */
  count: z.number(),
  players: z.array(z.string()),
  /** The best for the class first, unless that breaks a rule or has no amount. */
  options: z.array(classOption),
  /** What the class was to gain had all who chose something worse, and broke no rule, chosen the best: the counts of the options times what each was to bring less. */
  loss: worth,
  /** What those who chose the best were to bring more than by the nearest lawful option, and its place in `options`; null: no majority chose the best, or it is a rest. */
  lead: worth.extend({ over: z.number() }).nullable(),
  /** The moments, in order: each a decision of a student. `loss`: what it was to bring less than the best, in zł, nothing where it is as good; null: it broke a rule. */
  moments: z.array(z.object({ player: z.string(), decision: z.string(), at: z.number(), loss: z.number().nullable() })),
});
export type ClassPoint = z.output<typeof classPoint>;

/** What a finished game was for the class. Sums of scores in zł. (DBF-6) */
export const classDebrief = z.object({
  players: z.array(z.object({ id: z.string(), score: z.number(), place: z.number() })),
  /** The length of a round in game seconds. */
  roundSeconds: z.number(),
  /** The class' score over time. */
  curve: z.array(z.object({ at: z.number(), score: z.number() })),
  /**
   * Best known of one dispatcher for all seats who knew every order from the start; null: not worked out. `gained`, `possible` and `bound` without
   * the starting money; `bound`: more than that nobody could have gained, null where nothing is certain.
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
  /** Where most people broke a rule though something lawful was open, at most two. Absent: it was worked out before this was told. */
  unlawful: z.array(classPoint).default([]),
  /** The dearest first; with `unlawful`, none of which is among them, at most three. */
  dearest: z.array(classPoint),
  /** Where fewest chose what was best for the class or as good. */
  surprise: classPoint.nullable(),
  bestMoment: classPoint.nullable(),
  /** At how many more points the class lost something, and the sum of these losses. */
  rest: z.object({ count: z.number(), loss: worth }),
  /** How many students stand where in each competence. Absent: not worked out of all students. */
  competences: z
    .array(
      z.object({
        competence: z.enum(COMPETENCES),
        strong: z.number(),
        normal: z.number(),
        practise: z.number(),
        /** Too few decisions to say. */
        tooLittle: z.number(),
      }),
    )
    .optional(),
});
export type ClassDebrief = z.output<typeof classDebrief>;

/** A class debrief with the names of its people, which are joined when it is asked for, or how far it has been worked out. (DBF-6) */
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
