import { z } from 'zod';
import { gamePlayerPayload } from './game.ts';
import { LIMITS, wholeNumber } from './fields.ts';
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

/** Months after the last login when a student's account is erased; 0: never. */
export const retentionPayload = z.object({ months: z.number() });
export const retentionBody = z.object({ months: wholeNumber(0, LIMITS.retentionMonths) });
