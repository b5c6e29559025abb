import { z } from 'zod';
import { email, flag, idOrNone, idText, LIMITS, listOf, personName, requestKey } from '../fields/fields.ts';

/** Who can be logged in; GUEST is nobody. (ACC-1) */
export const USER_TYPES = ['ADMIN', 'STUDENT', 'TEACHER', 'GUEST'] as const;
export type UserType = (typeof USER_TYPES)[number];
export const ACCOUNT_TYPES = ['ADMIN', 'STUDENT', 'TEACHER'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The caller's own data. (ACC-3) */
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
  /** What a class account logs in with, in the place of an e-mail. */
  login: z.string().optional(),
  /** A lecturer's: whether the public rankings show the names of own students, not initials alone. */
  public_names: z.boolean().optional(),
});
export type UserData = z.output<typeof userData>;

/** A user in a list of those who manage users. `games_played` is absent for teachers. (ACC-4) */
export const userPayload = userData.extend({
  /** A lecturer that registered waits for an admin. */
  approved: z.boolean(),
  /** Not a student of the caller yet: the owner of the account has to accept. */
  invited: z.literal(true).optional(),
  /** False until the link from the mail was used, or who has a login name alone came in with a code. */
  active: z.boolean(),
  /** A student's: when the person last came into a game, in ms; null before the first one. */
  last_played: z.number().nullable().optional(),
});
export type UserPayload = z.output<typeof userPayload>;

/** A user as other members of the group see them: never the e-mail. (ACC-5) */
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

/** What is said on deleting somebody: a lecturer's students, groups and games go over to the one named here. */
export const deleteUserQuery = z.object({ heir: idText.optional() });

/** For how many days a one-time code waits for its login: a day, or a week. */
export const CODE_DAYS = [1, 7] as const;
export const codeDays = z.coerce
  .number()
  .pipe(z.union(CODE_DAYS.map((days) => z.literal(days))))
  .default(CODE_DAYS[0]);

/** Students of a class account each: no e-mail, a login name and a one-time code. */
export const addClassBody = z.object({
  students: listOf(z.object({ first_name: personName, last_name: personName }), LIMITS.codes).refine(
    (students) => students.length > 0,
    'REQUIRED',
  ),
  group: idOrNone.optional(),
  days: codeDays,
  key: requestKey.optional(),
});

/** Whose one-time codes to make anew. */
export const codesBody = z.object({
  users: listOf(idText, LIMITS.codes).refine((users) => users.length > 0, 'REQUIRED'),
  days: codeDays,
});

/** Cards of a sheet to print, in the order asked for. The code is told once, here; `link` is what a QR code holds. (ACC-7) */
export const codesPayload = z.array(
  z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    login: z.string(),
    code: z.string(),
    link: z.string(),
    expiresAt: z.number(),
  }),
);

/** Students to put into a group, or into none. */
export const moveUsersBody = z.object({ users: listOf(idText, LIMITS.groupSize), group: idOrNone });

/** What a lecturer decides for own students. */
export const ownSettingsBody = z.object({ public_names: flag });

export const editUserBody = z.object({
  id: idText,
  email: email.optional(),
  first_name: personName.optional(),
  last_name: personName.optional(),
  group: idOrNone.optional(),
  approved: flag.optional(),
});

/** Invitations of students with an account of their own: to a student those to answer, with the lecturers; to a lecturer those sent. */
export const invitationsPayload = z.array(
  userData.pick({ id: true, first_name: true, last_name: true, initials: true, short_name: true }).extend({
    /** The lecturer's only: to whom it went. */
    email: z.string().optional(),
    groupName: z.string().nullable(),
    createdAt: z.number(),
  }),
);
export type InvitationPayload = z.output<typeof invitationsPayload>[number];

/** A student's answer to the invitation of a lecturer, named by `id`. */
export const answerInvitationBody = z.object({ id: idText, accept: flag });

/** The letters, newest first, for the admin: of a school without mail to hand on, of another to see what was not sent. (ACC-8) */
export const outboxPayload = z.array(
  z.object({
    id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    /** Empty once the letter is sent. */
    text: z.string(),
    createdAt: z.number(),
    sentAt: z.number().nullable(),
    /** Whether the server will try to send it. */
    isWaiting: z.boolean(),
    attempts: z.number(),
    /** What the mail server said last. */
    failure: z.string().nullable(),
  }),
);
