import type { ReactNode } from 'react';
import { Link, useLocation } from '@tanstack/react-router';
import { FileText, Lock } from 'lucide-react';
import { skillsText, soloText } from '@fracht/content';
import type { StudentSkills } from '@fracht/protocol';
import { heldBackWords } from '@fracht/kit/api/words-of-failure.ts';
import { formatDate } from '@fracht/kit/format.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import type { SkillsCard } from '../../parts/replay-origin.ts';
import { WaitCard } from '../../parts/wait-card.tsx';
import { useGame, useViewer } from '../../store/hooks.ts';
import { ClassCard } from './class-card.tsx';
import { DecisionFold } from './decision-fold.tsx';
import { NextCard } from './next-card.tsx';
import { ReadingCard } from './reading-card.tsx';
import { momentWordsAmong, observedDecisions, pairLinks, skillPairs } from './skill-moments.ts';
import { type WhoseSkills, useSkills } from './skills-queries.ts';
import { SkillsTable } from './skills-table.tsx';
import { SkillsFailed, SkillsWorking } from './skills-wait.tsx';
import { StruckCard } from './struck-card.tsx';
import styles from './skills-screen.module.css';

/** The competences after a finished game: a student's own; for the teacher those of the class, or of the student named in the address. (SKS-5, SKS-6, SKS-7) */
export function SkillsScreen() {
  const { game, state } = useGame(({ setup, state: name }) => ({ game: setup.game, state: name }));
  const { type } = useViewer();
  const { searchStr } = useLocation();
  const player = type === 'TEACHER' ? namedIn(searchStr, 'player') : null;
  if (state !== 'FINISHED') return <NotOver game={game} />;
  return (
    <div className={styles.page} tabIndex={0} role="region" aria-label={skillsText.columns.competence}>
      {type === 'TEACHER' && player === null ? (
        <>
          <Head title={skillsText.whose.title} lead={skillsText.whose.text} />
          <ClassCard game={game} />
        </>
      ) : (
        <OneStudent key={player} game={game} player={player} />
      )}
    </div>
  );
}

/** The student named in an address, or the group from whose term page the card was opened; null: none. */
function namedIn(search: string, key: 'player' | 'group'): string | null {
  const told = new URLSearchParams(search).get(key);
  return told === null || told === '' ? null : told;
}

function OneStudent({ game, player }: WhoseSkills) {
  const { data, error, isError, isFetching, refetch } = useSkills({ game, player });
  const { searchStr } = useLocation();
  const group = player === null ? null : namedIn(searchStr, 'group');
  if (data?.state === 'READY') return <SkillsOfStudent page={{ game, player, group }} skills={data.skills} />;
  const hasFailed = data === undefined ? isError : data.state === 'FAILED';
  const later = heldBackWords(error);
  return (
    <>
      <Head title={player === null ? skillsText.title : skillsText.titleOfOne} lead="" />
      {later === null ? null : <WaitCard title={soloText.heldBack} text={later} />}
      {later === null && hasFailed ? (
        <SkillsFailed title={skillsText.failed.title} isAsking={isFetching} onAgain={() => void refetch()} />
      ) : null}
      {hasFailed ? null : <SkillsWorking share={data?.state === 'WORKING' ? data.share : 0} />}
    </>
  );
}

type SkillsOfStudentProps = { readonly page: SkillsCard; readonly skills: StudentSkills };

function SkillsOfStudent({ page, skills }: SkillsOfStudentProps) {
  const isOwn = page.player === null;
  const pairs = skillPairs(skills);
  const { lessons } = skills;
  const here = skills.observations.map((observation) => ({ game: page.game, observation }));
  const words = momentWordsAmong([...here, ...pairs.flatMap(pairLinks)]);
  const struck = new Set(skills.struck.map(({ decision }) => decision));
  const counted = observedDecisions(skills.observations).filter(({ decision }) => !struck.has(decision));
  const isEmpty = skills.observations.length === 0 && pairs.every(({ term }) => term.n === 0);
  return (
    <>
      <Head
        title={isOwn ? skillsText.title : skillsText.titleOf(skills.name)}
        lead={skillsText.lead(counted.length, formatDate(skills.since), lessons.length)}
      >
        <Chip icon={<Lock aria-hidden="true" />}>{skillsText.notGrade}</Chip>
        {isOwn ? (
          <Link className={buttonClass({ size: 's' })} to="/panel/student/term">
            {skillsText.toTerm}
          </Link>
        ) : (
          <TeachersWays page={page} />
        )}
        {isEmpty ? null : (
          <Button size="s" onClick={() => window.print()}>
            <FileText className="i" aria-hidden="true" />
            {skillsText.print}
          </Button>
        )}
      </Head>
      {isEmpty ? (
        <NothingYet />
      ) : (
        <div className={styles.columns}>
          <SkillsTable pairs={pairs} words={words} lessons={lessons} page={page} />
          <div className={styles.side}>
            <NextCard pairs={pairs} words={words} lessons={lessons} page={page} />
            <StruckCard struck={skills.struck} observations={skills.observations} />
            <ReadingCard isOwn={isOwn} />
          </div>
        </div>
      )}
      {isOwn ? null : <DecisionFold page={page} skills={skills} words={words} />}
    </>
  );
}

/** A teacher's links from the card of a student: to the printable version, and back to the class, or to the group's term page from which it was opened. */
function TeachersWays({ page: { game, player, group } }: { readonly page: SkillsCard }) {
  const home = `/game/${encodeURIComponent(game)}`;
  const className = buttonClass({ size: 's' });
  const { whose } = skillsText;
  return (
    <>
      <Link
        className={className}
        to={`${home}/report`}
        search={{ player: player ?? '', ...(group === null ? {} : { group }) }}
      >
        {whose.report}
      </Link>
      {group === null ? (
        <Link className={className} to={`${home}/skills`} search={{}}>
          {whose.back}
        </Link>
      ) : (
        <Link
          className={className}
          to="/panel/lecturer/groups/$id/term"
          params={{ id: group }}
          search={{ player: player ?? '' }}
          resetScroll={false}
        >
          {whose.toGroup}
        </Link>
      )}
    </>
  );
}

type HeadProps = { readonly title: string; readonly lead: string; readonly children?: ReactNode };

function Head({ title, lead, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {lead === '' ? null : <p className={styles.lead}>{lead}</p>}
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

function NothingYet() {
  return (
    <Card>
      <EmptyState icon={<Icon name="b-wait" size={20} />} title={skillsText.empty.title} text={skillsText.empty.text} />
    </Card>
  );
}

function NotOver({ game }: { readonly game: string }) {
  const { notOver } = skillsText;
  const back = (
    <Link to={`/game/${encodeURIComponent(game)}/map`} className={buttonClass({ kind: 'primary' })}>
      {notOver.toGame}
    </Link>
  );
  return (
    <>
      <h1 className="vh">{notOver.title}</h1>
      <EmptyState icon={<Icon name="b-wait" size={20} />} title={notOver.text} action={back} />
    </>
  );
}
