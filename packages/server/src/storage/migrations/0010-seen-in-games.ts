import { SURVEY_QUESTIONS } from '@fracht/content';
import type { Db } from '../tables.ts';

/** When a student last entered a game, when the last reminder of a survey was sent, and a built-in multiple-choice question. */
export async function seenInGames(db: Db): Promise<void> {
  const { schema } = db;
  await schema.alterTable('users').addColumn('played_at', 'bigint').execute();
  await schema.alterTable('surveys').addColumn('reminded_at', 'bigint').execute();
  const questions = JSON.stringify(SURVEY_QUESTIONS);
  await db.updateTable('survey_sets').set({ questions }).where('teacher', '=', '').execute();
}
