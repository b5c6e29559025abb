import { z } from 'zod';
import { email, flag, idOrNone, idText, LIMITS, personName } from './fields.ts';

/** Who can be logged in; GUEST is nobody. (spec §1) */
export const USER_TYPES = ['ADMIN', 'STUDENT', 'TEACHER', 'GUEST'] as const;
export type UserType = (typeof USER_TYPES)[number];
export const ACCOUNT_TYPES = ['ADMIN', 'STUDENT', 'TEACHER'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The caller's own data. (spec §7 "GET user/data/") */
export const userData = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  type: z.enum(USER_TYPES),
  group: z.string().nullable(),
  initials: z.string(),
  short_name: z.string(),
  games_played: z.number().optional(),
});
export type UserData = z.output<typeof userData>;

/** A user in a list of those who manage users. `games_played` is absent for teachers. (spec §3 "User") */
export const userPayload = userData.extend({
  /** A lecturer that registered waits for an admin. */
  approved: z.boolean(),
  /** False until the link from the mail was used. */
  active: z.boolean(),
});
export type UserPayload = z.output<typeof userPayload>;

/** A user as other members of the group see them: never the e-mail. */
export const memberPayload = userData
  .pick({ id: true, first_name: true, last_name: true, initials: true, short_name: true })
  .extend({
    num_games: z.number(),
    email: z.string().optional(),
  });
export type MemberPayload = z.output<typeof memberPayload>;

/** A given password may be any of fit length; the commonest are refused where people choose their own. */
export const addUserBody = z.object({
  email,
  first_name: personName,
  last_name: personName,
  type: z.enum(['STUDENT', 'TEACHER']).default('STUDENT'),
  group: idOrNone.optional(),
  password: z
    .union([z.literal(''), z.string().min(LIMITS.passwordMin).max(LIMITS.passwordMax)])
    .transform((value) => (value === '' ? undefined : value))
    .optional(),
});

export const editUserBody = z.object({
  id: idText,
  email: email.optional(),
  first_name: personName.optional(),
  last_name: personName.optional(),
  group: idOrNone.optional(),
  approved: flag.optional(),
});

/** Letters that wait in the outbox, newest first, for the admin of a school without mail. (protocol "Session") */
export const outboxPayload = z.array(
  z.object({ id: z.string(), recipient: z.string(), subject: z.string(), text: z.string(), createdAt: z.number() }),
);
