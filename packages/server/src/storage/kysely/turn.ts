import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** A transaction that met another one crosswise is begun anew so many times. */
const ATTEMPTS = 5;
/** PostgreSQL ended one of two transactions that waited for each other. */
const DEADLOCK = '40P01';
/** What all of a school writes one after another, where nothing narrower is named. */
const SCHOOL = 'school';
/** Tells these locks from others of the same database. */
export const TURN_LOCKS = 1;

/**
 * Does work in one transaction while nobody else has the turn of that name, so that what it has read still holds when it writes. The
 * embedded database has one turn for all; PostgreSQL has many, and callers that come often name a narrow one (a person, a session).
 * The work may be begun more than once: what it does outside of the database must bear that.
 */
export async function inTurn<Done>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Done>,
  turn: string = SCHOOL,
): Promise<Done> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await waitForTurn(transaction, turn);
        return work(transaction);
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

/** Until the transaction has its turn, which ends with it. The embedded database has given it with the beginning already. */
async function waitForTurn(db: Kysely<Tables>, turn: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${TURN_LOCKS}::integer, hashtext(${turn}))`.execute(db);
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DEADLOCK;
}
