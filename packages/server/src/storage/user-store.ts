import type { AnswerTime } from '@fracht/engine';
import type { AccountType } from '@fracht/protocol';
import type { NewMail } from './mail-store.ts';

/** An account. The e-mail is null for accounts without one, and after erasure. */
export type User = {
  readonly id: string;
  readonly email: string | null;
  /** The login name of an account without an e-mail. */
  readonly login: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly type: AccountType;
  /** A student's lecturer. */
  readonly teacher: string | null;
  readonly group: string | null;
  readonly passwordHash: string | null;
  readonly approved: boolean;
  readonly games_played: number;
  /** When the person last entered a game, in ms since 1970. */
  readonly lastPlayed: number | null;
  /** Whether the person has ever logged in, by password or one-time code. */
  readonly hasLoggedIn: boolean;
  /** Whether a lecturer allows the names of their own students in public rankings. */
  readonly publicNames: boolean;
  /** How much time a student has to answer in games, in per cent of the usual. */
  readonly answerTime: AnswerTime;
  readonly erased: boolean;
  /** The furthest step of the practice that a student has begun, 0: none; and when all were first done, in ms since 1970. */
  readonly practice: { readonly step: number; readonly doneAt: number | null };
};

export type NewUser = Pick<
  User,
  'id' | 'email' | 'first_name' | 'last_name' | 'type' | 'teacher' | 'group' | 'passwordHash' | 'approved'
> & { readonly createdAt: number; readonly login?: string };

export type UserChanges = Partial<
  Pick<
    User,
    'answerTime' | 'email' | 'login' | 'publicNames' | 'first_name' | 'last_name' | 'group' | 'approved' | 'teacher'
  >
>;

/** The values of fields that somebody knows; an undefined field is unknown. */
export type KnownFields<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** A session that survives when all others of a user are ended, with its chain of remember tokens. */
export type KeptSession = { readonly id: string; readonly family: string | null };

/** A person to add; of several login names the first free one is used. */
export type Newcomer = NewUser & { readonly logins?: readonly string[] };

/** A batch of new people with everything that belongs to them, written all or nothing. */
export type Intake = {
  readonly added: readonly Newcomer[];
  readonly changed: readonly (UserChanges & { readonly id: string })[];
  /** Single-use links to set a password. */
  readonly links: readonly { readonly tokenHash: string; readonly user: string; readonly expiresAt: number }[];
  readonly letters: readonly NewMail[];
};

export type IntakeStore = {
  /** False: an e-mail is taken, and nothing has changed. */
  takeIn(intake: Intake): Promise<boolean>;
};

export type UserStore = IntakeStore & {
  /** `taken`: another account has this e-mail or login name. */
  add(user: NewUser): Promise<'added' | 'taken'>;
  /** Also finds erased users, because results refer to them. */
  find(id: string): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  findByLogin(login: string): Promise<User | null>;
  /** The users with these ids, erased ones included. */
  findAll(ids: readonly string[]): Promise<readonly User[]>;
  /** The students of a lecturer, and also those in these other groups. */
  studentsOf(teacher: string, shared?: readonly string[]): Promise<readonly User[]>;
  /** All lecturers and students. */
  everybody(): Promise<readonly User[]>;
  /**
   * Changes the given fields; withdrawing the approval also ends all sessions and remembered logins, and a first e-mail removes the PIN, since an
   * account with an e-mail has a password. `known`: if one of these has changed by now, gives `moved` and changes nothing.
   */
  change(id: string, changes: UserChanges, known?: KnownFields<UserChanges>): Promise<'changed' | 'taken' | 'moved'>;
  /** Puts the account of a student into the bin: to everybody it looks erased until it is restored or its days are over. (BIN-8) */
  putAside(id: string, at: number): Promise<void>;
  /**
   * Deletes personal data, group, password and sessions of a user; results stay. A lecturer's students, groups, games and surveys go to the
   * heir; without one the students have no lecturer, and the groups are deleted.
   */
  erase(id: string, at: number, heir: string | null): Promise<void>;
  /** Sets the password and ends all sessions except the kept one, and all remembered logins except that of the kept one. */
  setPassword(id: string, hash: string, kept: KeptSession | null): Promise<void>;
  /**
   * The same, only if the present password still has the hash `from` (null: there is none), and the account still has an e-mail, or none; gives whether
   * that was so.
   */
  replacePassword(
    id: string,
    hash: { readonly from: string | null; readonly to: string; readonly hasEmail: boolean },
    kept: KeptSession,
  ): Promise<boolean>;
  /** The ids of everybody who was erased for good. */
  erasedIds(): Promise<readonly string[]>;
  /** When the account was made, and its last login. */
  times(id: string): Promise<{ readonly createdAt: number; readonly seenAt: number }>;
  /** Records that the person entered a game. */
  cameIntoGame(id: string, at: number): Promise<void>;
  /** Records that a student has begun a step of the practice and, with `doneAt`, finished it; earlier progress stays. */
  practised(id: string, step: number, doneAt: number | null): Promise<void>;
  admins(): Promise<readonly User[]>;
  hasAdmin(): Promise<boolean>;
  isEmpty(): Promise<boolean>;
};
