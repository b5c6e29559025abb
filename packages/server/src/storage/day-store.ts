import type { NewMail } from './mail-store.ts';
import type { User } from './user-store.ts';

/** The days on which the server ran, which setting a clock cannot change, and the accounts that are erased as these days pass. (docs/adr/0022) */
export type DayStore = {
  /** Counts a calendar day, unless it was counted before; gives how many there are. */
  see(day: string, at: number): Promise<number>;
  /** How many days have been counted. */
  seen(): Promise<number>;
  /** When the server was first seen on the last counted day other than this one, in ms; null: there is none. */
  lastBefore(day: string): Promise<number | null>;
  /** What the last three counted days say about the time; nothing until there are three. */
  seenTime(): Promise<SeenTime>;
};

/** The earliest and the latest moment of some counted days, in ms: one that is certainly past, and one that has been reached if no clock was behind on all of them. */
export type SeenTime = { readonly past: number; readonly latest: number };

/** A student whose account is about to be erased, in counted days. */
export type Leaving = {
  readonly user: User;
  /** The last login by the wall clock of that time, in ms. */
  readonly seenAt: number;
  readonly noticedDay: number;
  /** The day on which sessions and codes of the account were ended; null: not yet. */
  readonly asideDay: number | null;
};

/** Students whose accounts are about to be erased after a long time without a login. A login takes a student off the list. */
export type LeavingStore = {
  all(): Promise<readonly Leaving[]>;
  /** Students last seen on this day or earlier who are not on the list, longest absent first; at most `most`. */
  unseenSince(day: number, most: number): Promise<readonly User[]>;
  students(): Promise<number>;
  /** How many students were put on the list on this day. */
  noticedOn(day: number): Promise<number>;
  /** Puts students on the list and stores the letters about it, in one transaction. */
  notice(users: readonly string[], day: number, letters: readonly NewMail[]): Promise<void>;
  /** Ends sessions, remembered logins and codes of these accounts; changes nothing else. */
  putAside(users: readonly string[], day: number): Promise<void>;
  /** Takes students off the list, as if they had logged in on this day. */
  keep(users: readonly string[], day: number): Promise<void>;
  /** Takes everybody off the list who was seen after this day. */
  dropSeenAfter(day: number): Promise<void>;
};
