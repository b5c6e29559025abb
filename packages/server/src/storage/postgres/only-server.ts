import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { TURN_LOCKS } from '../kysely/turn.ts';

/** The class of these advisory locks, apart from those of turns; the second number is the purpose. */
export const SERVER_LOCKS = TURN_LOCKS + 1;
/** Several servers hold the lock in shared mode; a single one holds it exclusively. */
const TAKE = {
  ALONE: 'select pg_try_advisory_lock($1, 0) as taken',
  SEVERAL: 'select pg_try_advisory_lock_shared($1, 0) as taken',
} as const;
/** How long a start waits until the database notices that a killed server's connection is gone, in ms. */
const LET_GO_IN_MS = 3000;
/**
 * How long a start waits for the database to notice that this server's own earlier connection is broken, in ms: after a network failure it
 * notices late.
 */
const OWN_LET_GO_IN_MS = 15_000;
const AGAIN_MS = 200;
/** How long a database may take to answer over a connection that holds a lock, in ms; then the connection is given up, and with it the lock. */
const ANSWERED_IN_MS = 10_000;
/**
 * How often the connection that holds the lock is probed, in ms; without that, one that a broken network cut silently would seem to last
 * for ever.
 */
const LOOK_MS = 5000;
/**
 * The database notices a vanished computer within 25 s: by TCP keep-alive, after 10 s and three unanswered probes; and by the user timeout while
 * something that it sent is not acknowledged, when no probes are sent. If its operating system does not know one of these, PostgreSQL only logs
 * that.
 */
export const NOTICES = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set tcp_user_timeout = 25000`;

/** How servers share a database: one alone, or several that know of each other. */
export type Sharing = keyof typeof TAKE;

/** Another server uses this database, and one of the two does not share it. */
export class TakenDatabase extends Error {}

/** The database does not answer or refuses the connection; `message` says why. */
export class UnreachableDatabase extends Error {}

/** How a lock's connection is watched, in ms. */
export type LockPatience = { readonly lookEvery?: number; readonly answeredIn?: number };

export type Hold = {
  /** Whether the lock is held now: not while its connection broke and no new one has it yet. */
  readonly stands: boolean;
  release(): Promise<void>;
};

/**
 * Locks the database for this process as long as its connection stands; the end of the process releases it. A broken connection is reopened,
 * and `onTaken` is called if another server was quicker. Throws TakenDatabase and UnreachableDatabase.
 */
export async function holdDatabase(
  url: string,
  sharing: Sharing,
  onTaken: () => void,
  patience: LockPatience = {},
): Promise<Hold> {
  const holder = new Holder(url, sharing, onTaken, patience);
  await holder.take();
  return holder;
}

class Holder implements Hold {
  readonly #url: string;
  readonly #sharing: Sharing;
  readonly #onTaken: () => void;
  readonly #patience: LockPatience;
  #client: Client | null = null;
  #isReleased = false;

  constructor(url: string, sharing: Sharing, onTaken: () => void, patience: LockPatience) {
    this.#url = url;
    this.#sharing = sharing;
    this.#onTaken = onTaken;
    this.#patience = patience;
  }

  get stands(): boolean {
    return this.#client !== null;
  }

  async take(within = LET_GO_IN_MS): Promise<void> {
    const client = lockClient(this.#url, this.#patience.answeredIn);
    try {
      await client.connect();
      await client.query(NOTICES);
      await lock(client, TAKE[this.#sharing], within);
    } catch (error) {
      await client.end();
      if (error instanceof TakenDatabase) throw error;
      throw new UnreachableDatabase(reasonOf(error));
    }
    client.once('end', () => void this.#takeAgain());
    this.#client = client;
    void this.#watch(client);
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  /** Probes a held connection again and again, and ends it when nothing is answered. */
  async #watch(client: Client): Promise<void> {
    const { lookEvery = LOOK_MS } = this.#patience;
    try {
      while (this.#client === client) {
        await pause(lookEvery);
        await client.query('select');
      }
    } catch {
      // Its end is handled where the connection was opened.
      await client.end();
    }
  }

  async #takeAgain(): Promise<void> {
    this.#client = null;
    while (!this.#isReleased) {
      try {
        return await this.take(OWN_LET_GO_IN_MS);
      } catch (error) {
        if (error instanceof TakenDatabase) return this.#onTaken();
        // It cannot be reached: /readyz and every call report that, and the loop tries again.
      }
      await pause(AGAIN_MS);
    }
  }
}

/** A connection, not opened yet, whose end releases the locks that it holds. A query not answered within `answeredIn` ms fails; 0: it waits without end. */
export function lockClient(url: string, answeredIn: number = ANSWERED_IN_MS): Client {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: LET_GO_IN_MS,
    keepAlive: true,
    query_timeout: answeredIn,
  });
  // An error is followed by the event `end`, which is handled.
  client.on('error', () => undefined);
  return client;
}

async function lock(client: Client, take: string, within: number): Promise<void> {
  for (const late = performance.now() + within; ;) {
    const { rows } = await client.query<{ taken: boolean }>(take, [SERVER_LOCKS]);
    if (rows[0]?.taken === true) return;
    if (performance.now() > late) throw new TakenDatabase('the database is taken');
    await pause(AGAIN_MS);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return [code, error.message.replaceAll(/\s+/gu, ' ')].filter((word) => word !== '').join(': ');
}

/** Does not keep the process running. */
function pause(ms: number): Promise<void> {
  return sleep(ms, undefined, { ref: false });
}
