import { hash, verify } from '@node-rs/argon2';

/** How dear a hash is; tests pass a cheap one. */
export type HashCost = { readonly memoryCost: number; readonly timeCost: number };

/** argon2id with 64 MiB and three passes. (protocol "Session", stack "Server") */
export const HASH_COST: HashCost = { memoryCost: 65_536, timeCost: 3 };

const AT_ONCE = 2;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** False for a null hash, in the same time as for a wrong password. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

/** Hashes and checks passwords, at most two at once, so that a class logging in does not take all memory. */
export function makePasswords(cost: HashCost = HASH_COST): Passwords {
  const turn = makeTurns(AT_ONCE);
  const hashed = (password: string) => turn(() => hash(password, cost));
  let decoy: Promise<string> | null = null;
  return {
    hash: hashed,
    async verify(stored, password) {
      decoy ??= hashed('decoy');
      const instead = await decoy;
      const fits = await turn(() => verify(stored ?? instead, password));
      return stored !== null && fits;
    },
  };
}

function makeTurns(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
