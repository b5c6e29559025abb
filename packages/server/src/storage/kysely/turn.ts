import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import { claimKey } from './requests.ts';

/** How often a transaction is tried if it runs into a deadlock. */
const ATTEMPTS = 5;
/** PostgreSQL's code for a deadlock. */
const DEADLOCK = '40P01';
/** The lock for writes of the whole school, if no narrower one is named. */
const SCHOOL = 'school';
/** The class of these advisory locks, apart from others in the same database. */
export const TURN_LOCKS = 1;

/**
 * Runs work in one transaction under the named lock, so that what it has read is still true when it writes. SQLite has one lock for all;
 * PostgreSQL has many, and frequent callers name a narrow one (a person, a session). The work may be run several times, so effects outside of
 * the database must be idempotent. The first write of a request with a key also stores that key (FLD-11).
 */
export async function inTurn<Done>(
  db: Db,
  work: (transaction: Transaction<Tables>) => Promise<Done>,
  turn: string = SCHOOL,
): Promise<Done> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { done, afterCommit } = await db.transaction().execute(async (transaction) => {
        await waitForTurn(transaction, turn);
        return { afterCommit: await claimKey(transaction), done: await work(transaction) };
      });
      afterCommit();
      return done;
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

/** The name of the lock under which a person's sessions are opened, and the credentials for them change. */
export function userTurn(user: string): string {
  return `user ${user}`;
}

/** Waits for the lock of the whole school within a transaction that may have begun under a narrower one. */
export async function waitForSchool(db: Db): Promise<void> {
  await waitForTurn(db, SCHOOL);
}

/** Waits for the lock, which the end of the transaction releases. In SQLite the transaction has it already. */
async function waitForTurn(db: Db, turn: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${TURN_LOCKS}::integer, hashtext(${turn}))`.execute(db);
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DEADLOCK;
}
