import { homeworkText, namesakeText } from '@fracht/content';
import { type HomeworkPayload, type HomeworkStudent, namesApart } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { fileName } from '@fracht/kit/files/save-file.ts';
import type { Rows } from '@fracht/kit/files/table-content.ts';
import { saveTable } from '@fracht/kit/files/table-file.ts';
import { serverNow } from '@fracht/kit/server-time.ts';
import { isAtItAgain, lastWords } from './homework-facts.ts';

/**
 * The students of an assignment as rows of a table, in their order on the page: state, counted result and its attempt, attempts and their results; if there are
 * namesakes, a column after the names tells them apart. (HWO-6, VAL-6)
 */
export function homeworkRows({ students, attempts: most }: HomeworkPayload): Rows {
  const { columns } = homeworkText.students;
  const { first, family, counted, attempt } = homeworkText.results;
  // The present limit of attempts may be lower than the number that some have made.
  const made = students.map(({ attempts }) => attempts.length);
  const names = namesApart(students.map(({ id, user }) => ({ ...user, id })));
  const hasNamesakes = students.some(({ id }) => names(id).mark !== null);
  const whereNeeded = <Cell>(cells: readonly Cell[]): readonly Cell[] => (hasNamesakes ? cells : []);
  const numbers = Array.from({ length: Math.max(most, ...made) }, (_, index) => index + 1);
  return [
    [
      first,
      family,
      ...whereNeeded([namesakeText.column]),
      columns.state,
      columns.score,
      counted,
      columns.attempts,
      columns.last,
      ...numbers.map(attempt),
    ],
    ...students.map((student) => rowOf(student, numbers, whereNeeded([names(student.id).mark]))),
  ];
}

function rowOf(student: HomeworkStudent, numbers: readonly number[], marks: readonly (string | null)[]) {
  const { user, state, score, counted, attempts } = student;
  const { states, again } = homeworkText.students;
  const words = isAtItAgain(student) ? `${states[state]}, ${again}` : states[state];
  const which = attempts.find(({ game }) => game === counted)?.attempt ?? null;
  const scores = numbers.map((number) => attempts[number - 1]?.score ?? null);
  return [
    user.first_name,
    user.last_name,
    ...marks,
    words,
    score,
    which,
    attempts.length,
    lastWords(student),
    ...scores,
  ];
}

/** Saves the results of an assignment as a workbook or as CSV. (HWO-6) */
export async function saveHomeworkResults(homework: HomeworkPayload, ending: 'xlsx' | 'csv'): Promise<void> {
  const { file, sheet } = homeworkText.results;
  const name = fileName([file, homework.groupName, homework.title, formatDate(serverNow())], ending);
  await saveTable({ name, sheet, rows: homeworkRows(homework) });
}
