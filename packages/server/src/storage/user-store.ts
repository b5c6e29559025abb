import type { AccountType } from '@fracht/protocol';
import type { NewMail } from './mail-store.ts';

/** An account. The e-mail is null for a class account, and once it is erased. */
export type User = {
  readonly id: string;
  readonly email: string | null;
  /** What a class account logs in with, beside a one-time code. */
  readonly login: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly type: AccountType;
  /** The lecturer whose student this is. */
  readonly teacher: string | null;
  readonly group: string | null;
  readonly passwordHash: string | null;
  readonly approved: boolean;
  readonly games_played: number;
  /** When the person last came into a game, in ms. */
  readonly lastPlayed: number | null;
  /** Has come in at least once, by password or by a one-time code. */
  readonly hasLoggedIn: boolean;
  /** A lecturer lets the public rankings show the names of own students. */
  readonly publicNames: boolean;
  readonly erased: boolean;
};

export type NewUser = Pick<
  User,
  'id' | 'email' | 'first_name' | 'last_name' | 'type' | 'teacher' | 'group' | 'passwordHash' | 'approved'
> & { readonly createdAt: number; readonly login?: string };

export type UserChanges = Partial<
  Pick<User, 'email' | 'login' | 'publicNames' | 'first_name' | 'last_name' | 'group' | 'approved' | 'teacher'>
>;

/** A session that goes on where all others end, with the chain of remember tokens it belongs to. */
export type KeptSession = { readonly id: string; readonly family: string | null };

/** Somebody to add; with login names to try, the first that is free is taken. */
export type Newcomer = NewUser & { readonly logins?: readonly string[] };

/** People who come in at once, with all that belongs to them: all or nothing. */
export type Intake = {
  readonly added: readonly Newcomer[];
  readonly changed: readonly (UserChanges & { readonly id: string })[];
  /** Single-use links to set a password. */
  readonly links: readonly { readonly tokenHash: string; readonly user: string; readonly expiresAt: number }[];
  readonly letters: readonly NewMail[];
  /** The name that its sender gave to it; the same name once more is taken. */
  readonly batch: { readonly teacher: string; readonly key: string } | null;
};

export type IntakeStore = {
  /** False: an e-mail or the batch is taken, and nothing has changed. */
  takeIn(intake: Intake): Promise<boolean>;
  /** Ids of those whom this batch of a lecturer added; null: there is none. */
  batch(teacher: string, key: string): Promise<readonly string[] | null>;
};

export type UserStore = IntakeStore & {
  /** `taken`: another account has this e-mail or login name. */
  add(user: NewUser): Promise<'added' | 'taken'>;
  /** Erased users are found too: results refer to them. */
  find(id: string): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  findByLogin(login: string): Promise<User | null>;
  /** Those of the ids that exist, erased ones included. */
  findAll(ids: readonly string[]): Promise<readonly User[]>;
  studentsOf(teacher: string): Promise<readonly User[]>;
  /** Lecturers and students of all. */
  everybody(): Promise<readonly User[]>;
  change(id: string, changes: UserChanges): Promise<'changed' | 'taken'>;
  /**
   * Takes the personal data, the group, the password and every session away; what was played stays. A lecturer's students, groups, games
   * and surveys go over to the heir; where there is none the students are free and the groups gone.
   */
  erase(id: string, at: number, heir: string | null): Promise<void>;
  /** Sets the password and ends every session but the kept one, and every remembered login but the one it belongs to. */
  setPassword(id: string, hash: string, kept: KeptSession | null): Promise<void>;
  /** When the account was made and last logged in to. */
  times(id: string): Promise<{ readonly createdAt: number; readonly seenAt: number }>;
  /** The person came into a game. */
  cameIntoGame(id: string, at: number): Promise<void>;
  admins(): Promise<readonly User[]>;
  hasAdmin(): Promise<boolean>;
  isEmpty(): Promise<boolean>;
};
