import type { Kysely } from 'kysely';
import { z } from 'zod';
import { surveyQuestion } from '@fracht/protocol';
import type { SurveyStore } from '../survey-store.ts';
import type { Tables } from '../tables.ts';

const stored = z.array(surveyQuestion);

/** The survey in SQL. */
export function surveyStore(db: Kysely<Tables>): SurveyStore {
  return {
    async questions() {
      return stored.parse(await db.selectFrom('survey_questions').selectAll().orderBy('position').execute());
    },
    async saveQuestions(questions) {
      const rows = questions.map(({ id, value, kind }, position) => ({ id, value, kind, position }));
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('survey_questions').execute();
        if (rows.length > 0) await transaction.insertInto('survey_questions').values(rows).execute();
      });
    },
  };
}
