import type { NewMail } from './mail-store.ts';
import type { User } from './user-store.ts';

/** The days that the server has itself seen, which nobody makes pass by setting a clock; and who is leaving as they pass. (docs/adr/0022) */
export type DayStore = {
  /** It is this day of the calendar; gives how many days were seen so far. One that was seen before adds none. */
  see(day: string, at: number): Promise<number>;
  /** How many days were seen so far. */
  seen(): Promise<number>;
  /** A moment that has surely passed: the earliest of the last three days seen, in ms; 0 before there were three. */
  past(): Promise<number>;
};

/** A student whose account is about to be erased, on the days as they are counted. */
export type Leaving = {
  readonly user: User;
  /** When the person last logged in, by the clock of then, in ms. */
  readonly seenAt: number;
  readonly noticedDay: number;
  /** When sessions and codes of the account were ended; null: not yet. */
  readonly asideDay: number | null;
};

/** Who is about to be erased because of not having logged in for so long. A login takes the person off the list. */
export type LeavingStore = {
  all(): Promise<readonly Leaving[]>;
  /** Students seen on this day or before and not on the list, those longest away first; at most so many. */
  unseenSince(day: number, most: number): Promise<readonly User[]>;
  students(): Promise<number>;
  /** How many came onto the list on this day. */
  noticedOn(day: number): Promise<number>;
  /** Onto the list, together with the letters that tell of it. */
  notice(users: readonly string[], day: number, letters: readonly NewMail[]): Promise<void>;
  /** Ends sessions, remembered logins and codes of these accounts; nothing else of them changes. */
  putAside(users: readonly string[], day: number): Promise<void>;
  /** Off the list, as if they had logged in on this day. */
  keep(users: readonly string[], day: number): Promise<void>;
  /** Off the list: all who were seen after this day. */
  dropSeenAfter(day: number): Promise<void>;
};
