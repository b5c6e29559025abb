import { useState } from 'react';
import { Mail } from 'lucide-react';
import { homeworkText } from '@fracht/content';
import { type HomeworkPayload, namesApart } from '@fracht/protocol';
import { useRemindHomework } from '@fracht/kit/api/homework-calls.ts';
import { formatNumber } from '@fracht/kit/format.ts';
import { NothingFound } from '@fracht/kit/panel/nothing-found.tsx';
import { useMoment } from '@fracht/kit/panel/use-moment.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { Head, Table } from '@fracht/kit/ui/table.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { FITS, leftWords, medianScore, STUDENT_FILTERS, type StudentFilter, termState } from './homework-facts.ts';
import { HomeworkStudentRow, type Remind } from './student-row.tsx';
import styles from './homework.module.css';

const COLUMNS = 6;

/** The students of an assignment: those who handed it in first, by result; the others can be reminded. (HWO-3, HWO-5) */
export function StudentsCard({ homework }: { readonly homework: HomeworkPayload }) {
  const text = homeworkText.students;
  const [filter, setFilter] = useState<StudentFilter>('all');
  const { students } = homework;
  const shown = students.filter(FITS[filter]);
  const names = namesApart(students.map(({ id, user }) => ({ ...user, id })));
  const segments = STUDENT_FILTERS.map((value) => ({
    value,
    text: text.filters[value],
    count: students.filter(FITS[value]).length,
  }));
  const { columns } = text;
  const onRemind = useReminding(homework);
  return (
    <Card label={text.title} className={styles.students}>
      <CardHead title={text.title}>
        <div className={styles.filter}>
          <Segmented isSmall label={text.filter} value={filter} onChange={setFilter} segments={segments} />
        </div>
      </CardHead>
      <Progress homework={homework} onRemind={onRemind} />
      <div className={styles.scroll}>
        <Table label={text.title} className={styles.table}>
          <thead>
            <tr>
              <Head>{columns.student}</Head>
              <Head>{columns.state}</Head>
              <Head isNumber>{columns.score}</Head>
              <Head isNumber>{columns.attempts}</Head>
              <Head>{columns.last}</Head>
              <Head isHidden>{columns.act}</Head>
            </tr>
          </thead>
          <tbody>
            {shown.map((student) => (
              <HomeworkStudentRow
                key={student.id}
                student={student}
                name={names(student.id).whole}
                homework={homework}
                onRemind={onRemind}
              />
            ))}
            {shown.length === 0 ? <NothingFound columns={COLUMNS} text={text.nobody} /> : null}
          </tbody>
        </Table>
      </div>
    </Card>
  );
}

/** Reminds one student or all who have not begun, and reports the result; null if the deadline is over. */
function useReminding(homework: HomeworkPayload): Remind | null {
  const text = homeworkText.students;
  const remind = useRemindHomework();
  const now = useMoment();
  if (termState(homework, now) === 'OVER') return null;
  return (student) => {
    const body = { id: homework.id, ...(student === undefined ? {} : { student }) };
    remind.mutate(body, {
      onSuccess: ({ letters, without }) => {
        if (letters > 0) notify({ type: 'info', text: text.sent(letters) });
        if (without > 0) notify({ type: 'warning', text: text.without(without) });
      },
    });
  };
}

type ProgressProps = { readonly homework: HomeworkPayload; readonly onRemind: Remind | null };

function Progress({ homework, onRemind }: ProgressProps) {
  const now = useMoment();
  const text = homeworkText.students;
  const { students } = homework;
  const [done, open, none] = (['done', 'open', 'none'] as const).map((filter) => students.filter(FITS[filter]).length);
  const [ready, under, rest] = [done ?? 0, open ?? 0, none ?? 0];
  const median = medianScore(students);
  const words = [
    text.summary(ready, students.length),
    ...(median === null ? [] : [text.median(formatNumber(median))]),
    leftWords(homework, now),
  ];
  return (
    <div className={styles.progress}>
      <div>
        <div className={styles.bar} role="img" aria-label={text.progress(ready, under, rest)}>
          <i className={styles.ready} style={{ flexGrow: ready }} />
          <i className={styles.under} style={{ flexGrow: under }} />
          <i style={{ flexGrow: rest }} />
        </div>
        <p className="small muted">{words.join(' · ')}</p>
      </div>
      {rest === 0 || onRemind === null ? null : (
        <Button onClick={() => onRemind()}>
          <Mail className="i" aria-hidden="true" />
          {text.remindAll(rest)}
        </Button>
      )}
    </div>
  );
}
