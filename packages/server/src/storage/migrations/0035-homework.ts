import type { Db } from '../tables.ts';

/** Assignments that students play by themselves: what their games are made with, and until when. */
export async function homework({ schema }: Db): Promise<void> {
  await schema
    .createTable('homework')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacher', 'text', (column) => column.notNull())
    .addColumn('group_id', 'text')
    .addColumn('group_name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('stages', 'text', (column) => column.notNull())
    .addColumn('library', 'text', (column) => column.references('frozen_libraries.name'))
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('bots', 'integer', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('situations', 'integer', (column) => column.notNull())
    .addColumn('opens_at', 'bigint', (column) => column.notNull())
    .addColumn('closes_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('homework_teacher').on('homework').column('teacher').execute();
  await schema.createIndex('homework_group').on('homework').column('group_id').execute();
  await schema
    .createTable('homework_reminders')
    .addColumn('homework', 'text', (column) => column.notNull().references('homework.id').onDelete('cascade'))
    .addColumn('student', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('homework_reminders_key', ['homework', 'student'])
    .execute();
}
