import type { SessionEnd } from '@fracht/protocol';
import type { SeenTime } from './day-store.ts';
import type { SecondProof } from './second-factor-store.ts';
import type { User } from './user-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long sessions, links and codes last at most, in ms. A code lasts to the end of its last hour. (LGN-1, LGN-10, LGN-13) */
export const LOGIN_LASTS_MS = {
  session: 12 * HOUR_MS,
  remembered: 60 * DAY_MS,
  link: 7 * DAY_MS,
  code: 180 * DAY_MS + HOUR_MS,
} as const;

/** The account of a rate limit on the PIN of a user: attempts counted under it stay for as long as the PIN. */
export function pinAccount(user: string): string {
  return `${PIN_ACCOUNTS}${user}`;
}

/** The same for wrong codes of a second factor: the attempts stay until there is a new password or second factor. */
export function secondFactorAccount(user: string): string {
  return `${SECOND_FACTOR_ACCOUNTS}${user}`;
}

/** How the names of such accounts begin. */
const PIN_ACCOUNTS = 'pin:';
const SECOND_FACTOR_ACCOUNTS = 'second-factor:';
export const ACCOUNTS_COUNTED_FOR_GOOD = [PIN_ACCOUNTS, SECOND_FACTOR_ACCOUNTS] as const;

export type NewSession = {
  readonly id: string;
  readonly tokenHash: string;
  readonly user: string;
  /** The token by which it is remembered; null: it is not. */
  readonly remember: RememberToken | null;
  readonly createdAt: number;
  readonly expiresAt: number;
};

/** How a login was proved. */
export type LoginProof =
  | {
      readonly by: 'PASSWORD' | 'CODE';
      /** The hash that it was checked against. */
      readonly hash: string;
      /** The code of the second factor, if one was asked for. */
      readonly second?: SecondProof;
    }
  /** A remember token that was rotated, of the same family as the session. */
  | { readonly by: 'REMEMBERED' };

export type Session = { readonly id: string; readonly family: string | null; readonly user: User };

/** `family`: the chain of remember tokens to which it belongs; it is ended together with the session. */
type RememberToken = { readonly tokenHash: string; readonly family: string; readonly expiresAt: number };

/** A remember token that is presented: the browser that presents it, and its successor, as a hash and encrypted with the token. */
export type ShownToken = {
  readonly tokenHash: string;
  readonly browser: string;
  readonly successor: string;
  readonly sealed: string;
};

/** A remember token that was presented; `isReused`: it had been used before. `sealed`: the successor from the first time that it was presented. */
type TakenToken = {
  readonly user: string;
  readonly family: string;
  readonly isReused: boolean;
  readonly sealed: string;
};

/** For this many ms the browser that used a remember token may present it again, as long as its successor is unused. (LGN-5) */
export const REPEAT_MS = 30_000;

/** A one-time code as it is stored: used, or not used yet. */
export type KeptCode = {
  readonly hash: string;
  readonly isUsed: boolean;
  /** A spare code: earlier logins end when it is used, not when it was made. */
  readonly isSpare: boolean;
};

/** What is stored about how an account can be logged in to, besides its sessions: the times in ms since 1970. */
export type KeptWaysIn = {
  readonly code: { readonly expiresAt: number; readonly usedAt: number | null } | null;
  /** How many wrong guesses at the present PIN were counted. */
  readonly wrongPins: number;
};

/** Rate-limit key of a login: the account, and the caller's address. */
export type LoginPlace = { readonly account: string; readonly address: string };

/** A rate limit: at most so many attempts within so many ms before `at`. */
export type AttemptBounds = { readonly at: number; readonly within: number; readonly most: number };

export type SessionStore = {
  /**
   * Opens a session, marks the user as seen, takes the user off the list of accounts about to be erased, and marks a one-time code as used. A spare code takes the PIN
   * away and ends all other sessions and remembered logins. False, with nothing changed, if the proof is no longer valid: there is a new password or code, a code was
   * used, the remembered logins were ended, or the account has a second factor that was not proved.
   */
  open(session: NewSession, proof: LoginProof): Promise<boolean>;
  /** The session of a bearer, if it has not expired and its user exists and is approved. */
  find(tokenHash: string, now: number): Promise<Session | null>;
  /** Why the session of a bearer without an open session has ended; null: unknown, or no longer known. (LGN-24) */
  whyEnded(tokenHash: string, now: number): Promise<SessionEnd | null>;
  /** Whether the session with this id is still open. */
  isOpen(id: string, now: number): Promise<boolean>;
  /** Ends the session and its family of remember tokens. */
  end(session: Pick<Session, 'id' | 'family'>): Promise<void>;
  /**
   * Uses the token up. One that was used before ends its whole family, with all its sessions, unless it is a repeat: by the same browser, within REPEAT_MS, and with its
   * successor still unused. Then it gets the same successor.
   */
  takeRemember(shown: ShownToken, now: number): Promise<TakenToken | null>;
  /** Adds a CSRF pair and keeps only the newest few of a session, so that two tabs do not invalidate each other's. */
  addCsrf(session: string, key: string, tokenHash: string, now: number): Promise<void>;
  hasCsrf(session: string, key: string, tokenHash: string): Promise<boolean>;
  /**
   * Stores the token of a link, if the account still has the e-mail that the link goes to, and gives whether it has. Without `email` any e-mail
   * is accepted.
   */
  addPasswordToken(tokenHash: string, user: string, expiresAt: number, email?: string): Promise<boolean>;
  /** The user whose link has this token and is valid; it stays valid. */
  ownerOfPasswordToken(tokenHash: string, now: number): Promise<string | null>;
  /** Uses the token up and gives its user. */
  takePasswordToken(tokenHash: string, now: number): Promise<string | null>;
  /** Replaces the user's one-time code, takes away the PIN of an account without an e-mail, and ends all sessions and remembered logins of the user. */
  putLoginCode(user: string, codeHash: string, expiresAt: number): Promise<void>;
  /** Replaces the user's one-time code and touches nothing else: the PIN and all sessions stay until the code is used. (LGN-19) */
  putSpareCode(user: string, codeHash: string, expiresAt: number): Promise<void>;
  /** Withdraws an unused spare code and restores the code that it replaced. False: there is none. (LGN-19) */
  takeBackSpareCode(user: string): Promise<boolean>;
  /** The user's one-time code, used or not; a used one is kept until the next. */
  loginCode(user: string, now: number): Promise<KeptCode | null>;
  waysIn(user: string): Promise<KeptWaysIn>;
  /**
   * Records an attempt as a failure, unless there were already `most` recently; gives the times of those before it, oldest first. In
   * one transaction, so that of simultaneous attempts no more than `most` are recorded.
   */
  countAttempt(place: LoginPlace, bounds: AttemptBounds): Promise<readonly number[]>;
  /** Deletes the recorded attempts up to this time. */
  clearFailures(place: LoginPlace, until: number): Promise<void>;
  /** Deletes the attempts recorded at exactly this time. */
  takeBackAttempt(place: LoginPlace, at: number): Promise<void>;
  /** Deletes the recorded attempts of these accounts, from all addresses. */
  forgetFailures(accounts: readonly string[]): Promise<void>;
  /** Deletes what had ended at `past`, and what outlasts anything that can have been issued until `latest`: a clock that was ahead issued it. (PRV-6) */
  sweep(seen: SeenTime): Promise<void>;
};
