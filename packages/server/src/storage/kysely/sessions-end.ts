import type { Db } from '../tables.ts';
import type { KeptSession } from '../user-store.ts';

/** Ends all sessions of a user except the kept one, and drops what could open others: remembered logins, links and codes that wait. */
export async function endSessions(db: Db, user: string, kept: KeptSession | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user', '=', user)
    .where('id', '!=', kept?.id ?? '')
    .execute();
  await db
    .deleteFrom('remember_tokens')
    .where('user', '=', user)
    .where('family', '!=', kept?.family ?? '')
    .execute();
  await db.deleteFrom('password_tokens').where('user', '=', user).execute();
  await db.deleteFrom('login_codes').where('user', '=', user).where('used_at', 'is', null).execute();
}
