import { Suspense } from 'react';
import { studentText } from '@fracht/content';
import { retryOf, useGames, useGroups } from '@fracht/kit/api/panel-queries.ts';
import { useOpenSurveys } from '@fracht/kit/api/student-calls.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { InvitationsCard } from '../student-group/invitations-card.tsx';
import { HomeworkCard } from '../student-homework/homework-card.tsx';
import { OpenSurveys } from '../student-surveys/open-surveys.tsx';
import { GroupCard } from './group-card.tsx';
import { groupLine } from '@fracht/kit/panel/group-line.ts';
import { JoinCard } from './join-card.tsx';
import { PlayedGames } from './played-games.tsx';
import { PracticeWay } from './practice-way.tsx';
import styles from './student-games-screen.module.css';

/** In a chunk of its own: most students have no open duel. */
const OpenDuelCard = lazyPart(() => import('../student-duel/open-duel-card.tsx').then((part) => part.OpenDuelCard));

/** The student's home: invitations, the game to join, an open duel, surveys to fill in, games played, the group. (STU-1, STU-4, STU-10) */
export function StudentGamesScreen() {
  const text = studentText;
  const user = sessionStore((state) => state.user);
  const asked = useGames();
  const { data: games } = asked;
  const onRetry = retryOf(asked);
  const { data: groups } = useGroups();
  const { data: surveys } = useOpenSurveys();
  const group = groups?.[0];
  const open =
    games?.find(({ state }) => state === 'IN_PROGRESS') ??
    games?.find(({ state }) => state === 'PAUSED') ??
    games?.find(({ state }) => state === 'WAITING');
  const sub = groups === undefined ? '' : group === undefined ? text.noGroup : groupLine(group);
  const ownWork = (
    <>
      <Suspense fallback={null}>
        <OpenDuelCard />
      </Suspense>
      <HomeworkCard />
    </>
  );
  return (
    <>
      <PageHead title={text.hello(user?.first_name ?? '')} sub={sub} />
      <InvitationsCard />
      {open === undefined ? ownWork : null}
      {onRetry === null ? <JoinCard game={open} isLoading={games === undefined} /> : null}
      <div className={styles.columns}>
        <div className="stack stack-4">
          {open === undefined ? null : ownWork}
          {surveys === undefined || surveys.length === 0 ? null : <OpenSurveys surveys={surveys} onRetry={null} />}
          <PlayedGames games={games} onRetry={onRetry} userId={user?.id ?? ''} />
        </div>
        <div className="stack stack-4">
          <PracticeWay />
          {group === undefined ? null : <GroupCard group={group} userId={user?.id ?? ''} />}
        </div>
      </div>
    </>
  );
}
