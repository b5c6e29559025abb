import { filledSurveysText } from '@fracht/content';
import { type MemberPayload, namesApart, type SurveyPayload, type SurveyQuestion } from '@fracht/protocol';
import type { Rows } from '@fracht/kit/files/table-content.ts';
import { formatDateTime, formatTime } from '@fracht/kit/format.ts';

export const MARKS = [1, 2, 3, 4, 5] as const;
export type Mark = (typeof MARKS)[number];

export type Marks = {
  /** How many respondents gave each mark from 1 to 5. */
  readonly counts: Readonly<Record<Mark, number>>;
  readonly all: number;
  /** Null if nobody gave one. */
  readonly mean: number | null;
};

/** The marks given to a question. */
export function marksOf({ answers = [] }: SurveyPayload, question: SurveyQuestion): Marks {
  const given = answers.flatMap((filled) => {
    const value = filled.answers.find(({ id }) => id === question.id)?.value;
    const mark = MARKS.find((known) => String(known) === value);
    return mark === undefined ? [] : [mark];
  });
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const mark of given) counts[mark] += 1;
  const sum = given.reduce((total: number, mark) => total + mark, 0);
  return { counts, all: given.length, mean: given.length === 0 ? null : sum / given.length };
}

export type SaidAnswer = { readonly user: MemberPayload; readonly value: string };

/** The names of all who were asked, by id, with what tells namesakes apart. (VAL-6) */
export function respondentNames({ answers = [], missing = [] }: SurveyPayload): (id: string) => string {
  const names = namesApart([...answers.map(({ user }) => user), ...missing]);
  return (id) => names(id).whole;
}

/** The texts written for a question, with their authors. */
export function textsOf({ answers = [] }: SurveyPayload, question: SurveyQuestion): readonly SaidAnswer[] {
  return answers.flatMap(({ user, answers: given }) => {
    const value = given.find(({ id }) => id === question.id)?.value;
    return value === undefined ? [] : [{ user, value }];
  });
}

export type Chosen = {
  /** The options in their order, with how many respondents ticked each. */
  readonly counts: readonly { readonly option: string; readonly count: number }[];
  /** Answers in the respondents' own words instead of an option, with their authors. */
  readonly own: readonly SaidAnswer[];
};

/** The options selected for a question; an answer that is no option counts as the respondent's own words. */
export function choicesOf(survey: SurveyPayload, question: SurveyQuestion): Chosen {
  const { options = [] } = question;
  const said = textsOf(survey, question).map(({ user, value }) => ({ user, lines: value.split('\n') }));
  const own = said.map(({ user, lines }) => ({
    user,
    value: lines.filter((line) => !options.includes(line)).join('\n'),
  }));
  return {
    counts: options.map((option) => ({ option, count: said.filter(({ lines }) => lines.includes(option)).length })),
    own: own.filter(({ value }) => value !== ''),
  };
}

const REMIND_PAUSE_MS = 3_600_000;

/** Why respondents cannot be reminded at `now` (in ms); null if they can. (QUE-2) */
export function whyNotReminded({ remindedAt }: SurveyPayload, now: number): string | null {
  if (remindedAt === undefined || now - remindedAt >= REMIND_PAUSE_MS) return null;
  return filledSurveysText.reminded(formatTime(remindedAt));
}

/** How many have answered, and how many were asked. */
export function surveyProgress({ answers = [], missing = [] }: SurveyPayload): {
  readonly done: number;
  readonly all: number;
} {
  return { done: answers.length, all: answers.length + missing.length };
}

/** A survey as a table: a row for each respondent, a column for each question; marks as numbers. */
export function surveyTable(survey: SurveyPayload): Rows {
  const { who, when } = filledSurveysText.table;
  const nameOf = respondentNames(survey);
  return [
    [who, when, ...survey.questions.map(({ value }) => value)],
    ...(survey.answers ?? []).map(({ user, submittedAt, answers }) => [
      nameOf(user.id),
      formatDateTime(submittedAt),
      ...survey.questions.map(({ id, kind }) => {
        const value = answers.find((answer) => answer.id === id)?.value;
        if (value === undefined) return null;
        return kind === 'scale' ? Number(value) : kind === 'choice' ? value.replaceAll('\n', '; ') : value;
      }),
    ]),
  ];
}
