import { Link } from '@tanstack/react-router';
import { ArrowRight, Clock, GraduationCap } from 'lucide-react';
import { competenceLabels, lessonsText, uiText } from '@fracht/content';
import { ROUNDS } from '@fracht/engine';
import type { ReadyLessonPayload } from '@fracht/protocol';
import { useReadyLessons } from '@fracht/kit/api/lesson-queries.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingCard } from '@fracht/kit/panel/pending.tsx';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardFoot } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import styles from './lessons.module.css';

/** The lessons that are ready to be taught, in the order in which a class takes them. (RDL-1) */
export function LessonsScreen() {
  const asked = useReadyLessons();
  return (
    <>
      <PageHead title={uiText.titles.lessons} sub={lessonsText.sub} />
      {asked.data === undefined ? (
        <PendingCard asked={asked} />
      ) : (
        <ul className={styles.cards} aria-label={lessonsText.label}>
          {asked.data.map((lesson) => (
            <li key={lesson.id}>
              <LessonCard lesson={lesson} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function LessonCard({ lesson }: { readonly lesson: ReadyLessonPayload }) {
  return (
    <Card className={styles.card}>
      <CardBody className={styles.words}>
        <h2>{lesson.name}</h2>
        <p className="muted">{lesson.forWhom}</p>
        <p>{lesson.lead}</p>
        <p className={styles.fact}>
          <Clock className="i" aria-hidden="true" />
          <bdi>{lessonsText.rounds(ROUNDS, lesson.minutes)}</bdi>
        </p>
        <ul className={styles.chips} aria-label={lessonsText.competences}>
          {lesson.competences.map((competence) => (
            <li key={competence}>
              <Chip icon={<GraduationCap className="i" aria-hidden="true" />}>{competenceLabels[competence]}</Chip>
            </li>
          ))}
        </ul>
      </CardBody>
      <CardFoot>
        <Link
          to="/panel/lecturer/lessons/$id"
          params={{ id: lesson.id }}
          className={buttonClass({ kind: 'primary' })}
          aria-label={lessonsText.openOf(lesson.name)}
        >
          <bdi>{lessonsText.open}</bdi>
          <ArrowRight className="i" aria-hidden="true" />
        </Link>
      </CardFoot>
    </Card>
  );
}
