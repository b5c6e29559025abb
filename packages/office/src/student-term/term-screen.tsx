import { type RefObject, useRef } from 'react';
import { Lock, Route } from 'lucide-react';
import { skillsText, termText } from '@fracht/content';
import type { OwnTermPayload } from '@fracht/protocol';
import { ReadingCard } from '@fracht/game/screens/skills/reading-card.tsx';
import { formatDate } from '@fracht/kit/format.ts';
import { useOwnTerm } from '@fracht/kit/api/course-queries.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingCard } from '@fracht/kit/panel/pending.tsx';
import { OwnLessons } from './own-lessons.tsx';
import { PlayedMoments } from './played-moments.tsx';
import { ExercisesCard } from './exercises-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { TermTable } from './term-table.tsx';
import styles from './term-screen.module.css';

/** A student's term: competences, lessons in order, and what to practise next. (SEM-1 to SEM-7) */
export function TermScreen() {
  const asked = useOwnTerm();
  const opener = useRef<HTMLAnchorElement>(null);
  const { data } = asked;
  if (data === undefined) {
    return (
      <>
        <PageHead title={termText.title} />
        <PendingCard asked={asked} />
      </>
    );
  }
  return (
    <>
      <PageHead title={termText.title} sub={termText.lead(formatDate(data.since), data.lessons.length)}>
        <Chip icon={<Lock aria-hidden="true" />}>{skillsText.notGrade}</Chip>
      </PageHead>
      <PlayedMoments opener={opener} />
      {data.lessons.length === 0 ? <NoLessons term={data} opener={opener} /> : <Term term={data} opener={opener} />}
    </>
  );
}

type TermProps = { readonly term: OwnTermPayload; readonly opener: RefObject<HTMLAnchorElement | null> };

function Term({ term: { term, lessons, exercises, tasks, set }, opener }: TermProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.table}>
        <TermTable term={term} lessons={lessons} />
      </div>
      <div className={styles.next}>
        <ExercisesCard exercises={exercises} set={set} opener={opener} />
        <TasksCard tasks={tasks} />
      </div>
      <div className={styles.lessons}>
        <OwnLessons lessons={lessons} />
      </div>
      <div className={styles.reading}>
        <ReadingCard isOwn isOfTerm />
      </div>
    </div>
  );
}

/** Set tasks and stars are shown even before any lesson. */
function NoLessons({ term: { exercises, tasks, set }, opener }: TermProps) {
  return (
    <div className="stack stack-4">
      {set === null ? null : <ExercisesCard exercises={exercises} set={set} opener={opener} />}
      <Card>
        <EmptyState
          icon={<Route className="i-l" aria-hidden="true" />}
          title={termText.empty.title}
          text={termText.empty.text}
        />
      </Card>
      {tasks.done.length === 0 ? null : <TasksCard tasks={tasks} />}
    </div>
  );
}
