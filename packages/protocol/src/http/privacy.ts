import { z } from 'zod';
import { studentDebrief } from './debrief.ts';
import { debriefDecision } from './decision.ts';
import { AUDIT_ACTIONS } from './audit.ts';
import { gamePlayerPayload } from './game.ts';
import { basedOn, idText, LIMITS, listOf, wholeNumber } from '../fields/fields.ts';
import { secondFactorPayload } from './second-factor.ts';
import { skillObservation } from './skills.ts';
import { storedAnswers } from './survey.ts';
import { ownData } from './practice.ts';
import { userPayload } from './user.ts';

/** What the caller's decisions in a game were worth; the alternatives can be read in the game's debrief. It contains nothing about the class. */
const ownDebrief = studentDebrief.omit({ scores: true, decisions: true }).extend({
  game: z.string(),
  decisions: z.array(debriefDecision.omit({ alternatives: true })),
});

/**
 * All data stored about the caller: account, group, results, survey answers, letters, what the caller's decisions were worth and say about competences,
 * which of them were excluded, a student's sentences after games and stars of tasks, a lecturer's notes about games, changes of the account. (RODO, right of
 * access)
 */
export const exportPayload = z.object({
  account: ownData.extend({
    createdAt: z.number(),
    lastLogin: z.number(),
    answer_time: userPayload.shape.answer_time,
    /** The present one-time code: until when it is valid, and when it was used. */
    login_code: z.object({ expiresAt: z.number(), usedAt: z.number().nullable() }).nullable(),
    /** How often something wrong was typed instead of the present PIN or password of an account without an e-mail. */
    wrong_pins: z.number(),
    /** For lecturers and admins who also log in with a code of an app: since when, and how many recovery codes are left. */
    second_factor: secondFactorPayload.optional(),
  }),
  groupName: z.string().nullable(),
  /** Groups of others that a lecturer leads or has led, with the last day of that; null: no last day. (ACC-20) */
  led: z.array(z.object({ groupName: z.string(), until: z.string().nullable() })).default([]),
  games: z.array(
    z.object({
      id: z.string(),
      groupName: z.string(),
      number: z.number(),
      date: z.string(),
      state: z.string(),
      result: gamePlayerPayload.nullable(),
    }),
  ),
  surveys: z.array(z.object({ survey: z.string(), submittedAt: z.number(), answers: storedAnswers })),
  letters: z.array(z.object({ subject: z.string(), createdAt: z.number() })),
  notes: z.array(
    z.object({ game: z.string(), at: z.number(), round: z.number(), text: z.string(), createdAt: z.number() }),
  ),
  /** What a student wrote after games. */
  sentences: z.array(z.object({ game: z.string(), text: z.string(), savedAt: z.number() })),
  /** The most stars of each situation that was played as a task, and since when (ms). */
  stars: z.array(z.object({ item: z.string(), stars: z.number(), at: z.number() })),
  debriefs: z.array(ownDebrief),
  /** By game, with its date, YYYY-MM-DD. */
  observations: z.array(z.object({ game: z.string(), date: z.string(), observations: z.array(skillObservation) })),
  /** The caller's attempts at homework whose debrief and observations are shown only from a moment on, in ms. (HWK-12) */
  heldBack: z.array(z.object({ game: z.string(), until: z.number() })),
  /** For a student, his decisions that were excluded; for a lecturer, the decisions that he excluded. */
  struck: z.array(z.object({ game: z.string(), decision: z.string(), reason: z.string(), at: z.number() })),
  /** Changes made to the account, the newest first, with the changed fields before and after. */
  changes: z.array(
    z.object({
      at: z.number(),
      action: z.enum(AUDIT_ACTIONS),
      fields: z.array(z.string()),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
});
/** A stored debrief as its student exports it. */
export const ownDebriefBody = ownDebrief.omit({ game: true });

export type ExportPayload = z.output<typeof exportPayload>;

export const exportUserBody = z.object({});

/** `password`: required to erase an account that has one. */
export const eraseMeBody = z.object({ password: z.string().max(1000).optional(), heir: idText.optional() });

/** A student whose account is about to be erased after a long time without a login. */
const leavingPayload = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  /** Milliseconds since 1970. */
  lastLogin: z.number(),
  /** The number of days on which the server has to run before the account is erased for good. */
  days: z.number(),
  /** The account is suspended: logged out everywhere, its codes invalid. A login with the password still takes it off the list. */
  isAside: z.boolean(),
});
export type LeavingPayload = z.output<typeof leavingPayload>;

/** The number of months after the last login when a student's account is erased (0: never), and the accounts that are about to be. */
export const retentionPayload = z.object({ months: z.number(), leaving: z.array(leavingPayload) });
export type RetentionPayload = z.output<typeof retentionPayload>;

/** Students whose accounts are kept, as if they had logged in today. */
export const keepUsersBody = z.object({ users: listOf(idText, LIMITS.codes) });
/** What a save of the retention may be based on. */
export const retentionBase = retentionPayload.pick({ months: true });
export const retentionBody = z.object({
  months: wholeNumber(0, LIMITS.retentionMonths),
  base: basedOn(retentionBase),
});
