import { Suspense } from 'react';
import { gameEndsAt } from '@fracht/engine';
import { stopsText } from '@fracht/content';
import type { StudentDebrief } from '@fracht/protocol';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { NotFinished } from '../screens/summary/not-finished.tsx';
import { StageCard } from '../screens/summary/stage-card.tsx';
import { standings, type SummaryStanding } from '../screens/summary/standing.ts';
import { useGame, useIsSolo, useViewer } from '../store/hooks.ts';
import { useDebrief } from './debrief-queries.ts';
import { DuelPart } from '../duel/duel-part.tsx';
import { EndLinks } from './end-links.tsx';
import { ResultStrip } from './result-strip.tsx';
import { WorkedOut } from './worked-out.tsx';
import styles from './debrief-screen.module.css';

/** Its chunk is loaded while the debrief is requested. */
const OwnGame = lazyPart(() => import('./own-game.tsx').then((part) => part.OwnGame));

const OwnSentence = lazyPart(() => import('./own-sentence.tsx').then((part) => part.OwnSentence));

/** In a chunk of its own: the debrief is complete without it. */
const DuelResult = lazyPart(() => import('../duel/duel-result.tsx').then((part) => part.DuelResult));

const UncountedNote = lazyPart(() => import('./uncounted-note.tsx').then((part) => part.UncountedNote));

/** Below the decisions: the debrief is complete without it. */
const AccountsCard = lazyPart(() => import('../screens/summary/accounts-card.tsx').then((part) => part.AccountsCard));

/** What a teacher sees, and a player whose result has no rank. */
const Summary = lazyPart(() => import('../screens/summary/summary-screen.tsx').then((part) => part.SummaryScreen));

/** The end of a game: the debrief for a player, everybody's results for the teacher. (DBS-1, SUM-1) */
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
  const ready = asked.data?.state === 'READY' ? asked.data : null;
  const debrief: StudentDebrief | null = ready?.debrief ?? null;
  return (
    <div className={styles.page} tabIndex={0} role="region" aria-label={stopsText.title}>
      {isSolo && isBrokenOff ? (
        <Suspense fallback={null}>
          <UncountedNote game={game} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>{isSolo ? <DuelResult own={own.score} isBrokenOff={isBrokenOff} /> : null}</Suspense>
      <div className={styles.debrief}>
        <ResultStrip all={all} own={own} debrief={debrief} />
        {ready === null ? (
          <WorkedOut game={game} asked={asked} />
        ) : (
          <Suspense fallback={null}>
            <OwnGame game={game} debrief={ready.debrief} isWhole={ready.isWhole} booked={own.booked} />
          </Suspense>
        )}
      </div>
      {ready === null ? (
        <Suspense fallback={null}>
          <OwnSentence game={game} />
        </Suspense>
      ) : null}
      <DuelPart game={game} />
      <Suspense fallback={null}>
        <OwnAccounts />
      </Suspense>
      <StageCard />
      {ready === null ? null : <EndLinks />}
    </div>
  );
}

/** The orders of the game as planned and as they turned out. (SUM-12) */
function OwnAccounts() {
  const state = useGame((game) => game);
  const { player } = useViewer();
  return <AccountsCard state={state} player={player} />;
}
