import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { competenceLabels, lessonsText, uiText } from '@fracht/content';
import { ROUNDS } from '@fracht/engine';
import type { ReadyLessonPayload } from '@fracht/protocol';
import { useReadyLessons } from '@fracht/kit/api/lesson-queries.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { LessonRounds } from './lesson-rounds.tsx';
import { LessonSettings } from './lesson-settings.tsx';
import { LessonSituations } from './lesson-situations.tsx';
import { LessonSources } from './lesson-sources.tsx';
import { MakeGame } from './make-game.tsx';
import styles from './lessons.module.css';

/** One ready lesson: its plan, what its game is created with, and the button that creates it. It is printed on A4. (RDL-2) */
export function LessonScreen() {
  const { id = '' } = useParams({ strict: false });
  const asked = useReadyLessons();
  const onRetry = retryOf(asked);
  const lesson = asked.data?.find((one) => one.id === id);
  if (lesson !== undefined) return <Lesson lesson={lesson} />;
  return (
    <>
      <PageHead title={uiText.titles.lessons} />
      <Card>
        {onRetry === null ? (
          <CardBody>{asked.data === undefined ? uiText.loading : lessonsText.none}</CardBody>
        ) : (
          <LoadError onRetry={onRetry} />
        )}
      </Card>
    </>
  );
}

function Lesson({ lesson }: { readonly lesson: ReadyLessonPayload }) {
  return (
    <div className={styles.lesson}>
      <PageHead title={lesson.name} sub={`${lesson.forWhom} ${lessonsText.rounds(ROUNDS, lesson.minutes)}.`}>
        <Link to="/panel/lecturer/lessons" className={buttonClass({ kind: 'ghost' })}>
          <ArrowLeft className="i" aria-hidden="true" />
          <bdi>{lessonsText.back}</bdi>
        </Link>
        <Button onClick={() => print()}>
          <Printer className="i" aria-hidden="true" />
          {lessonsText.print}
        </Button>
      </PageHead>
      <div className={styles.columns}>
        <div className="stack stack-4">
          <Card>
            <CardBody className={styles.words}>
              <p>{lesson.lead}</p>
              <h2>{lessonsText.aims}</h2>
              <ul className={styles.list}>
                {lesson.aims.map((aim) => (
                  <li key={aim}>{aim}</li>
                ))}
              </ul>
              <p className="small muted">
                {lesson.competences.map((competence) => competenceLabels[competence]).join(' · ')}
              </p>
            </CardBody>
          </Card>
          <Card>
            <CardHead title={lessonsText.plan} />
            <LessonRounds rounds={lesson.rounds} />
          </Card>
          <Card>
            <CardHead title={lessonsText.debrief} />
            <CardBody>
              <ol className={styles.list}>
                {lesson.debrief.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ol>
            </CardBody>
          </Card>
          <LessonSources situations={lesson.situations} />
        </div>
        <div className={`stack stack-4 ${styles.beside}`}>
          <MakeGame lesson={lesson} />
          <LessonSettings settings={lesson.settings} seed={lesson.seed} />
          <LessonSituations situations={lesson.situations} />
        </div>
      </div>
    </div>
  );
}
