import { memo, Suspense, useLayoutEffect, useMemo } from 'react';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import type { OwnSituation } from '../situations/own-situations.ts';
import { useSituations } from '../situations/use-situations.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { uiStore } from '../store/ui-store.ts';
import { HappeningList } from './happening-list.tsx';
import { stateAt, type Replay } from './replay.ts';
import { replayStore } from './replay-store.ts';
import type { ShownHappening } from './shown-happenings.ts';
import { answerThen, followSituations, watchedSituation } from './situation-then.ts';

/** Both load after the map: at the beginning nothing is selected and nothing has happened. */
const SideCard = lazyPart(() => import('../side/side-card.tsx').then((part) => part.SideCard));
const ReplayedSituation = lazyPart(() => import('./replayed-situation.tsx').then((part) => part.ReplayedSituation));

type ReplaySideProps = {
  readonly replay: Replay;
  readonly happenings: readonly ShownHappening[];
  readonly isOver: boolean;
};

/** Beside the map: the situation that was open at the moment, else the selection, else the happenings. (RPL-10, RPL-13) */
export const ReplaySide = memo(function ReplaySide({ replay, happenings, isOver }: ReplaySideProps) {
  useFollowedSituations();
  const { seen: own, queue } = useSituations();
  const watched = useWatched(happenings);
  const seen = own ?? watched;
  const hasCard = uiStore(({ selection }) => selection !== null);
  const end = useMemo(() => stateAt(replay, replay.until), [replay]);
  if (seen !== null) {
    return (
      <Suspense fallback={null}>
        <ReplayedSituation own={seen} queue={queue} answer={answerThen(seen, end)} isOver={isOver} />
      </Suspense>
    );
  }
  if (!hasCard) return <HappeningList happenings={happenings} />;
  return (
    <Suspense fallback={null}>
      <SideCard />
    </Suspense>
  );
});

/** Opens and closes the situation card to fit the moment, before the moment is painted. */
function useFollowedSituations(): void {
  const viewer = useViewer();
  const game = useWholeGame();
  const at = replayStore((store) => store.at);
  useLayoutEffect(() => followSituations(game, viewer, at), [game, viewer, at]);
}

/** The situation that a teacher reads at the moment; null: none, or the viewer is a student. */
function useWatched(happenings: readonly ShownHappening[]): OwnSituation | null {
  const { type } = useViewer();
  const game = useWholeGame();
  const scope = replayStore((store) => store.scope);
  const at = replayStore((store) => store.at);
  uiStore(({ situation }) => situation.foldedAt);
  return type === 'TEACHER' ? watchedSituation(game, { happenings, scope, at }) : null;
}
