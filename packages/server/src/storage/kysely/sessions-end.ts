import type { SessionEnd } from '@fracht/protocol';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import type { KeptSession } from '../user-store.ts';

type SessionChoice = (row: ExpressionBuilder<Tables, 'sessions'>) => ExpressionWrapper<Tables, 'sessions', SqlBool>;

/** Ends these sessions, and records for those who still have a bearer of one why it has ended, for as long as it would have lasted. (LGN-24) */
export async function dropSessions(db: Db, which: SessionChoice, why: SessionEnd): Promise<void> {
  // Within the database: a person who renews a login all day has more sessions than a statement takes values.
  const ending = db.selectFrom('sessions').where(which);
  await db
    .insertInto('ended_sessions')
    .columns(['token_hash', 'why', 'expires_at'])
    .expression(ending.select((row) => ['token_hash', row.val<string>(why).as('why'), 'expires_at']))
    // Another end of the same session may be recorded already.
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  await db.deleteFrom('sessions').where(which).execute();
}

/** Ends all sessions of a user except the kept one, and drops everything that could open others: remembered logins, links and unused codes. */
export async function endSessions(db: Db, user: string, kept: KeptSession | null, why: SessionEnd): Promise<void> {
  await dropSessions(db, (row) => row.and([row('user', '=', user), row('id', '!=', kept?.id ?? '')]), why);
  await db
    .deleteFrom('remember_tokens')
    .where('user', '=', user)
    .where('family', '!=', kept?.family ?? '')
    .execute();
  await db.deleteFrom('password_tokens').where('user', '=', user).execute();
  await db.deleteFrom('login_codes').where('user', '=', user).where('used_at', 'is', null).execute();
}
