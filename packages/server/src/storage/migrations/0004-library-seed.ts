import { SURVEY_QUESTIONS } from '@fracht/content';
import { builtInItems } from '../built-in-items.ts';
import type { Db } from '../tables.ts';

/** Adds the built-in situations and survey questions, once: what an admin removes later does not come back. */
export async function librarySeed(db: Db): Promise<void> {
  for (const [index, item] of builtInItems().entries()) {
    await db
      .insertInto('library_items')
      .values({ ...item, position: index + 1, version: 1, updated_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const questions = SURVEY_QUESTIONS.map(({ id, value, kind }, position) => ({ id, value, kind, position }));
  await db
    .withTables<{ survey_questions: (typeof questions)[number] }>()
    .insertInto('survey_questions')
    .values(questions)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
