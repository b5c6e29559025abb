import type { Db } from '../tables.ts';

/** The key of each request that makes something, with what it made; before, there was one for new accounts only. */
export async function requestKeys({ schema }: Db): Promise<void> {
  await schema
    .createTable('request_keys')
    .addColumn('user', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('sent', 'text', (column) => column.notNull())
    .addColumn('made', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('request_keys_key', ['user', 'key'])
    .execute();
  await schema.createIndex('request_keys_at').on('request_keys').column('at').execute();
  await schema.dropTable('class_batches').execute();
}
