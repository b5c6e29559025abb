import { Socket } from 'node:net';
import { Pool, types } from 'pg';
import { Kysely } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import { AlikeDialect } from './postgres-dialect.ts';

/** How long a call waits for a free connection before it fails, in ms. */
const PATIENCE_MS = 5000;
/** How long a statement may take before it fails, in ms: no call waits longer for a database that stands still. (LVG-14) */
const ANSWERED_IN_MS = 10_000;

/** How long to wait for answers, in ms; 0: without limit. */
export type Patience = {
  /**
   * Timeout of silence, in ms: a connection without any traffic for this long is broken off, and everybody who waits for it fails.
   * The database gives up its statement or transaction by itself.
   */
  readonly silence?: number;
  /** A single query that takes this long fails. */
  readonly answeredIn?: number;
};

/** For work that may take long and that nobody in a browser waits for: migrations, copies of a whole school. */
export const WITHOUT_END: Patience = { silence: 0 };

// Our 64-bit integers (times and counts) are far below 2^53; the driver would give them as strings.
types.setTypeParser(types.builtins.INT8, Number);

/** A connection pool of at most `max` connections, opened on demand and reopened after they broke. */
export function poolOf(url: string, max: number, { silence = ANSWERED_IN_MS, answeredIn = 0 }: Patience = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    stream: () => breakingAfter(silence),
    query_timeout: answeredIn,
    // If the connection broke, the database may not know: a transaction that nobody waits for any more must not hold its locks.
    statement_timeout: silence,
    idle_in_transaction_session_timeout: silence,
  });
  // An idle connection broke: the next query opens another one, or fails with the reason.
  pool.on('error', () => undefined);
  // A connection broke within a transaction: its next statement fails. Without a listener the error would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/**
 * A socket that breaks after a time of silence. A timeout of the query alone would return the connection to the pool, where others would
 * wait behind it.
 */
function breakingAfter(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () => {
    socket.destroy(Object.assign(new Error(`the database is silent for ${silence} ms`), { code: 'ETIMEDOUT' }));
  });
}

/** A query builder over these connections. */
export function queriesOver(pool: Pool): Db {
  return new Kysely<Tables>({ dialect: new AlikeDialect({ pool }) });
}

/** A database's address without its password, for display. */
export function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}
