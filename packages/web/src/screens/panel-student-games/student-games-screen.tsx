import { studentText } from '@fracht/content';
import { useGames, useGroups } from '../../api/panel-queries.ts';
import { sessionStore } from '../../session/session-store.ts';
import { PageHead } from '../panel/page-head.tsx';
import { GroupCard } from './group-card.tsx';
import { JoinCard } from './join-card.tsx';
import { PlayedGames } from './played-games.tsx';
import styles from './student-games-screen.module.css';

/** The student's home: the game to join now, the games played, the group. (spec §2, §7) */
export function StudentGamesScreen() {
  const text = studentText;
  const user = sessionStore((state) => state.user);
  const { data: games } = useGames();
  const { data: groups } = useGroups();
  const group = groups?.[0];
  const open =
    games?.find(({ state }) => state === 'IN_PROGRESS') ??
    games?.find(({ state }) => state === 'PAUSED') ??
    games?.find(({ state }) => state === 'WAITING');
  const sub = groups === undefined ? '' : group === undefined ? text.noGroup : text.inGroup(group.name);
  return (
    <>
      <PageHead title={text.hello(user?.first_name ?? '')} sub={sub} />
      <JoinCard game={open} isLoading={games === undefined} />
      <div className={styles.columns}>
        <PlayedGames games={games} userId={user?.id ?? ''} />
        {group === undefined ? null : <GroupCard group={group} userId={user?.id ?? ''} />}
      </div>
    </>
  );
}
