import type { ReactNode, RefObject } from 'react';
import { Link } from '@tanstack/react-router';
import { competenceLabels, skillsText, termText } from '@fracht/content';
import type { Exercise, ExerciseMoment, OwnSetTasks } from '@fracht/protocol';
import { whatIfPlace } from '@fracht/game/debrief/addresses.ts';
import { momentPlace } from '@fracht/game/replay/way-on.ts';
import { StarsMark } from '../student-task/stars-mark.tsx';
import { SetTasksPart } from './set-tasks-part.tsx';
import { MomentSentence } from './moment-sentence.tsx';
import { beginMoments, placeInRow } from '@fracht/kit/session/moment-row.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import styles from './exercises-card.module.css';

type ExercisesCardProps = {
  readonly exercises: readonly Exercise[];
  /** What the lecturer has set, which comes first; null: nothing. */
  readonly set: OwnSetTasks | null;
  /** Receives the link that starts the series of moments retried last. */
  readonly opener: RefObject<HTMLAnchorElement | null>;
};

/**
 * What to practise next: at most three items, each with the reason, and with one button to begin it; the first is the one to begin with, after what the
 * lecturer has set. (SEM-4, SEM-7)
 */
export function ExercisesCard({ exercises, set, opener }: ExercisesCardProps) {
  const { next } = termText;
  const begun = begunLast(exercises);
  const isSetFirst = set?.tasks.some(({ stars }) => stars === null) ?? false;
  return (
    <Card>
      <CardHead title={next.title} />
      {set === null ? null : <SetTasksPart set={set} />}
      {exercises.length === 0 && set === null ? (
        <CardBody>
          <p className="muted">{next.none}</p>
        </CardBody>
      ) : null}
      {exercises.length === 0 ? null : (
        <ol>
          {exercises.map((exercise, at) => (
            <li key={`${exercise.is} ${exercise.competence}`} className={styles.exercise}>
              <h3>{next.names[exercise.is]}</h3>
              <p className={styles.why}>{next.reason(competenceLabels[exercise.competence], whyOf(exercise))}</p>
              <WhatOf exercise={exercise} />
              <Begin
                exercise={exercise}
                isFirst={at === 0 && !isSetFirst}
                opener={exercise === begun ? opener : null}
              />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The exercise whose moments were retried last, else the first one with moments. */
function begunLast(exercises: readonly Exercise[]): Exercise | undefined {
  const rows = exercises.filter((exercise) => exercise.is === 'MOMENTS');
  return rows.find(({ moments }) => moments.some((moment) => placeInRow(moment) !== null)) ?? rows[0];
}

/** The word of the competence, or how many more decisions are needed for one. */
function whyOf({ word, missing }: Exercise): string {
  return word === 'TOO_LITTLE' ? termText.next.missing(missing) : skillsText.words[word];
}

function WhatOf({ exercise }: { readonly exercise: Exercise }) {
  const { next } = termText;
  switch (exercise.is) {
    case 'MOMENTS':
      return <p>{next.moments(exercise.moments.length)}</p>;
    case 'TASKS':
      return <TaskNames tasks={exercise.tasks} />;
    case 'VARIANTS':
    default:
      return (
        <p>
          <MomentSentence moment={exercise.moment} />
        </p>
      );
  }
}

/** The situations of an exercise, those played before with their stars. (SEM-6) */
function TaskNames({ tasks }: Pick<Extract<Exercise, { readonly is: 'TASKS' }>, 'tasks'>) {
  return (
    <>
      <p>{termText.next.tasks(tasks.length)}</p>
      <ul className={styles.tasks}>
        {tasks.map(({ item, name, stars }) => (
          <li key={item}>
            <bdi>{name}</bdi>
            {stars === null ? null : <StarsMark stars={stars} />}
          </li>
        ))}
      </ul>
    </>
  );
}

type BeginProps = {
  readonly exercise: Exercise;
  readonly isFirst: boolean;
  readonly opener: RefObject<HTMLAnchorElement | null> | null;
};

function Begin({ exercise, isFirst, opener }: BeginProps): ReactNode {
  const { next } = termText;
  const className = buttonClass({ kind: isFirst ? 'primary' : 'plain' });
  switch (exercise.is) {
    case 'MOMENTS':
      return <PlayMoments moments={exercise.moments} className={className} opener={opener} />;
    case 'TASKS': {
      const items = exercise.tasks.map(({ item }) => item);
      return (
        <Link
          to="/panel/student/term/task/$item"
          params={{ item: items[0] ?? '' }}
          search={{ items: items.join(',') }}
          className={className}
        >
          {next.take(items.length)}
        </Link>
      );
    }
    case 'VARIANTS':
    default: {
      const { game, decision } = exercise.moment;
      return (
        <Link {...whatIfPlace(game, { id: decision }, 0, 'term')} className={className}>
          {next.compare}
        </Link>
      );
    }
  }
}

type PlayMomentsProps = Pick<BeginProps, 'opener'> & {
  readonly moments: readonly ExerciseMoment[];
  readonly className: string;
};

function PlayMoments({ moments, className, opener }: PlayMomentsProps) {
  const [first] = moments;
  if (first === undefined) return null;
  return (
    <Link ref={opener} {...momentPlace(first)} className={className} onClick={() => beginMoments(moments)}>
      {termText.next.play}
    </Link>
  );
}
