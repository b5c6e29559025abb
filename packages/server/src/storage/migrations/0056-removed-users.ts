import type { Db } from '../tables.ts';

/** The personal data of recently deleted accounts that can be restored; meanwhile their rows in `users` are those of erased people. */
export async function removedUsers({ schema }: Db): Promise<void> {
  await schema
    .createTable('removed_users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text')
    .addColumn('login', 'text')
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('teacher', 'text')
    .addColumn('group_id', 'text')
    .addColumn('answer_time', 'integer', (column) => column.notNull())
    .addColumn('practice_step', 'integer', (column) => column.notNull())
    .addColumn('practice_done_at', 'bigint')
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_day', 'integer', (column) => column.notNull())
    .execute();
}
