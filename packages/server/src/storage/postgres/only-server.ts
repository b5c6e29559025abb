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
const AGAIN_MS = 200;
/** TCP keep-alive: the database notices a vanished computer after 10 s and three unanswered probes. */
export const NOTICES = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** How servers share a database: one alone, or several that know of each other. */
export type Sharing = keyof typeof TAKE;

/** Another server uses this database, and one of the two does not share it. */
export class TakenDatabase extends Error {}

/** The database does not answer or refuses the connection; `message` says why. */
export class UnreachableDatabase extends Error {}

export type Hold = { release(): Promise<void> };

/**
 * Locks the database for this process as long as its connection stands; the end of the process releases it. A broken connection is reopened,
 * and `onTaken` is called if another server was quicker. Throws TakenDatabase and UnreachableDatabase.
 */
export async function holdDatabase(url: string, sharing: Sharing, onTaken: () => void): Promise<Hold> {
  const holder = new Holder(url, sharing, onTaken);
  await holder.take();
  return holder;
}

class Holder implements Hold {
  readonly #url: string;
  readonly #sharing: Sharing;
  readonly #onTaken: () => void;
  #client: Client | null = null;
  #isReleased = false;

  constructor(url: string, sharing: Sharing, onTaken: () => void) {
    this.#url = url;
    this.#sharing = sharing;
    this.#onTaken = onTaken;
  }

  async take(): Promise<void> {
    const client = lockClient(this.#url);
    try {
      await client.connect();
      await client.query(NOTICES);
      await lock(client, TAKE[this.#sharing]);
    } catch (error) {
      await client.end();
      if (error instanceof TakenDatabase) throw error;
      throw new UnreachableDatabase(reasonOf(error));
    }
    client.once('end', () => void this.#takeAgain());
    this.#client = client;
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#client?.end();
  }

  async #takeAgain(): Promise<void> {
    this.#client = null;
    while (!this.#isReleased) {
      try {
        return await this.take();
      } catch (error) {
        if (error instanceof TakenDatabase) return this.#onTaken();
        // It cannot be reached: /readyz and every call report that, and the loop tries again.
      }
      await pause();
    }
  }
}

/** A connection, not opened yet, whose end releases the locks that it holds. */
export function lockClient(url: string): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: LET_GO_IN_MS, keepAlive: true });
  // An error is followed by the event `end`, which is handled.
  client.on('error', () => undefined);
  return client;
}

async function lock(client: Client, take: string): Promise<void> {
  for (const late = Date.now() + LET_GO_IN_MS; ;) {
    const { rows } = await client.query<{ taken: boolean }>(take, [SERVER_LOCKS]);
    if (rows[0]?.taken === true) return;
    if (Date.now() > late) throw new TakenDatabase('the database is taken');
    await pause();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return [code, error.message.replaceAll(/\s+/gu, ' ')].filter((word) => word !== '').join(': ');
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
}
