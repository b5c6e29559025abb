import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Letters record whether they were sent, and may be about no account. Older ones still wait for the admin. */
export async function sentMail(db: Db): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('outbox_after')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user', 'text', (column) => column.references('users.id'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('send_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failure', 'text')
    .execute();
  await sql`insert into outbox_after (id, "user", recipient, subject, text, created_at)
    select id, "user", recipient, subject, text, created_at from outbox`.execute(db);
  await schema.dropTable('outbox').execute();
  await schema.alterTable('outbox_after').renameTo('outbox').execute();
  await schema.createIndex('outbox_send_at').on('outbox').column('send_at').execute();
}
