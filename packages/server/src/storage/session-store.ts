import type { User } from './user-store.ts';

type NewSession = {
  readonly id: string;
  readonly tokenHash: string;
  readonly user: string;
  /** The chain of remember tokens it belongs to, ended with it. */
  readonly family: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
};

export type Session = { readonly id: string; readonly family: string | null; readonly user: User };

type RememberToken = {
  readonly tokenHash: string;
  readonly family: string;
  readonly user: string;
  readonly expiresAt: number;
};

/** A remember token that was shown; `isReused`: it had been used before. */
type TakenToken = { readonly user: string; readonly family: string; readonly isReused: boolean };

/** Who tries to log in, from where. */
export type LoginPlace = { readonly account: string; readonly address: string };

export type AttemptBounds = { readonly at: number; readonly since: number; readonly most: number };

export type SessionStore = {
  /** The user is seen then, and no longer about to be erased. */
  open(session: NewSession): Promise<void>;
  /** The session of a bearer that has not expired and whose user still is. */
  find(tokenHash: string, now: number): Promise<Session | null>;
  /** Whether the session of this id goes on. */
  isOpen(id: string, now: number): Promise<boolean>;
  /** Ends the session and the family of remember tokens it belongs to. */
  end(session: Pick<Session, 'id' | 'family'>): Promise<void>;
  addRemember(token: RememberToken): Promise<void>;
  /** Uses the token up. A used one ends all its family and every session of it. */
  takeRemember(tokenHash: string, now: number): Promise<TakenToken | null>;
  /** Keeps the newest few pairs of a session, so that two tabs do not throw each other out. */
  addCsrf(session: string, key: string, tokenHash: string, now: number): Promise<void>;
  hasCsrf(session: string, key: string, tokenHash: string): Promise<boolean>;
  addPasswordToken(tokenHash: string, user: string, expiresAt: number): Promise<void>;
  /** Uses the token up and gives whose it is. */
  takePasswordToken(tokenHash: string, now: number): Promise<string | null>;
  /** Puts a one-time code in the place of the user's code before, and ends every session and remembered login of the user. */
  putLoginCode(user: string, codeHash: string, expiresAt: number): Promise<void>;
  /** The hash of the user's code that has not expired. */
  loginCode(user: string, now: number): Promise<string | null>;
  /** Uses the code up; false when somebody else was first. */
  takeLoginCode(user: string, codeHash: string): Promise<boolean>;
  /**
   * Keeps an attempt as a failure, unless there were `most` of them since `since` already; gives the moments of those before it,
   * oldest first. All in one transaction: of many at once no more than `most` are kept.
   */
  countAttempt(place: LoginPlace, bounds: AttemptBounds): Promise<readonly number[]>;
  /** Takes back the attempts kept until then. */
  clearFailures(place: LoginPlace, until: number): Promise<void>;
  /** Removes what has expired. */
  sweep(now: number): Promise<void>;
};
