import { envelope, saveQuestionsBody, surveyQuestion } from '@fracht/protocol';
import { z } from 'zod';
import { saveQuestions } from '../../commands/save-questions.ts';
import type { AppContext } from '../../context.ts';
import type { Api } from '../api.ts';
import { notice } from '../notice.ts';

const questions = { 200: envelope(z.array(surveyQuestion)) };

/** What is asked after a game. (spec §7 "Games and surveys") */
export function surveyRoutes(api: Api, context: AppContext): void {
  const { survey } = context.storage;

  api.get('/survey/get-questions/', { schema: { response: questions } }, async () => ({
    payload: [...(await survey.questions())],
  }));

  api.patch(
    '/survey/save-questions/',
    { schema: { body: saveQuestionsBody, response: questions } },
    async (request) => {
      await saveQuestions(context, request.body.questions);
      return { payload: [...(await survey.questions())], message: notice('QUESTIONS_SAVED') };
    },
  );
}
