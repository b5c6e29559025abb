import type { Db } from '../tables.ts';

/**
 * An attempt at homework is a game. Games get their number of rounds, their pace and their assignment; a table records for each attempt
 * its assignment, its student, its number (first, second, ...) and when the student was last in it.
 */
export async function homeworkAttempts({ schema }: Db): Promise<void> {
  await schema
    .alterTable('games')
    .addColumn('rounds', 'integer', (column) => column.notNull().defaultTo(4))
    .execute();
  await schema
    .alterTable('games')
    .addColumn('pace', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema.alterTable('games').addColumn('homework', 'text').execute();
  await schema
    .createTable('homework_attempts')
    .addColumn('game', 'text', (column) => column.primaryKey().references('games.id').onDelete('cascade'))
    .addColumn('homework', 'text', (column) => column.notNull())
    .addColumn('student', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('homework_attempts_once', ['homework', 'student', 'attempt'])
    .execute();
  await schema.createIndex('homework_attempts_student').on('homework_attempts').column('student').execute();
}
