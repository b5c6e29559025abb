import { plainPassword, withoutUnseen } from '@fracht/protocol';
import { hash, verify } from '@node-rs/argon2';
import { type Turn, Turns } from './turns.ts';

/** The cost of a hash; tests use a cheap one. */
export type HashCost = { readonly memoryCost: number; readonly timeCost: number };

/** argon2id with 64 MiB and three passes. (docs/adr/0024) */
export const HASH_COST: HashCost = { memoryCost: 65_536, timeCost: 3 };

const AT_ONCE = 2;

/** Priorities of requests for a hash, the lowest number first. (docs/adr/0024) */
export const RANKS = {
  /** A person who is logged in, or has logged in from this address before. */
  known: 0,
  /** An account with few failed logins from here; work of the server itself. */
  expected: 1,
  /** All others: unknown names, and accounts with failed logins from here. */
  doubtful: 2,
} as const;

/** How many of the most doubtful requests may wait: from one address, and in total. */
const MOST_DOUBTFUL = { ofLane: 500, ofAll: 2000 } as const;
/** The turn for work of the server itself. */
export const OWN_WORK: Turn = { rank: RANKS.expected, lane: 'school' };

export type Passwords = {
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Whether the password fits the hash, in any Unicode form (ACC-2). For a null hash false, after the same time as for a wrong password: how long it takes depends
   * only on what was typed.
   */
  verify(stored: string | null, password: string, turn: Turn): Promise<boolean>;
  /** Whether no more doubtful work of this lane may wait. */
  isFull(lane: string): boolean;
  /** Resolves when all doubtful work of the lane that is waiting now is done. */
  behindDoubtful(lane: string): Promise<void>;
};

/** Hashes and checks passwords, at most two at once, so that a class that logs in does not use up the memory. */
export function makePasswords(cost: HashCost = HASH_COST): Passwords {
  const turns = new Turns(AT_ONCE);
  const hashed = (password: string, turn: Turn = OWN_WORK) =>
    turns.run(() => hash(plainPassword(password), cost), turn);
  let decoy: Promise<string> | null = null;
  return {
    hash: hashed,
    async verify(stored, password, turn) {
      decoy ??= hashed('decoy', { ...OWN_WORK, rank: RANKS.known });
      const instead = await decoy;
      let fits = false;
      for (const written of writings(password))
        if (await turns.run(() => verify(stored ?? instead, written), turn)) fits = true;
      return stored !== null && fits;
    },
    isFull: (lane) =>
      turns.waiting(RANKS.doubtful, lane) >= MOST_DOUBTFUL.ofLane ||
      turns.waiting(RANKS.doubtful) >= MOST_DOUBTFUL.ofAll,
    behindDoubtful: (lane) => turns.run(async () => undefined, { rank: RANKS.doubtful, lane }),
  };
}

/**
 * The Unicode forms in which a typed password may have been hashed: normalized, as it was typed (before passwords were normalized), and on some systems with each mark
 * separate from its letter; and without invisible characters, which come along when a password is pasted. Just one for a password of plain letters.
 */
function writings(typed: string): ReadonlySet<string> {
  const plain = plainPassword(typed);
  return new Set([plain, typed, plain.normalize('NFD'), withoutUnseen(plain)]);
}
