import { ANSWER_TIMES } from '@fracht/engine';
import { z } from 'zod';
import { basedOn, email, flag, idOrNone, idText, keyed, LIMITS, listOf, personName } from '../fields/fields.ts';
import { newPassword } from './new-password.ts';
import { isOwnName } from './own-name.ts';

/** Types of accounts; GUEST is somebody who is not logged in. (ACC-1) */
export const USER_TYPES = ['ADMIN', 'STUDENT', 'TEACHER', 'GUEST'] as const;
export type UserType = (typeof USER_TYPES)[number];
export const ACCOUNT_TYPES = ['ADMIN', 'STUDENT', 'TEACHER'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

const answerTime = z.literal(ANSWER_TIMES);

/** The data of a person as the session knows them. (ACC-3) */
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
  /** The login name of an account without an e-mail. */
  login: z.string().optional(),
  /** Accounts with a login name only: whether there is a PIN or password beside the one-time codes. */
  has_password: z.boolean().optional(),
  /** Lecturers only: whether the public rankings show the names of their students, instead of initials. */
  public_names: z.boolean().optional(),
});
export type UserData = z.output<typeof userData>;

/** A person by name, for colleagues: never the e-mail. */
export const lecturerName = userData.pick({
  id: true,
  first_name: true,
  last_name: true,
  initials: true,
  short_name: true,
});
export type LecturerName = z.output<typeof lecturerName>;

/** A user in the list of those who manage users; `games_played` is absent for teachers. (ACC-4) */
export const userPayload = userData.extend({
  /** False: a lecturer who registered and waits for an admin. */
  approved: z.boolean(),
  /** Not the caller's student yet: the owner of the account has to accept the invitation. */
  invited: z.literal(true).optional(),
  /** False until the mailed link was used or, for an account without an e-mail, the first login with a code. */
  active: z.boolean(),
  /** For an admin: the person logs in with a code of an app too. */
  second_factor: z.literal(true).optional(),
  /** Students only: the id of their lecturer; null: nobody's. */
  teacher: z.string().nullable().optional(),
  /** Students only: when the person last entered a game, in ms since 1970; null: never. */
  last_played: z.number().nullable().optional(),
  /** Students only: how much time to answer in games, in per cent of the usual. (SIT-19) */
  answer_time: answerTime.optional(),
});
export type UserPayload = z.output<typeof userPayload>;

/** A user as other members of the group see them: never the e-mail or login name, which only who leads them may know. (ACC-5) */
export const memberPayload = userData
  .pick({ id: true, first_name: true, last_name: true, initials: true, short_name: true })
  .extend({
    num_games: z.number(),
    email: z.string().optional(),
    /** Where there is no e-mail. */
    login: z.string().optional(),
  });
export type MemberPayload = z.output<typeof memberPayload>;

export const addUserBody = z
  .object({
    ...keyed,
    email,
    first_name: personName,
    last_name: personName,
    type: z.enum(ACCOUNT_TYPES).default('STUDENT'),
    group: idOrNone.optional(),
    password: z
      .union([z.literal(''), newPassword])
      .transform((value) => (value === '' ? undefined : value))
      .optional(),
  })
  .refine(({ email: own, password }) => password === undefined || !isOwnName(password, { email: own }), {
    path: ['password'],
    message: 'PASSWORD_OWN',
  });

/** `heir`: the lecturer who takes over the students, groups and games of a deleted one. */
export const deleteUserQuery = z.object({ heir: idText.optional() });

/** What a lecturer has: students, those of them without an e-mail, whom nobody could take over by it, groups and games. */
export const holdingsPayload = z.object({
  students: z.number(),
  withoutEmail: z.number(),
  groups: z.number(),
  games: z.number(),
});
export type HoldingsPayload = z.output<typeof holdingsPayload>;

/** For how many days a one-time code waits for its login: a day, a week, a month, or a term. */
export const CODE_DAYS = [1, 7, 30, 180] as const;
export const codeDaysSchema = z.coerce
  .number()
  .pipe(z.union(CODE_DAYS.map((days) => z.literal(days))))
  .default(CODE_DAYS[0]);

/** Students who each get an account without an e-mail: with a login name and a one-time code. */
export const addClassBody = z.object({
  students: listOf(z.object({ first_name: personName, last_name: personName }), LIMITS.codes).refine(
    (students) => students.length > 0,
    'REQUIRED',
  ),
  group: idOrNone.optional(),
  days: codeDaysSchema,
  ...keyed,
});

/** Students who get new one-time codes. */
export const codesBody = z.object({
  users: listOf(idText, LIMITS.codes).refine((users) => users.length > 0, 'REQUIRED'),
  days: codeDaysSchema,
  /** PIN and sessions stay until the code is used. */
  spare: flag.default(false),
});

/** Login cards of a printed sheet, in the order of the request. A code is given only in this answer; `link` is the content of a QR code. (ACC-7) */
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

/** Students to move into a group, or out of theirs. */
export const moveUsersBody = z.object({ users: listOf(idText, LIMITS.groupSize), group: idOrNone });

/** What a lecturer decides for the own students. */
export const ownSettingsBody = z.object({ public_names: flag });

/** What a save of a person may be based on; the e-mail is empty where there is none. */
export const userBase = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  group: z.string().nullable(),
  answer_time: answerTime,
});

export const editUserBody = z.object({
  id: idText,
  email: email.optional(),
  first_name: personName.optional(),
  last_name: personName.optional(),
  group: idOrNone.optional(),
  approved: flag.optional(),
  answer_time: z.coerce.number().pipe(answerTime).optional(),
  base: basedOn(userBase),
});

/** Invitations of students who have an account of their own: for a student those to answer, with the lecturers; for a lecturer those sent. */
export const invitationsPayload = z.array(
  userData.pick({ id: true, first_name: true, last_name: true, initials: true, short_name: true }).extend({
    /** For the lecturer: the address it was sent to. */
    email: z.string().optional(),
    groupName: z.string().nullable(),
    createdAt: z.number(),
  }),
);
export type InvitationPayload = z.output<typeof invitationsPayload>[number];

/** A student's answer to the invitation of the lecturer `id`. */
export const answerInvitationBody = z.object({ id: idText, accept: flag });

/** The letters, newest first, for the admin: in a school without mail to pass on by hand, otherwise to see which could not be sent. (ACC-8) */
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
    /** The mail server's last answer. */
    failure: z.string().nullable(),
  }),
);
