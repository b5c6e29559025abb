import type { Db } from '../tables.ts';

/** Which accounts a lecturer's request created, by the request's key, so that a retry creates none (idempotency key). */
export async function classBatches({ schema }: Db): Promise<void> {
  await schema
    .createTable('class_batches')
    .addColumn('teacher', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('users', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('class_batches_key', ['teacher', 'key'])
    .execute();
}
