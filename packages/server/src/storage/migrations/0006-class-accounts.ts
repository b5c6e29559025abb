import type { Db } from '../tables.ts';

/** Accounts without e-mail, their one-time codes, when somebody was last seen, and whether rankings may name people. */
export async function classAccounts(db: Db): Promise<void> {
  const { schema } = db;
  await schema.alterTable('users').addColumn('login', 'text').execute();
  await schema
    .alterTable('users')
    .addColumn('public_names', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('users')
    .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('users_login').unique().on('users').column('login').execute();
  await db.updateTable('users').set({ seen_at: Date.now() }).execute();
  await schema
    .createTable('login_codes')
    .addColumn('user', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
