import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { studentReportText } from '@fracht/content';
import { useClassDebrief } from '@fracht/kit/api/class-debrief-queries.ts';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import type { SkillsCard } from '../parts/replay-origin.ts';
import { NotFinished } from '../screens/summary/not-finished.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import { ReportWait } from './report-wait.tsx';
import { StudentSheet } from './student-sheet.tsx';
import { type ReportsState, useReports } from './use-reports.ts';
import styles from './report-screen.module.css';

/** The printable debriefs of a finished game: a student's own; for the teacher that of the student named in the address, or of all. (RPR-1, RPR-3) */
export function ReportScreen() {
  const { game, isOver } = useGame(({ setup, state }) => ({ game: setup.game, isOver: state === 'FINISHED' }));
  const { type } = useViewer();
  // The query of this screen and not of the current address: that already names the next page while this one is still shown.
  const told = useSearchState();
  if (!isOver) return <NotFinished game={game} />;
  const player = told.get('player');
  const group = told.get('group');
  if (type !== 'TEACHER') return <OneReport game={game} player={null} group={null} />;
  if (player === '') return <ClassReports game={game} />;
  return <OneReport game={game} player={player} group={group === '' ? null : group} />;
}

/** `player` null: the viewer's own. `group`: the group whose term page a teacher came from; null: none. */
function OneReport({ game, player, group }: SkillsCard) {
  const state = useReports(game, [player]);
  const back =
    player === null ? (
      <Link to={`/game/${encodeURIComponent(game)}/summary`} search={{}} className={buttonClass({ size: 's' })}>
        {studentReportText.toDebrief}
      </Link>
    ) : (
      <Link
        to={`/game/${encodeURIComponent(game)}/skills`}
        search={{ player, ...(group === null ? {} : { group }) }}
        className={buttonClass({ size: 's' })}
      >
        {studentReportText.toSkills}
      </Link>
    );
  return <Sheets title={studentReportText.titleOfOne} back={back} state={state} />;
}

/** Waits until the debriefs of the whole game are computed before requesting those of the students, so that each is requested once. */
function ClassReports({ game }: { readonly game: string }) {
  const { data, isError, isFetching, refetch } = useClassDebrief(game);
  if (data?.state === 'READY' && data.isWhole) {
    const names = data.names.toSorted((one, other) => one.name.localeCompare(other.name, 'pl'));
    return <ReportsOfAll game={game} players={names.map(({ id }) => id)} />;
  }
  const hasFailed = data === undefined ? isError : data.state === 'FAILED';
  const state: ReportsState = hasFailed
    ? { is: 'FAILED', later: null, isAsking: isFetching, onAgain: () => void refetch() }
    : { is: 'WORKING', share: data?.state === 'READY' ? null : data?.state === 'WORKING' ? data.share : 0 };
  return <Sheets title={studentReportText.titleOfOne} back={<ToClass game={game} />} state={state} />;
}

function ReportsOfAll({ game, players }: { readonly game: string; readonly players: readonly string[] }) {
  const state = useReports(game, players);
  return <Sheets title={studentReportText.titleOfClass(players.length)} back={<ToClass game={game} />} state={state} />;
}

function ToClass({ game }: { readonly game: string }) {
  return (
    <Link to="/panel/lecturer/games/$id/debrief" params={{ id: game }} className={buttonClass({ size: 's' })}>
      {studentReportText.toDebrief}
    </Link>
  );
}

type SheetsProps = { readonly title: string; readonly back: ReactNode; readonly state: ReportsState };

/** The pages as they will be on paper, below controls that are not printed. (RPR-2) */
function Sheets({ title, back, state }: SheetsProps) {
  const isReady = state.is === 'READY' && state.reports.length > 0;
  return (
    <div className={styles.page} tabIndex={0} role="region" aria-label={title}>
      <div className={styles.tools}>
        <h1>{title}</h1>
        {isReady ? <p>{state.reports.length > 1 ? studentReportText.hintOfClass : studentReportText.hint}</p> : null}
        <div className={styles.buttons}>
          {back}
          {isReady ? (
            <Button size="s" kind="primary" onClick={() => window.print()}>
              <Printer className="i" aria-hidden="true" />
              {studentReportText.print}
            </Button>
          ) : null}
        </div>
      </div>
      {state.is === 'READY' ? (
        state.reports.map((report) => <StudentSheet key={report.skills.player} report={report} />)
      ) : (
        <ReportWait state={state} />
      )}
      {state.is === 'READY' && !isReady ? (
        <Card>
          <EmptyState icon={<Icon name="b-wait" size={20} />} title={studentReportText.nobody} />
        </Card>
      ) : null}
    </div>
  );
}
