import { Link, useLocation, useParams } from '@tanstack/react-router';
import { House, Route } from 'lucide-react';
import { competenceLabels, groupTermText } from '@fracht/content';
import type { GroupTermPayload } from '@fracht/protocol';
import { ClassCounts } from '@fracht/game/screens/skills/class-counts.tsx';
import { formatDate } from '@fracht/kit/format.ts';
import { useGroupTerm } from '@fracht/kit/api/group-term-query.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { useReturnFocus } from '@fracht/kit/ui/use-return-focus.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingCard } from '@fracht/kit/panel/pending.tsx';
import { GroupLessons } from './group-lessons.tsx';
import { GroupTasksCard } from './group-tasks-card.tsx';
import { SetTasksCard } from './set-tasks-card.tsx';
import styles from './group-term-screen.module.css';

/** A group's term, for its lecturer: lessons and homework, counts of words, whose competences can be opened, tasks and stars, and what to practise. (GTM-1 to GTM-5) */
export function GroupTermScreen() {
  const { id = '' } = useParams({ strict: false });
  const asked = useGroupTerm(id);
  const { data } = asked;
  const back = (
    <Link to="/panel/lecturer/groups" className={buttonClass({ size: 's' })}>
      {groupTermText.back}
    </Link>
  );
  if (data === undefined) {
    return (
      <>
        <PageHead title={groupTermText.loading}>{back}</PageHead>
        <PendingCard asked={asked} />
      </>
    );
  }
  const { group, since, lessons } = data;
  const homework = lessons.filter(({ kind }) => kind === 'HOMEWORK').length;
  return (
    <>
      <PageHead
        title={groupTermText.title(group.name)}
        sub={groupTermText.lead(formatDate(since), lessons.length - homework, homework)}
      >
        {back}
      </PageHead>
      {lessons.length === 0 ? <NoLessons group={group.id} tasks={data.tasks} /> : <GroupTerm term={data} />}
    </>
  );
}

function GroupTerm({ term }: { readonly term: GroupTermPayload }) {
  const { group, lessons, students, tasks, next } = term;
  return (
    <div className={styles.columns}>
      <div className="stack stack-4">
        <Words term={term} />
        <GroupLessons lessons={lessons} />
        <GroupTasksCard tasks={tasks} />
      </div>
      <div className="stack stack-4">
        <SetTasksCard group={group.id} tasks={tasks} />
        <NextForClass group={group.id} next={next} isCounted={isCounted(term)} />
        <People group={group.id} students={students} />
      </div>
    </div>
  );
}

/** The counts of words, and which lessons are not included yet. */
function Words({ term }: { readonly term: GroupTermPayload }) {
  const { uncounted, lessons, competences } = term;
  const played = lessons.filter(({ kind }) => kind === 'LESSON').length;
  return (
    <Card>
      <CardHead title={groupTermText.words} />
      {uncounted === 0 ? null : (
        <CardBody>
          <p className="muted">
            {isCounted(term) ? groupTermText.uncounted(uncounted, played) : groupTermText.uncountedAll}
          </p>
        </CardBody>
      )}
      {isCounted(term) ? <ClassCounts label={groupTermText.words} competences={competences} /> : null}
    </Card>
  );
}

/** Whether anything of what was played has been computed. */
function isCounted({ uncounted, students }: GroupTermPayload): boolean {
  return uncounted === 0 || students.length > 0;
}

type NextProps = Pick<GroupTermPayload, 'next'> & { readonly group: string };

/** What to practise with the class, and the link to set it as homework. (GTM-3) */
function NextForClass({ group, next, isCounted: isKnown }: NextProps & { readonly isCounted: boolean }) {
  const text = groupTermText.next;
  return (
    <Card>
      <CardHead title={text.title} />
      {next.length === 0 ? (
        <CardBody>
          <p className="muted">{isKnown ? text.none : text.uncounted}</p>
        </CardBody>
      ) : (
        <>
          <ol>
            {next.map(({ competence, students, count, situations }) => (
              <li key={competence} className={styles.next}>
                <h3>{competenceLabels[competence]}</h3>
                <p className="muted">{text.people(students)}</p>
                <p>{text.situations(count)}</p>
                <ul className={styles.situations}>
                  {situations.map((name, at) => (
                    <li key={`${String(at)} ${name}`}>{name}</li>
                  ))}
                  {count > situations.length ? (
                    <li className="muted">{text.others(count - situations.length)}</li>
                  ) : null}
                </ul>
              </li>
            ))}
          </ol>
          <SetAsHomework group={group} next={next} />
        </>
      )}
    </Card>
  );
}

/** Opens a new assignment for this group with these topics; a topic that no active situation trains would be refused, and is left out. */
function SetAsHomework({ group, next }: NextProps) {
  const topics = next.filter(({ count }) => count > 0).map(({ competence }) => competence);
  if (topics.length === 0) return null;
  return (
    <CardFoot>
      <Link
        to="/panel/lecturer/games/homework/$item"
        params={{ item: 'new' }}
        search={{ grupa: group, tematy: topics.join(',') }}
        className={buttonClass({})}
      >
        <House className="i" aria-hidden="true" />
        <bdi>{groupTermText.next.setHomework}</bdi>
      </Link>
    </CardFoot>
  );
}

type PeopleProps = Pick<GroupTermPayload, 'students'> & { readonly group: string };

function People({ group, students }: PeopleProps) {
  return (
    <Card>
      <CardHead title={groupTermText.people} />
      <CardBody>
        {students.length === 0 ? (
          <p className="muted">{groupTermText.nobody}</p>
        ) : (
          <>
            <p className="small muted">{groupTermText.peopleText}</p>
            <ul className={styles.people}>
              {students.map((student) => (
                <li key={student.id}>
                  <SkillsLink group={group} student={student} />
                </li>
              ))}
            </ul>
          </>
        )}
      </CardBody>
    </Card>
  );
}

type SkillsLinkProps = { readonly group: string; readonly student: GroupTermPayload['students'][number] };

/** The link to the competences of a student, to which the back link returns. (GTM-2) */
function SkillsLink({ group, student: { id, name, game } }: SkillsLinkProps) {
  const isReturn = new URLSearchParams(useLocation().searchStr).get('player') === id;
  const link = useReturnFocus<HTMLAnchorElement>(isReturn);
  return (
    <Link
      ref={link}
      to={`/game/${encodeURIComponent(game)}/skills`}
      search={{ player: id, group }}
      aria-current={isReturn ? 'true' : undefined}
    >
      {name}
    </Link>
  );
}

type NoLessonsProps = Pick<GroupTermPayload, 'tasks'> & { readonly group: string };

/** Tasks and stars are shown even before any lesson. */
function NoLessons({ group, tasks }: NoLessonsProps) {
  return (
    <div className="stack stack-4">
      <Card>
        <EmptyState
          icon={<Route className="i-l" aria-hidden="true" />}
          title={groupTermText.empty.title}
          text={groupTermText.empty.text}
        />
      </Card>
      <SetTasksCard group={group} tasks={tasks} />
      <GroupTasksCard tasks={tasks} />
    </div>
  );
}
