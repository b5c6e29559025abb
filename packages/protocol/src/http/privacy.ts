import { z } from 'zod';
import { gamePlayerPayload } from './game.ts';
import { idText, LIMITS, listOf, wholeNumber } from '../fields/fields.ts';
import { storedAnswers } from './survey.ts';
import { userData } from './user.ts';

/** Everything that is kept about the caller: account, group, own results, own answers, letters. (RODO, right of access) */
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

/** An account that has a password is erased by who knows it. */
export const eraseMeBody = z.object({ password: z.string().max(1000).optional() });

/** A student who has not logged in for so long that the account is about to be erased. */
const leavingPayload = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  /** In ms, by the clock of then. */
  lastLogin: z.number(),
  /** After so many more days that the server has seen the account is erased for good. */
  days: z.number(),
  /** It is put aside already: logged out everywhere, its codes ended. */
  isAside: z.boolean(),
});
export type LeavingPayload = z.output<typeof leavingPayload>;

/** Months after the last login when a student's account is to be erased, 0: never; and who is about to be. */
export const retentionPayload = z.object({ months: z.number(), leaving: z.array(leavingPayload) });
export type RetentionPayload = z.output<typeof retentionPayload>;

/** Students whose accounts stay, as if they had logged in today. */
export const keepUsersBody = z.object({ users: listOf(idText, LIMITS.codes) });
export const retentionBody = z.object({ months: wholeNumber(0, LIMITS.retentionMonths) });
