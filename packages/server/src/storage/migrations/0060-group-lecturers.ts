import type { Db } from '../tables.ts';

/** Lecturers who lead a group alongside its owner; `until`: the last day, YYYY-MM-DD, null: without one. */
export async function groupLecturers({ schema }: Db): Promise<void> {
  await schema
    .createTable('group_lecturers')
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addColumn('lecturer', 'text', (column) => column.notNull())
    .addColumn('until', 'text')
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('group_lecturers_key', ['group_id', 'lecturer'])
    .execute();
  await schema.createIndex('group_lecturers_by_lecturer').on('group_lecturers').column('lecturer').execute();
}
