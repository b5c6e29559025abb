import { z } from 'zod';
import { LIMITS, listOf } from './fields.ts';

/** How a question is answered: in words, or with 1 to 5. */
export const QUESTION_KINDS = ['text', 'scale'] as const;

/** A question of the survey that follows a game. (spec §3 "Survey") */
export const surveyQuestion = z.object({ id: z.string(), value: z.string(), kind: z.enum(QUESTION_KINDS) });
export type SurveyQuestion = z.output<typeof surveyQuestion>;

const questionId = z
  .union([z.string().trim().max(LIMITS.id), z.number(), z.null()])
  .transform((value) => (value === null || value === '' ? null : String(value)))
  .default(null);

/** All questions in their order: one without an id is new, one without a text is left out. (spec §5, §7 survey/save-questions) */
export const saveQuestionsBody = z.object({
  questions: listOf(
    z.object({
      id: questionId,
      value: z.string().trim().max(LIMITS.question),
      kind: z.enum(QUESTION_KINDS).default('text'),
    }),
    LIMITS.questions,
  ),
});
