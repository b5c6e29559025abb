import type { SessionEnd } from '@fracht/protocol';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import type { KeptSession } from '../user-store.ts';

type SessionChoice = (row: ExpressionBuilder<Tables, 'sessions'>) => ExpressionWrapper<Tables, 'sessions', SqlBool>;

/** Ends these sessions, and keeps for whoever still has the bearer of one why it has ended, as long as it would have lasted. (LGN-24) */
export async function dropSessions(db: Db, which: SessionChoice, why: SessionEnd): Promise<void> {
  const ended = await db.deleteFrom('sessions').where(which).returning(['token_hash', 'expires_at']).execute();
  if (ended.length === 0) return;
  const rows = ended.map(({ token_hash, expires_at }) => ({ token_hash, why, expires_at }));
  await db.insertInto('ended_sessions').values(rows).execute();
}

/** Ends all sessions of a user except the kept one, and drops what could open others: remembered logins, links and codes that wait. */
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
