import { Suspense } from 'react';
import { gameEndsAt } from '@fracht/engine';
import { stopsText } from '@fracht/content';
import type { StudentDebrief } from '@fracht/protocol';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { NotFinished } from '../screens/summary/not-finished.tsx';
import { StageCard } from '../screens/summary/stage-card.tsx';
import { standings, type SummaryStanding } from '../screens/summary/standing.ts';
import { useGame, useIsSolo, useViewer } from '../store/hooks.ts';
import { stopsWithDecisions } from './decision.ts';
import { useDebrief } from './debrief-queries.ts';
import { NoStops } from './no-stops.tsx';
import { ResultStrip } from './result-strip.tsx';
import { StopList } from './stop-list.tsx';
import { StopsFoot } from './stops-foot.tsx';
import { useOpenStop } from './use-open-stop.ts';
import { WorkedOut } from './worked-out.tsx';
import styles from './debrief-screen.module.css';

/** Loaded while the list is drawn. */
const StopDetail = lazyPart(() => import('./stop-detail.tsx').then((part) => part.StopDetail));

const UncountedNote = lazyPart(() => import('./uncounted-note.tsx').then((part) => part.UncountedNote));

/** What a teacher sees, and who has no result with a place. */
const Summary = lazyPart(() => import('../screens/summary/summary-screen.tsx').then((part) => part.SummaryScreen));

/** The end of a game: for who played it the debrief, for the teacher the results of all. (DBS-1, SUM-1) */
export function DebriefScreen() {
  const game = useGame((state) => state);
  const { player } = useViewer();
  if (game.state !== 'FINISHED') return <NotFinished game={game.setup.game} />;
  const all = standings(game);
  const own = all.find((standing) => standing.player.id === player);
  if (own !== undefined) return <OwnDebrief game={game.setup.game} all={all} own={own} />;
  return (
    <Suspense fallback={null}>
      <Summary />
    </Suspense>
  );
}

type OwnDebriefProps = {
  readonly game: string;
  readonly all: readonly SummaryStanding[];
  readonly own: SummaryStanding;
};

function OwnDebrief({ game, all, own }: OwnDebriefProps) {
  const isSolo = useIsSolo();
  const isBrokenOff = useGame(({ now, setup }) => now < gameEndsAt(setup));
  const asked = useDebrief(game);
  const debrief = asked.data?.state === 'READY' ? asked.data.debrief : null;
  return (
    <div className={styles.page} tabIndex={0} role="region" aria-label={stopsText.title}>
      {isSolo && isBrokenOff ? (
        <Suspense fallback={null}>
          <UncountedNote game={game} />
        </Suspense>
      ) : null}
      <div className={styles.debrief}>
        <ResultStrip all={all} own={own} debrief={debrief} />
        {debrief === null ? (
          <WorkedOut
            data={asked.data ?? null}
            hasFailed={asked.isError}
            isAsking={asked.isFetching}
            onAgain={() => void asked.refetch()}
          />
        ) : (
          <Stops game={game} debrief={debrief} isWhole={asked.data?.state === 'READY' && asked.data.isWhole} />
        )}
      </div>
      <StageCard />
    </div>
  );
}

type StopsProps = { readonly game: string; readonly debrief: StudentDebrief; readonly isWhole: boolean };

function Stops({ game, debrief, isWhole }: StopsProps) {
  const stops = stopsWithDecisions(debrief);
  const [place, open] = useOpenStop(game, stops.length);
  const stop = stops[place];
  return (
    <>
      <StopList stops={stops} place={place} onOpen={open} />
      {stop === undefined ? (
        <NoStops />
      ) : (
        <Suspense fallback={null}>
          <StopDetail
            game={game}
            stop={stop}
            next={stops[place + 1] ?? null}
            slip={debrief.thresholds.SLIP}
            place={place}
            count={stops.length}
            onOpen={open}
          />
        </Suspense>
      )}
      <StopsFoot game={game} debrief={debrief} isWhole={isWhole} />
    </>
  );
}
