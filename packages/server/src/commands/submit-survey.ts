import type { SurveyAnswer, SurveyQuestion } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';

const SCALE = /^[1-5]$/u;

/**
 * Stores a player's answers, once. Throws NOT_FOUND, SURVEY_FILLED, or VALIDATION on `answers`: no answers at all, an unknown question or one
 * answered twice, a mark that is not 1 to 5. (SRV-1, QUE-1)
 */
export async function submitSurvey(
  { storage, now }: AppContext,
  user: string,
  id: string,
  given: readonly SurveyAnswer[],
): Promise<void> {
  const survey = await storage.survey.find(id);
  if (survey === null) throw new AppError('NOT_FOUND');
  const answers = given.filter(({ value }) => value !== '');
  if (answers.length === 0) throw fieldError('answers', 'REQUIRED');
  if (!answers.every((answer, index) => fits(answer, survey.questions) && isFirst(answer, answers, index))) {
    throw fieldError('answers', 'WRONG_VALUE');
  }
  const done = await storage.survey.submit({ survey: id, user, answers, submittedAt: now() });
  if (done === 'filled') throw new AppError('SURVEY_FILLED');
}

function fits({ id, value }: SurveyAnswer, questions: readonly SurveyQuestion[]): boolean {
  const question = questions.find((one) => one.id === id);
  return question !== undefined && (question.kind !== 'scale' || SCALE.test(value));
}

function isFirst({ id }: SurveyAnswer, answers: readonly SurveyAnswer[], index: number): boolean {
  return answers.findIndex((other) => other.id === id) === index;
}
