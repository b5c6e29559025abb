import type { BinKind, Listed } from '@fracht/protocol';

/** Something that was removed and can be restored. */
export type BinThing = {
  readonly kind: BinKind;
  readonly id: string;
  readonly name: string;
  /** Of an account: its name in parts and what tells namesakes apart. */
  readonly person?: Omit<Listed, 'groupName'>;
  /** The lecturer of an account, a group, a game or an assignment; null: it belongs to the whole school, or is an account without a lecturer. */
  readonly teacher: string | null;
  /** The group of a game or an assignment: those who lead it alongside its owner may restore that. */
  readonly group: string | null;
  /** Milliseconds since 1970. */
  readonly removedAt: number;
  /** Counted days until it is gone for good. */
  readonly days: number;
};

/**
 * `GONE`: it is not there any more, or something else has its id. `ATTEMPT_OPEN`: an attempt at homework whose student has another open one. `TAKEN`: another account has
 * this one's address by now.
 */
export type Restored = 'RESTORED' | 'GONE' | 'ATTEMPT_OPEN' | 'TAKEN';

/** What was removed within the last 30 counted days: library items, pictures, groups, games, homework; within seven: accounts of students. (BIN-1, BIN-8) */
export type BinStore = {
  /** The last removed first. */
  all(): Promise<readonly BinThing[]>;
  find(id: string): Promise<BinThing | null>;
  restore(thing: Pick<BinThing, 'kind' | 'id'>): Promise<Restored>;
  /** Drops for good what was removed too long ago. */
  sweep(): Promise<void>;
};
