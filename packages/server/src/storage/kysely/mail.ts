import type { Kysely } from 'kysely';
import type { MailStore } from '../mail-store.ts';
import type { Tables } from '../tables.ts';

/** The outbox in SQL. */
export function mailStore(db: Kysely<Tables>): MailStore {
  return {
    async add({ createdAt, ...mail }) {
      await db
        .insertInto('outbox')
        .values({ ...mail, created_at: createdAt })
        .execute();
    },
    async all() {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
      return rows.map(({ created_at: createdAt, ...mail }) => ({ ...mail, createdAt }));
    },
  };
}
