import { z } from 'zod';
import { gamePlayerPayload } from './game.ts';
import { idText, LIMITS, listOf, wholeNumber } from '../fields/fields.ts';
import { storedAnswers } from './survey.ts';
import { userData } from './user.ts';

/** All data stored about the caller: account, group, own results, own answers, letters. (RODO, right of access) */
export const exportPayload = z.object({
  account: userData.extend({ createdAt: z.number(), lastLogin: z.number() }),
  groupName: z.string().nullable(),
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
});
export type ExportPayload = z.output<typeof exportPayload>;

/** `password`: needed to erase an account that has one. */
export const eraseMeBody = z.object({ password: z.string().max(1000).optional() });

/** A student whose account is about to be erased after a long time without a login. */
const leavingPayload = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  /** Milliseconds since 1970. */
  lastLogin: z.number(),
  /** Days on which the server has to run until the account is erased for good. */
  days: z.number(),
  /** The account was set aside: logged out everywhere, its codes invalid. A login with the password still takes it off the list. */
  isAside: z.boolean(),
});
export type LeavingPayload = z.output<typeof leavingPayload>;

/** Months after the last login when a student's account is erased (0: never), and the accounts that are about to be. */
export const retentionPayload = z.object({ months: z.number(), leaving: z.array(leavingPayload) });
export type RetentionPayload = z.output<typeof retentionPayload>;

/** Students whose accounts are kept, as if they had logged in today. */
export const keepUsersBody = z.object({ users: listOf(idText, LIMITS.codes) });
export const retentionBody = z.object({ months: wholeNumber(0, LIMITS.retentionMonths) });
