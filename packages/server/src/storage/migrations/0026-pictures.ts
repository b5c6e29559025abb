import type { Db } from '../tables.ts';

/** Uploaded pictures stored in the database, and the folders whose pictures were copied into it. Both stay empty in SQLite. */
export async function pictures({ schema }: Db): Promise<void> {
  await schema
    .createTable('pictures')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .execute();
  await schema
    .createTable('taken_folders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
}
