import { lazy, Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { gameTotals, type GameState, type Player } from '@fracht/engine';
import { reviewText, summaryText } from '@fracht/content';
import { formatChange, formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame, useViewer } from '../../store/hooks.ts';
import { CausesCard } from './causes-card.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import { decidedSituations, decisionSum } from './decisions.ts';
import { GroupDecisions } from './group-decisions.tsx';
import { Figure, SummaryHero } from './summary-hero.tsx';
import { orderLines } from './order-lines.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { PointsCard } from './points-card.tsx';
import { StageCard } from './stage-card.tsx';
import { standings, type SummaryStanding } from './standing.ts';
import { StandingsTable } from './standings-table.tsx';
import styles from './summary-screen.module.css';
import { MoneyCard } from './money-card.tsx';

/** Loaded apart: the summary is complete without it. */
const SurveyOffer = lazy(() =>
  loadChunk(() => import('./survey-offer.tsx')).then(({ SurveyOffer: Offer }) => ({ default: Offer })),
);

/** The result of a finished game: one's own for a student, everybody's for the teacher. (SUM-1) */
export function SummaryScreen() {
  const state = useGame((game) => game);
  const viewer = useViewer();
  if (state.state !== 'FINISHED') return <NotFinished game={state.setup.game} />;
  const all = standings(state);
  const own = all.find(({ player }) => player.id === viewer.player) ?? null;
  return (
    <div className={styles.page} tabIndex={0} role="region" aria-label={summaryText.title}>
      {own === null ? <GroupSummary state={state} all={all} /> : <OwnSummary state={state} all={all} own={own} />}
    </div>
  );
}

type OwnSummaryProps = {
  readonly state: GameState;
  readonly all: readonly SummaryStanding[];
  readonly own: SummaryStanding;
};

function OwnSummary({ state, all, own }: OwnSummaryProps) {
  const { player } = own;
  const situations = decidedSituations(state, player.id);
  const decided = decisionSum(situations);
  return (
    <>
      <SummaryHero title={summaryText.result} score={own.score} own={own} standings={all}>
        <Figure name={summaryText.onTime} value={summaryText.ofCount(own.onTime, own.booked)} />
        <Figure name={summaryText.profit} value={formatChange(profitOf(player), formatWholeZloty)} />
        {situations.length > 0 && (
          <Figure
            name={reviewText.figure}
            value={reviewText.of(formatNumber(decided.reached), formatNumber(decided.best))}
          />
        )}
      </SummaryHero>
      <CausesCard state={state} own={own} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MoneyCard ledger={player.ledger} />
          <OrderTimeline lines={orderLines(state, player.id)} state={state} />
        </div>
        <div className={styles.column}>
          <DecisionsCard situations={situations} hasSent={hasSentCar(player)} />
          <PointsCard ledger={player.ledger} total={player.points} />
          <StageCard />
          <ToPanel game={state.setup.game} isWide />
        </div>
      </div>
    </>
  );
}

function GroupSummary({ state, all }: Omit<OwnSummaryProps, 'own'>) {
  const { score } = gameTotals(state);
  const delivered = all.reduce((sum, standing) => sum + standing.delivered, 0);
  const onTime = all.reduce((sum, standing) => sum + standing.onTime, 0);
  return (
    <>
      <SummaryHero title={summaryText.groupResult} score={score} own={null} standings={all}>
        <Figure name={summaryText.table.delivered} value={formatNumber(delivered)} />
        <Figure name={summaryText.onTime} value={summaryText.ofCount(onTime, delivered)} />
        {state.deaths > 0 && <Figure name={summaryText.deaths} value={formatNumber(state.deaths)} />}
      </SummaryHero>
      <StandingsTable standings={all} />
      <GroupDecisions state={state} standings={all} />
      <StageCard />
      <ToPanel game={state.setup.game} />
    </>
  );
}

function ToPanel({ game, isWide = false }: { readonly game: string; readonly isWide?: boolean }) {
  return (
    <div className={classNames('row wrap', isWide && styles.wide)}>
      <Link to="/panel" className={buttonClass({ kind: 'primary' })}>
        {summaryText.toPanel}
      </Link>
      <Link to="/replay/$id" params={{ id: game }} className={buttonClass({})}>
        {summaryText.replay}
      </Link>
      <Suspense>
        <SurveyOffer game={game} />
      </Suspense>
    </div>
  );
}

function NotFinished({ game }: { readonly game: string }) {
  const back = (
    <Link to={`/game/${encodeURIComponent(game)}/map`} className={buttonClass({ kind: 'primary' })}>
      {summaryText.toGame}
    </Link>
  );
  return (
    <>
      <h1 className="vh">{summaryText.title}</h1>
      <EmptyState icon={<Icon name="i-sum" />} title={summaryText.notFinished} action={back} />
    </>
  );
}

/** Whether the player ever had a car under way: only then do situations come. */
function hasSentCar({ journal }: Player): boolean {
  return journal.some(({ car, order }) => car !== null && order !== null);
}

/** The money earned beyond the player's starting sum, in zł. */
function profitOf({ money, ledger }: Player): number {
  const start = ledger.reduce((sum, entry) => (entry.reason === 'START' ? sum + entry.money : sum), 0);
  return (money - start) / 100;
}
