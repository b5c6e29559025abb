import type { User } from './user-store.ts';

type NewSession = {
  readonly id: string;
  readonly tokenHash: string;
  readonly user: string;
  /** The chain of remember tokens to which it belongs; it is ended together with the session. */
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

/** A remember token that was presented; `isReused`: it had been used before. */
type TakenToken = { readonly user: string; readonly family: string; readonly isReused: boolean };

/** Rate-limit key of a login: the account, and the caller's address. */
export type LoginPlace = { readonly account: string; readonly address: string };

export type AttemptBounds = { readonly at: number; readonly since: number; readonly most: number };

export type SessionStore = {
  /** Opens a session; its user counts as seen, and is taken off the list of those about to be erased. */
  open(session: NewSession): Promise<void>;
  /** The session of a bearer, if it has not expired and its user exists. */
  find(tokenHash: string, now: number): Promise<Session | null>;
  /** Whether the session with this id is still open. */
  isOpen(id: string, now: number): Promise<boolean>;
  /** Ends the session and its family of remember tokens. */
  end(session: Pick<Session, 'id' | 'family'>): Promise<void>;
  addRemember(token: RememberToken): Promise<void>;
  /** Uses the token up. A token that was used before ends its whole family, and every session of that. */
  takeRemember(tokenHash: string, now: number): Promise<TakenToken | null>;
  /** Adds a CSRF pair and keeps only the newest few of a session, so that two tabs do not invalidate each other's. */
  addCsrf(session: string, key: string, tokenHash: string, now: number): Promise<void>;
  hasCsrf(session: string, key: string, tokenHash: string): Promise<boolean>;
  addPasswordToken(tokenHash: string, user: string, expiresAt: number): Promise<void>;
  /** Uses the token up and gives its user. */
  takePasswordToken(tokenHash: string, now: number): Promise<string | null>;
  /** Replaces the user's one-time code and ends all sessions and remembered logins of the user. */
  putLoginCode(user: string, codeHash: string, expiresAt: number): Promise<void>;
  /** The hash of the user's valid one-time code. */
  loginCode(user: string, now: number): Promise<string | null>;
  /** Uses the code up; false if somebody else was first. */
  takeLoginCode(user: string, codeHash: string): Promise<boolean>;
  /**
   * Records an attempt as a failure, unless there were already `most` since `since`; gives the times of those before it, oldest first. In one
   * transaction, so that of simultaneous attempts no more than `most` are recorded.
   */
  countAttempt(place: LoginPlace, bounds: AttemptBounds): Promise<readonly number[]>;
  /** Deletes the recorded attempts up to this time. */
  clearFailures(place: LoginPlace, until: number): Promise<void>;
  /** Deletes what has expired. */
  sweep(now: number): Promise<void>;
};
