import type { Db } from '../tables.ts';

/** Students who have an account are invited before they become a lecturer's. */
export async function invitations({ schema }: Db): Promise<void> {
  await schema
    .createTable('invitations')
    .addColumn('student', 'text', (column) => column.notNull())
    .addColumn('teacher', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('group_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['student', 'teacher'])
    .execute();
  await schema.createIndex('invitations_by_teacher').on('invitations').column('teacher').execute();
}
