import { CAR_ACTIONS, CAR_TYPES, JOURNAL_FACTS, REJECTION_CODES } from '@fracht/engine';
import { z } from 'zod';
import { idText, listOf } from '../fields/fields.ts';
import { gameId } from '../ids.ts';
import { brokenRule, choice, decisionGrade, playAction, worth } from './decision.ts';

/**
 * `player`: the student whose decision a teacher asks about; absent: the caller's own. `actions`: what would have been done instead; empty: nothing.
 */
export const whatIfBody = z.object({
  game: gameId,
  player: idText.optional(),
  decision: z.string().min(1).max(100),
  actions: listOf(playAction, 3),
});

/** Something that happened to the player, with what it brought in zł and points. `situation`: its name; `player`: the other player concerned. */
const toldHappening = z.object({
  at: z.number(),
  what: z.string(),
  car: z.string().nullable(),
  order: z.string().nullable(),
  situation: z.string().nullable(),
  parking: z.string().nullable(),
  city: z.number().nullable(),
  minutes: z.number().nullable(),
  money: z.number(),
  points: z.number(),
});
export type ToldHappening = z.output<typeof toldHappening>;

const courseEntry = z.object({
  at: z.number(),
  what: z.enum([...JOURNAL_FACTS, ...CAR_ACTIONS]),
  order: z.string().nullable(),
});
const two = <Schema extends z.ZodType>(of: Schema) => z.object({ was: of, would: of });

/** When the player delivered an order (`at` null: not at all); `isOnTime`: whether on time. */
const delivery = z.object({ order: z.string(), at: z.number().nullable(), isOnTime: z.boolean() });

/** What would have happened after another decision. Money in zł, moments in game seconds. (DBF-5) */
export const whatIfPayload = z.object({
  choice,
  money: two(z.number()),
  points: two(z.number()),
  score: two(z.number()),
  /** How much more the fork brings than the record, including luck. */
  gain: worth,
  /** How much more the choice was expected to bring by what could be known, and how good it would have been by that. */
  expected: worth,
  grade: decisionGrade,
  breaks: brokenRule.nullable(),
  /** What became of the decision's order, and of the order that the alternative is about; null if it is not about one. */
  delivered: two(delivery.nullable()),
  /** The car of the decision, or else of its order, and that of the alternative, and what each did from that moment on. `type` null: no car. */
  course: two(
    z.object({
      car: z.string().nullable(),
      type: z.enum(CAR_TYPES).nullable(),
      isHired: z.boolean(),
      entries: z.array(courseEntry),
    }),
  ),
  /** Where the chosen car stood (a city by id), and how far that is from the loading; null: no car was chosen, or it did not stand in a city. */
  approach: two(z.object({ city: z.number(), km: z.number() }).nullable()),
  /** The company car that would have been free, and when, during a time in which it actually served the decision's order; null if none. */
  freed: z.object({ car: z.string(), from: z.number(), to: z.number() }).nullable(),
  /** The two sides of a row each have their own moment; rows are sorted by the earlier one. */
  differences: z.array(
    z.object({
      was: toldHappening.nullable(),
      would: toldHappening.nullable(),
      money: z.number(),
      points: z.number(),
    }),
  ),
  /** How many things happened to the order and its car from that moment on, in either game. */
  happened: z.number(),
  /** Later actions of the player that were no longer possible, with the reason. */
  refused: z.array(z.object({ at: z.number(), action: playAction, code: z.enum(REJECTION_CODES) })),
  /** What the bot did for the player. `isOwn`: the player's own answer to the same question. */
  repairs: z.array(z.object({ at: z.number(), action: playAction, isOwn: z.boolean() })),
});
export type WhatIfPayload = z.output<typeof whatIfPayload>;
