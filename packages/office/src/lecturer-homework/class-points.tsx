import { classDebriefText, homeworkText, uiText } from '@fracht/content';
import type { HomeworkDebriefPayload, HomeworkPayload } from '@fracht/protocol';
import { useHomeworkDebrief, useHomeworkSkills } from '@fracht/kit/api/homework-calls.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { CompetencesCard } from '../lecturer-debrief/competences-card.tsx';
import { namedPoints } from '../lecturer-debrief/class-points.ts';
import { NamedCards } from '../lecturer-debrief/named-cards.tsx';
import { DebriefWait } from '../lecturer-debrief/debrief-wait.tsx';
import { BestMomentCard, SurpriseCard } from '../lecturer-debrief/fact-cards.tsx';
import type { PointLinks } from '../lecturer-debrief/point-links.ts';
import { DebriefFiles } from './debrief-files.tsx';
import { fromDebrief } from './homework-facts.ts';
import { skillRows } from './skill-rows.ts';
import styles from './homework.module.css';

type ReadyHomeworkDebrief = Extract<HomeworkDebriefPayload, { readonly state: 'READY' }>;

type PointsProps = { readonly homework: HomeworkPayload };

/** What the class lost and won together over the counted attempts, each moment in the replay of its student, and its competences. (HWO-7, HWO-9) */
export function ClassPoints({ homework }: PointsProps) {
  const asked = useHomeworkDebrief(homework.id);
  const { data } = asked;
  if (data?.state === 'READY') return <Points homework={homework} debrief={data} />;
  return (
    <DebriefWait told={data} isBusy={asked.isFetching} onAgain={() => void asked.refetch()} onRetry={retryOf(asked)} />
  );
}

function Points({ homework, debrief }: PointsProps & { readonly debrief: ReadyHomeworkDebrief }) {
  const { id: item } = homework;
  const { surprise, bestMoment, players, failed } = debrief;
  const links = homeworkLinks(item, players);
  // Requested once the decisions of all have been computed, which determine what competences there are.
  const asked = useHomeworkSkills(item);
  const skills = asked.data;
  const isTold = surprise === null || namedPoints(debrief).some(({ point }) => point.key === surprise.key);
  return (
    <>
      {failed === 0 ? null : <Note tone="warn">{homeworkText.debrief.failed(failed)}</Note>}
      <DebriefFiles homework={homework} debrief={debrief} skills={skills} />
      <NamedCards links={links} debrief={debrief} names={players} />
      {bestMoment === null && isTold ? null : (
        <div className={styles.facts}>
          {bestMoment === null ? null : <BestMomentCard links={links} point={bestMoment} />}
          {isTold ? null : <SurpriseCard point={surprise} />}
        </div>
      )}
      {skills === undefined ? (
        <NoSkills onRetry={retryOf(asked)} />
      ) : (
        <CompetencesCard game={null} competences={skillRows(skills)} />
      )}
    </>
  );
}

/** A placeholder for the competences until they are there. */
function NoSkills({ onRetry }: { readonly onRetry: (() => void) | null }) {
  return (
    <Card>
      <CardHead title={classDebriefText.competences.title} />
      {onRetry === null ? <CardBody>{uiText.loading}</CardBody> : <LoadError onRetry={onRetry} />}
    </Card>
  );
}

/** Each student's moments are in the counted attempt of this student; there are no slides. */
function homeworkLinks(item: string, players: ReadyHomeworkDebrief['players']): PointLinks {
  const games = new Map(players.map(({ id, game }) => [id, game]));
  return {
    gameOf: (player) => games.get(player) ?? '',
    originOf: (place) => ({ from: place === '' ? fromDebrief(item) : `${fromDebrief(item)}.${place}` }),
    projector: null,
  };
}
