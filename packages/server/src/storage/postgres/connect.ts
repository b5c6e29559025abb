import { Pool, types } from 'pg';
import { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { AlikeDialect } from './postgres-dialect.ts';

/** A call that finds no connection for so long is refused instead of waiting on, in ms. */
const PATIENCE_MS = 5000;

// Times and counts of ours are whole numbers far below 2^53; the driver would give them as texts.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Connections to a database, at most so many; they are made when they are needed, and made anew after they broke. `answeredIn` is how long
 * an answer is waited for, in ms; 0: for ever.
 */
export function poolOf(url: string, max: number, answeredIn = 0): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    query_timeout: answeredIn,
  });
  // A connection that breaks while nobody uses it: the next query makes another one, or tells why it cannot.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction: the next statement tells. Unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Queries over these connections. */
export function queriesOver(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new AlikeDialect({ pool }) });
}
