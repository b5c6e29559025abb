import { z } from 'zod';
import { gameId } from '../ids.ts';
import { basedOn, idText, LIMITS, listOf } from '../fields/fields.ts';
import { memberPayload } from './user.ts';

/** How a question is answered: in words, on a scale from 1 to 5, or by ticking any number of options. */
export const QUESTION_KINDS = ['text', 'scale', 'choice'] as const;

/** A question of the survey that follows a game. (SRV-1) */
export const surveyQuestion = z.object({
  id: z.string(),
  value: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** The options of a multiple-choice question. Its answer lists the ticked ones, one per line; any other line is a free-text answer. */
  options: z.array(z.string()).optional(),
});
export type SurveyQuestion = z.output<typeof surveyQuestion>;

const questionId = z
  .union([z.string().trim().max(LIMITS.id), z.number(), z.null()])
  .transform((value) => (value === null || value === '' ? null : String(value)))
  .default(null);

const questionOptions = listOf(z.string().max(LIMITS.option), LIMITS.options).transform((options) => [
  ...new Set(options.map((option) => option.replaceAll(/\s+/gu, ' ').trim()).filter((option) => option !== '')),
]);

/** What a save of all questions may be based on. */
export const questionsBase = z.object({ questions: z.array(surveyQuestion) });

/**
 * All questions in order. One without an id is new, one without a text is removed. A client that knows only `id` and `value` leaves `kind` and
 * `options` unchanged. (SRV-2)
 */
export const saveQuestionsBody = z.object({
  questions: listOf(
    z.object({
      id: questionId,
      value: z.string().trim().max(LIMITS.question),
      kind: z.enum(QUESTION_KINDS).optional(),
      options: questionOptions.optional(),
    }),
    LIMITS.questions,
  ),
  base: basedOn(questionsBase),
});

export const initSurveyBody = z.object({ game: gameId });

const answer = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  value: z
    .union([z.string(), z.number(), z.array(z.string()).max(LIMITS.options)])
    .transform((value) => (Array.isArray(value) ? value.join('\n') : String(value)).trim())
    .pipe(z.string().max(LIMITS.answer)),
});

/** Answers to questions of the survey; questions that are left out or have an empty answer stay unanswered. */
export const submitSurveyBody = z.object({ id: idText, answers: listOf(answer, LIMITS.questions) });
export type SurveyAnswer = z.output<typeof answer>;

const storedAnswer = z.object({ id: z.string(), value: z.string() });
export const storedAnswers = z.array(storedAnswer);

/** A survey after a game: for a student one to fill in; for the lecturer the answers, and who has not answered yet. (SRV-3) */
export const surveyPayload = z.object({
  id: z.string(),
  game: z.string(),
  groupName: z.string(),
  number: z.number(),
  /** The date of the game, YYYY-MM-DD. */
  date: z.string(),
  questions: z.array(surveyQuestion),
  /** When the lecturer last sent reminders, in ms since 1970; absent: never. */
  remindedAt: z.number().optional(),
  /** Only for the lecturer. */
  answers: z.array(z.object({ user: memberPayload, submittedAt: z.number(), answers: storedAnswers })).optional(),
  /** Only for the lecturer: players who have not filled it in. */
  missing: z.array(memberPayload).optional(),
});
export type SurveyPayload = z.output<typeof surveyPayload>;
