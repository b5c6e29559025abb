import { Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { gameTotals, type GameState, type Player } from '@fracht/engine';
import { absentText, botResultText, reviewText, summaryText, uiText } from '@fracht/content';
import { formatChange, formatNumber, formatWholeZloty } from '@fracht/kit/format.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { DuelPart } from '../../duel/duel-part.tsx';
import { answeredInPerson } from '../../situations/own-situations.ts';
import type { GameViewer } from '../../store/game-store.ts';
import { useGame, useViewer } from '../../store/hooks.ts';
import { botResults } from './bot-results.ts';
import { CausesCard } from './causes-card.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import { decidedSituations, decisionSum } from './decisions.ts';
import { GroupDecisions } from './group-decisions.tsx';
import { Figure, SummaryHero } from './summary-hero.tsx';
import { NotFinished } from './not-finished.tsx';
import { orderLines } from './order-lines.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { PointsCard } from './points-card.tsx';
import { StageCard } from './stage-card.tsx';
import { standings, type SummaryStanding, type UnplacedResult } from './standing.ts';
import { StandingsTable } from './standings-table.tsx';
import styles from './summary-screen.module.css';
import { MoneyCard } from './money-card.tsx';

/** In chunks of their own: the summary is complete without them. */
const AccountsCard = lazyPart(() => import('./accounts-card.tsx').then((part) => part.AccountsCard));
const SurveyOffer = lazyPart(() => import('./survey-offer.tsx').then((part) => part.SurveyOffer));

/** The result of a finished game: the student's own, everybody's for the teacher. (SUM-1) */
export function SummaryScreen() {
  const state = useGame((game) => game);
  const viewer = useViewer();
  if (state.state !== 'FINISHED') return <NotFinished game={state.setup.game} />;
  return (
    <div className={styles.page} tabIndex={0} role="region" aria-label={summaryText.title}>
      <Result state={state} viewer={viewer} />
    </div>
  );
}

function Result({ state, viewer }: { readonly state: GameState; readonly viewer: GameViewer }) {
  const all = standings(state);
  if (viewer.type === 'TEACHER') return <GroupSummary state={state} all={all} />;
  const isOwn = ({ player }: UnplacedResult): boolean => player.id === viewer.player;
  const placed = all.find(isOwn) ?? null;
  const own = placed ?? botResults(state).find(isOwn) ?? null;
  if (own === null) return <AbsentSummary state={state} />;
  return <OwnSummary state={state} all={all} own={own} placed={placed} />;
}

type OwnSummaryProps = {
  readonly state: GameState;
  readonly all: readonly SummaryStanding[];
  readonly own: UnplacedResult;
  /** The viewer's own result with its rank; null: it counts as a bot's. */
  readonly placed: SummaryStanding | null;
};

function OwnSummary({ state, all, own, placed }: OwnSummaryProps) {
  const { player } = own;
  const situations = decidedSituations(state, player.id);
  const decided = decisionSum(answeredInPerson(situations));
  // For an attempt whose debrief comes later the best answers are not available yet, and without them nothing can be said about the given ones.
  const isTold = situations.every(({ shown }) => shown.best !== null);
  return (
    <>
      <SummaryHero
        title={placed === null ? botResultText.own : summaryText.result}
        score={own.score}
        own={placed}
        standings={all}
      >
        <Figure name={summaryText.onTime} value={summaryText.ofCount(own.onTime, own.booked)} />
        <Figure name={summaryText.profit} value={formatChange(profitOf(player), formatWholeZloty)} />
        {situations.length > 0 && isTold && (
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
          <Suspense>
            <AccountsCard state={state} player={player.id} />
          </Suspense>
        </div>
        <div className={styles.column}>
          {isTold ? <DecisionsCard situations={situations} hasSent={hasSentCar(player)} /> : null}
          <PointsCard ledger={player.ledger} total={player.points} />
          <StageCard />
          <DuelPart game={state.setup.game} />
          <ToPanel game={state.setup.game} isWide />
          <LastMoment game={state.setup.game} />
        </div>
      </div>
    </>
  );
}

function GroupSummary({ state, all }: Pick<OwnSummaryProps, 'state' | 'all'>) {
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
      <ToPanel game={state.setup.game} isTeachers />
      <StandingsTable standings={all} bots={botResults(state)} players={state.players} />
      <GroupDecisions state={state} standings={all} />
      <StageCard />
    </>
  );
}

/** For a student without a result: the viewer's copy of the state has others' orders only while they are under way. (VIW-2) */
function AbsentSummary({ state }: Pick<OwnSummaryProps, 'state'>) {
  const score = `${summaryText.groupResult}: ${formatNumber(gameTotals(state).score)}`;
  return (
    <>
      <h1 className="vh">{summaryText.title}</h1>
      <EmptyState
        icon={<Icon name="i-sum" />}
        title={absentText}
        text={score}
        action={<ToPanel game={state.setup.game} />}
      />
      <StageCard />
      <DuelPart game={state.setup.game} />
      <LastMoment game={state.setup.game} />
    </>
  );
}

type ToPanelProps = { readonly game: string; readonly isWide?: boolean; readonly isTeachers?: boolean };

function ToPanel({ game, isWide = false, isTeachers = false }: ToPanelProps) {
  return (
    <div className={classNames('row wrap', isWide && styles.wide)}>
      {isTeachers ? (
        <Link to="/panel/lecturer/games/$id/debrief" params={{ id: game }} className={buttonClass({ kind: 'primary' })}>
          {uiText.titles.classDebrief}
        </Link>
      ) : null}
      <Link to="/panel" className={buttonClass(isTeachers ? {} : { kind: 'primary' })}>
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

const LAST_SCREENS = [
  ['map', uiText.titles.map],
  ['orders', uiText.titles.orders],
  ['cars', uiText.titles.cars],
] as const;

/** Links to the screens that a student's menu no longer has once the game is over. (SHL-1) */
function LastMoment({ game }: { readonly game: string }) {
  return (
    <nav className="row wrap" aria-label={summaryText.last}>
      {LAST_SCREENS.map(([screen, text]) => (
        <Link key={screen} to={`/game/${encodeURIComponent(game)}/${screen}`} className={buttonClass({ size: 's' })}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Whether the player ever had a car under way: only then can situations strike. */
function hasSentCar({ journal }: Player): boolean {
  return journal.some(({ car, order }) => car !== null && order !== null);
}

/** The money earned beyond the player's starting sum, in zł. */
function profitOf({ money, ledger }: Player): number {
  const start = ledger.reduce((sum, entry) => (entry.reason === 'START' ? sum + entry.money : sum), 0);
  return (money - start) / 100;
}
