import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { lockClient, NOTICES, SERVER_LOCKS } from './only-server.ts';

/** How often a process tries to take over from one that died, in ms. */
const LOOK_MS = 1000;
const TAKE = 'select pg_try_advisory_lock($1, 1) as taken';
const START_TURN = 'select pg_advisory_lock($1, 2)';

/** Leader election: which of several processes does what only one may do, such as sending letters and dropping old data. */
export type Housekeeper = {
  /** Whether this process is the leader now. */
  readonly isMe: () => boolean;
  /** Runs work at the start under a lock, so that of several starting processes the first creates what is created once. */
  readonly inStartTurn: <Done>(work: () => Promise<Done>) => Promise<Done>;
  readonly close: () => Promise<void>;
};

/** The housekeeper of a single process: always this one. */
export const ONLY_ONE: Housekeeper = {
  isMe: () => true,
  inStartTurn: (work) => work(),
  close: () => Promise.resolve(),
};

/** The housekeeper of one of several processes: the leader is the process that holds an advisory lock, until its connection ends or does not answer within `answeredIn` ms; the others keep trying. */
export function keepHouse(url: string, answeredIn?: number): Housekeeper {
  const seeker = new Seeker(url, answeredIn);
  return {
    isMe: () => seeker.isMe,
    async inStartTurn(work) {
      // Others may be migrating the database meanwhile, which takes as long as it takes.
      const client = lockClient(url, 0);
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
  readonly #answeredIn: number | undefined;
  readonly #stopping = new AbortController();
  readonly #over: Promise<void>;
  #isMe = false;

  constructor(url: string, answeredIn: number | undefined) {
    this.#url = url;
    this.#answeredIn = answeredIn;
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
      const client = lockClient(this.#url, this.#answeredIn);
      try {
        await this.#seekOver(client);
      } catch {
        // The connection broke or could not be opened: /readyz and every call report that, and the loop tries again.
      }
      this.#isMe = false;
      await client.end();
      await this.#pause();
    }
  }

  /** Tries to get the lock and holds it as long as one connection stands. */
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
    // Ends at once when it is stopped.
    await pause(LOOK_MS, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
  }
}

async function take(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(TAKE, [SERVER_LOCKS]);
  return rows[0]?.taken === true;
}

/** Whether the connection still works; rejects if not. */
async function stands(client: Client): Promise<boolean> {
  await client.query('select');
  return true;
}
