import type { SurveyPayload } from '@fracht/protocol';
import { z } from 'zod';
import { report } from '@fracht/kit/report.ts';
import { readLocal, writeLocal } from '@fracht/kit/session/browser-storage.ts';

/** Answers by question id; an empty text is no answer. */
export type SurveyAnswers = Readonly<Record<string, string>>;

const drafts = z.object({
  user: z.string(),
  /** Answers by survey id. */
  surveys: z.record(z.string(), z.record(z.string(), z.string())),
});
type SurveyDrafts = z.output<typeof drafts>;

/** The unsent answers of this person to a survey, from this browser's storage. (STU-6) */
export function readDraft(user: string, survey: string): SurveyAnswers {
  return readDrafts(user).surveys[survey] ?? {};
}

/** Stores unsent answers in this browser; null removes them. Only one person's answers are stored at a time. */
export function keepSurveyDraft(user: string, survey: string, answers: SurveyAnswers | null): void {
  const others = Object.entries(readDrafts(user).surveys).filter(([id]) => id !== survey);
  const surveys = Object.fromEntries(answers === null ? others : [...others, [survey, answers] as const]);
  writeLocal('surveys', Object.keys(surveys).length === 0 ? null : JSON.stringify({ user, surveys }));
}

/** How many of the survey's questions have an answer. */
export function answeredIn({ questions }: SurveyPayload, answers: SurveyAnswers): number {
  return questions.filter(({ id }) => (answers[id] ?? '').trim() !== '').length;
}

function readDrafts(user: string): SurveyDrafts {
  const kept = drafts.safeParse(parsed(readLocal('surveys')));
  return kept.success && kept.data.user === user ? kept.data : { user, surveys: {} };
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    report('survey drafts', cause);
    return null;
  }
}
