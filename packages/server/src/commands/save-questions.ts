import type { SurveyQuestion } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { fieldError } from '../errors.ts';
import { newId } from '../ids.ts';

type Wish = Omit<SurveyQuestion, 'id'> & { readonly id: string | null };

/** Puts these questions in the place of all that the lecturer had; those without a text are left out. Throws VALIDATION for an id given twice. (spec §5) */
export async function saveQuestions({ storage }: AppContext, teacher: string, wishes: readonly Wish[]): Promise<void> {
  const questions = wishes.filter(({ value }) => value !== '').map((wish) => ({ ...wish, id: wish.id ?? newId() }));
  if (new Set(questions.map(({ id }) => id)).size < questions.length) throw fieldError('questions', 'WRONG_VALUE');
  await storage.survey.saveQuestions(teacher, questions);
}
