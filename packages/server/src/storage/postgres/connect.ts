import { Pool, types } from 'pg';
import { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { AlikeDialect } from './postgres-dialect.ts';

/** How long a call waits for a free connection before it fails, in ms. */
const PATIENCE_MS = 5000;

// Our 64-bit integers (times and counts) are far below 2^53; the driver would give them as strings.
types.setTypeParser(types.builtins.INT8, Number);

/** A connection pool of at most `max` connections, opened on demand and reopened after they broke. `answeredIn`: the timeout of a query in ms; 0: none. */
export function poolOf(url: string, max: number, answeredIn = 0): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    query_timeout: answeredIn,
  });
  // An idle connection broke: the next query opens another one, or fails with the reason.
  pool.on('error', () => undefined);
  // A connection broke within a transaction: its next statement fails. Without a listener the error would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** A query builder over these connections. */
export function queriesOver(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new AlikeDialect({ pool }) });
}
