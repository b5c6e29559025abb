import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { lockClient, NOTICES, SERVER_LOCKS } from './only-server.ts';

/** How soon another process takes over from one that died, in ms. */
const LOOK_MS = 1000;
const TAKE = 'select pg_try_advisory_lock($1, 1) as taken';
const START_TURN = 'select pg_advisory_lock($1, 2)';

/** Which of several processes does what must be done by one: letters, and letting go what is too old. */
export type Housekeeper = {
  /** Whether it is this process at this moment. */
  readonly isMe: () => boolean;
  /** Does work of a start while no other process does its own, so that what is made once is made by the first. */
  readonly inStartTurn: <Done>(work: () => Promise<Done>) => Promise<Done>;
  readonly close: () => Promise<void>;
};

/** The only process of a school. */
export const ONLY_ONE: Housekeeper = {
  isMe: () => true,
  inStartTurn: (work) => work(),
  close: () => Promise.resolve(),
};

/** One of several processes: whoever has the lock in the database is it, until its connection ends; the others look again and again. */
export function keepHouse(url: string): Housekeeper {
  const seeker = new Seeker(url);
  return {
    isMe: () => seeker.isMe,
    async inStartTurn(work) {
      const client = lockClient(url);
      try {
        await client.connect();
        await client.query(NOTICES);
        await client.query(START_TURN, [SERVER_LOCKS]);
        return await work();
      } finally {
        await client.end();
      }
    },
    close: () => seeker.close(),
  };
}

class Seeker {
  readonly #url: string;
  readonly #stopping = new AbortController();
  readonly #over: Promise<void>;
  #isMe = false;

  constructor(url: string) {
    this.#url = url;
    this.#over = this.#seek();
  }

  get isMe(): boolean {
    return this.#isMe;
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#over;
  }

  async #seek(): Promise<void> {
    while (!this.#isStopping) {
      const client = lockClient(this.#url);
      try {
        await this.#seekOver(client);
      } catch {
        // The connection broke, or none was to be had: /readyz and every call say so, and it is tried again.
      }
      this.#isMe = false;
      await client.end();
      await this.#pause();
    }
  }

  /** Looks, and has the lock, as long as one connection stands. */
  async #seekOver(client: Client): Promise<void> {
    await client.connect();
    await client.query(NOTICES);
    while (!this.#isStopping) {
      this.#isMe = this.#isMe ? await stands(client) : await take(client);
      await this.#pause();
    }
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #pause(): Promise<void> {
    // Called off, it is over at once.
    await pause(LOOK_MS, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
  }
}

async function take(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(TAKE, [SERVER_LOCKS]);
  return rows[0]?.taken === true;
}

/** Whether the connection still stands; rejects where not. */
async function stands(client: Client): Promise<boolean> {
  await client.query('select');
  return true;
}
