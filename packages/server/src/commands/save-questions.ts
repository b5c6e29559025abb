import type { SurveyQuestion } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';

type QuestionToSave = {
  readonly id: string | null;
  readonly value: string;
  readonly kind?: SurveyQuestion['kind'] | undefined;
  readonly options?: readonly string[] | undefined;
};

const FEWEST_OPTIONS = 2;

/**
 * Replaces all questions of a lecturer; those without a text are left out. One without a kind keeps its earlier kind and options. Throws VALIDATION for
 * duplicate ids, and for a choice with fewer than two options, CHANGED_MEANWHILE with the stored questions if they differ from `base`. (SRV-2)
 */
export async function saveQuestions(
  { storage }: AppContext,
  teacher: string,
  wishes: readonly QuestionToSave[],
  base?: readonly SurveyQuestion[],
): Promise<void> {
  const before = new Map((await storage.survey.questions(teacher)).map((question) => [question.id, question]));
  const questions = wishes
    .filter(({ value }) => value !== '')
    .map((wish) => asQuestion(wish, wish.id === null ? undefined : before.get(wish.id)));
  if (new Set(questions.map(({ id }) => id)).size < questions.length) throw fieldError('questions', 'WRONG_VALUE');
  if (questions.some(({ options }) => options !== undefined && options.length < FEWEST_OPTIONS)) {
    throw fieldError('questions', 'WRONG_VALUE');
  }
  if (await storage.survey.saveQuestions(teacher, questions, base)) return;
  throw new AppError('CHANGED_MEANWHILE', { present: { questions: await storage.survey.questions(teacher) } });
}

/** Drops the options of questions that are not a choice. */
function asQuestion({ id, value, ...wish }: QuestionToSave, before: SurveyQuestion | undefined): SurveyQuestion {
  const kind = wish.kind ?? before?.kind ?? 'text';
  const question = { id: id ?? newId(), value, kind };
  return kind === 'choice' ? { ...question, options: [...(wish.options ?? before?.options ?? [])] } : question;
}
