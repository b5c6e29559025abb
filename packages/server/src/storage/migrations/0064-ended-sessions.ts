import type { Db } from '../tables.ts';

/** Why sessions have ended, for those who still have their bearers; whose session it was is not stored. */
export async function endedSessions({ schema }: Db): Promise<void> {
  await schema
    .createTable('ended_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('ended_sessions_expires_at').on('ended_sessions').column('expires_at').execute();
}
