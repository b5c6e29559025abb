import type { Db } from '../tables.ts';

/** What students write after a game for their next one, and what a class agrees on, by number from 1. */
export async function sentences({ schema }: Db): Promise<void> {
  await schema
    .createTable('own_sentences')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('student', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_sentences_key', ['game', 'student'])
    .execute();
  await schema.createIndex('own_sentences_student').on('own_sentences').column('student').execute();
  await schema
    .createTable('agreed_sentences')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('agreed_sentences_key', ['game', 'number'])
    .execute();
}
