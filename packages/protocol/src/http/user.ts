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

/** The data of a person stored in the session. (ACC-3) */
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
  /** Only for accounts with a login name: whether there is a PIN or password in addition to one-time codes. */
  has_password: z.boolean().optional(),
  /** Only for lecturers: whether the public rankings show the names of their students instead of initials. */
  public_names: z.boolean().optional(),
});
export type UserData = z.output<typeof userData>;

/** A person's name, for colleagues: never the e-mail. */
export const lecturerName = userData.pick({
  id: true,
  first_name: true,
  last_name: true,
  initials: true,
  short_name: true,
});
export type LecturerName = z.output<typeof lecturerName>;

/** A user in a list for those who manage users; `games_played` is absent for teachers. (ACC-4) */
export const userPayload = userData.extend({
  /** False: a lecturer who has registered and is waiting for an admin's approval. */
  approved: z.boolean(),
  /** Not the caller's student yet: the owner of the account has to accept the invitation. */
  invited: z.literal(true).optional(),
  /** False until the mailed link was used or, for an account without an e-mail, the first login with a code. */
  active: z.boolean(),
  /** For an admin: the person also logs in with a code of an app. */
  second_factor: z.literal(true).optional(),
  /** Only for students: the id of their lecturer; null if none. */
  teacher: z.string().nullable().optional(),
  /** Only for students: when the person last entered a game, in ms since 1970; null: never. */
  last_played: z.number().nullable().optional(),
  /** Only for students: the time for answering in games, in percent of the usual time. (SIT-19) */
  answer_time: answerTime.optional(),
});
export type UserPayload = z.output<typeof userPayload>;

/** A user as other members of the group see him: never the e-mail or login name, which only the group's lecturers may know. (ACC-5) */
export const memberPayload = userData
  .pick({ id: true, first_name: true, last_name: true, initials: true, short_name: true })
  .extend({
    num_games: z.number(),
    email: z.string().optional(),
    /** If there is no e-mail. */
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

/** Stands where a lecturer's id is asked for who takes over from a deleted one: nobody does, and that was decided. */
export const NO_HEIR = 'NOBODY';

/** `heir`: the lecturer who takes over the students, groups and games of the deleted one; `NOBODY` or absent: nobody does. */
export const deleteUserQuery = z.object({ heir: idText.optional() });

/** What a lecturer would leave behind: students, those of them without an e-mail (whom nobody could take over by invitation), groups and games. */
export const holdingsPayload = z.object({
  students: z.number(),
  withoutEmail: z.number(),
  groups: z.number(),
  games: z.number(),
});
export type HoldingsPayload = z.output<typeof holdingsPayload>;

/** For how many days a one-time code is valid: a day, a week, a month, or a term. */
export const CODE_DAYS = [1, 7, 30, 180] as const;
export const codeDaysSchema = z.coerce
  .number()
  .pipe(z.union(CODE_DAYS.map((days) => z.literal(days))))
  .default(CODE_DAYS[0]);

/** Students who each get an account without an e-mail, with a login name and a one-time code. */
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
  /** PIN and sessions stay valid until the code is used. */
  spare: flag.default(false),
});

/** Login cards to be printed, in the order of the request. A code is returned only in this answer; `link` is the content of a QR code. (ACC-7) */
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

/** Settings that a lecturer makes for his own students. */
export const ownSettingsBody = z.object({ public_names: flag });

/** What a save of a person may be based on; the e-mail is empty if there is none. */
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

/** Invitations of students who already have an account: for a student those to answer, with the lecturers; for a lecturer those that he has sent. */
export const invitationsPayload = z.array(
  userData.pick({ id: true, first_name: true, last_name: true, initials: true, short_name: true }).extend({
    /** For the lecturer: the address to which it was sent. */
    email: z.string().optional(),
    groupName: z.string().nullable(),
    createdAt: z.number(),
  }),
);
export type InvitationPayload = z.output<typeof invitationsPayload>[number];

/** A student's answer to the invitation of the lecturer `id`. */
export const answerInvitationBody = z.object({ id: idText, accept: flag });

/**
 * The letters, newest first, for the admin: in a school without a mail server to pass on by hand, otherwise to see which could not be sent. (ACC-8)
 */
export const outboxPayload = z.array(
  z.object({
    id: z.string(),
    recipient: z.string(),
    subject: z.string(),
    /** Empty once the letter has been sent. */
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
