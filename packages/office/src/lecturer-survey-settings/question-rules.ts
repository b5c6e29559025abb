import { questionsText } from '@fracht/content';
import { LIMITS, type SurveyQuestion } from '@fracht/protocol';
import type { QuestionWish } from '@fracht/kit/api/lecturer-calls.ts';

/** The kinds of answers, in the order in which they are offered. */
export const OFFERED_KINDS = ['scale', 'choice', 'text'] as const satisfies readonly SurveyQuestion['kind'][];

/** A question under edit; `key` identifies it while it has no id. */
export type QuestionDraft = QuestionWish & { readonly key: number };

/** The questions as drafts. */
export function draftsOf(questions: readonly SurveyQuestion[]): readonly QuestionDraft[] {
  return questions.map((question, key) => ({ ...question, key }));
}

/** Whether an empty question may be appended: only if the last one is not empty. (QST-1) */
export function mayAdd(drafts: readonly QuestionDraft[]): boolean {
  const last = drafts.at(-1);
  return last === undefined || last.value.trim() !== '';
}

/** Appends an empty question if that is allowed. (QST-1) */
export function withNew(drafts: readonly QuestionDraft[]): readonly QuestionDraft[] {
  if (!mayAdd(drafts)) return drafts;
  const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1;
  return [...drafts, { key, id: null, value: '', kind: drafts.at(-1)?.kind ?? 'scale' }];
}

/** Moves a question up (-1) or down (1). */
export function movedQuestion(drafts: readonly QuestionDraft[], key: number, by: -1 | 1): readonly QuestionDraft[] {
  const from = drafts.findIndex((draft) => draft.key === key);
  const [one, other] = [drafts[from], drafts[from + by]];
  if (one === undefined || other === undefined) return drafts;
  return drafts.map((draft, index) => (index === from ? other : index === from + by ? one : draft));
}

/** The questions to be saved, in their order, without empty ones. (QST-1) */
export function questionsToSave(drafts: readonly QuestionDraft[]): readonly QuestionWish[] {
  return drafts
    .filter(({ value }) => value.trim() !== '')
    .map(({ id, value, kind, options }) => {
      const wish = { id, value: value.trim(), kind };
      return kind === 'choice' ? { ...wish, options: cleanOptions(options) } : wish;
    });
}

/**
 * Merges the drafts with the server's answer to a save of `sent`: new questions get their ids, and what was changed during the save stays.
 */
export function afterSave(
  now: readonly QuestionDraft[],
  sent: readonly QuestionDraft[],
  answered: readonly SurveyQuestion[],
): readonly QuestionDraft[] {
  if (now === sent) return draftsOf(answered);
  const saved = sent.filter(({ value }) => value.trim() !== '');
  const ids = new Map(saved.map(({ key }, index) => [key, answered[index]?.id]));
  return now.map((draft) => ({ ...draft, id: ids.get(draft.key) ?? draft.id }));
}

const FEWEST_OPTIONS = 2;

/** Why the questions cannot be saved; null if they can. A choice needs options. */
export function whyNotSaved(drafts: readonly QuestionDraft[]): string | null {
  for (const [index, { value, kind, options }] of drafts.entries()) {
    if (kind !== 'choice' || value.trim() === '') continue;
    const count = cleanOptions(options).length;
    if (count < FEWEST_OPTIONS) return questionsText.fewOptions(index + 1);
    if (count > LIMITS.options) return questionsText.manyOptions(index + 1, LIMITS.options);
  }
  return null;
}

/** The options without empty ones and duplicates. */
function cleanOptions(options: readonly string[] = []): string[] {
  return [...new Set(options.map((option) => option.trim()).filter((option) => option !== ''))];
}
