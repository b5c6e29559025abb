import { questionsText } from '@fracht/content';
import { LIMITS, type SurveyQuestion } from '@fracht/protocol';
import type { QuestionWish } from '@fracht/kit/api/lecturer-calls.ts';

/** How a question may be answered, in the order in which it is offered. */
export const QUESTION_KINDS = ['scale', 'choice', 'text'] as const satisfies readonly SurveyQuestion['kind'][];

/** A question as it is written now. `key` tells it from the others while it has no id. */
export type QuestionDraft = QuestionWish & { readonly key: number };

/** The questions as drafts. */
export function draftsOf(questions: readonly SurveyQuestion[]): readonly QuestionDraft[] {
  return questions.map((question, key) => ({ ...question, key }));
}

/** Whether a new empty question may be appended: only where the last one is not empty. (QST-1) */
export function mayAdd(drafts: readonly QuestionDraft[]): boolean {
  const last = drafts.at(-1);
  return last === undefined || last.value.trim() !== '';
}

/** The drafts with an empty one at the end, where one may be added. (QST-1) */
export function withNew(drafts: readonly QuestionDraft[]): readonly QuestionDraft[] {
  if (!mayAdd(drafts)) return drafts;
  const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1;
  return [...drafts, { key, id: null, value: '', kind: drafts.at(-1)?.kind ?? 'scale' }];
}

/** The drafts with one moved up (-1) or down (1). */
export function moved(drafts: readonly QuestionDraft[], key: number, by: -1 | 1): readonly QuestionDraft[] {
  const from = drafts.findIndex((draft) => draft.key === key);
  const [one, other] = [drafts[from], drafts[from + by]];
  if (one === undefined || other === undefined) return drafts;
  return drafts.map((draft, index) => (index === from ? other : index === from + by ? one : draft));
}

/** What is sent: the questions in their order, without those that have no text. (QST-1) */
export function wishesOf(drafts: readonly QuestionDraft[]): readonly QuestionWish[] {
  return drafts
    .filter(({ value }) => value.trim() !== '')
    .map(({ id, value, kind, options }) => {
      const wish = { id, value: value.trim(), kind };
      return kind === 'choice' ? { ...wish, options: cleanOptions(options) } : wish;
    });
}

const FEWEST_OPTIONS = 2;

/** Why the questions cannot be saved as they are; null when they can. A choice needs something to choose from. */
export function whyNotSaved(drafts: readonly QuestionDraft[]): string | null {
  for (const [index, { value, kind, options }] of drafts.entries()) {
    if (kind !== 'choice' || value.trim() === '') continue;
    const count = cleanOptions(options).length;
    if (count < FEWEST_OPTIONS) return questionsText.fewOptions(index + 1);
    if (count > LIMITS.options) return questionsText.manyOptions(index + 1, LIMITS.options);
  }
  return null;
}

/** The options as they are kept: each once, without empty ones. */
function cleanOptions(options: readonly string[] = []): string[] {
  return [...new Set(options.map((option) => option.trim()).filter((option) => option !== ''))];
}
