import type { Db } from '../tables.ts';

type Before = { survey_questions: { id: string; value: string; kind: string; position: number } };

/** Each lecturer has their own questions, a survey keeps those it was opened with, and the answers to it. */
export async function surveys(db: Db): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('survey_sets')
    .addColumn('teacher', 'text', (column) => column.primaryKey())
    .addColumn('questions', 'text', (column) => column.notNull())
    .execute();
  const before = db.withTables<Before>().selectFrom('survey_questions').select(['id', 'value', 'kind']);
  const questions = JSON.stringify(await before.orderBy('position').execute());
  await db.insertInto('survey_sets').values({ teacher: '', questions }).execute();
  await schema.dropTable('survey_questions').execute();
  await schema
    .createTable('surveys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull().unique().references('games.id').onDelete('cascade'))
    .addColumn('teacher', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('questions', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('surveys_teacher').on('surveys').column('teacher').execute();
  await schema
    .createTable('survey_answers')
    .addColumn('survey', 'text', (column) => column.notNull().references('surveys.id').onDelete('cascade'))
    .addColumn('user', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('survey_answers_key', ['survey', 'user'])
    .execute();
  await schema.createIndex('survey_answers_user').on('survey_answers').column('user').execute();
}
