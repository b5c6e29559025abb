import { Suspense, useMemo } from 'react';
import type { StudentDebrief } from '@fracht/protocol';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { stopsWithDecisions } from './decision.ts';
import { GameCard } from './game-card.tsx';
import { gameLines } from './game-lines.ts';
import { NoStops } from './no-stops.tsx';
import { useOpenStop } from './use-open-stop.ts';
import styles from './debrief-screen.module.css';

/** Its chunk is loaded while the list is drawn. */
const StopDetail = lazyPart(() => import('./stop-detail.tsx').then((part) => part.StopDetail));

const OwnSentence = lazyPart(() => import('./own-sentence.tsx').then((part) => part.OwnSentence));

type OwnGameProps = {
  readonly game: string;
  readonly debrief: StudentDebrief;
  /** False: other decisions are still being evaluated. */
  readonly isWhole: boolean;
  /** How many orders the player booked. */
  readonly booked: number;
};

/** What happened in the game, its stops, and the open one: beside the list, on a phone under its row. (DBS-1, DBS-10) */
export function OwnGame({ game, debrief, isWhole, booked }: OwnGameProps) {
  const state = useGame((told) => told);
  const { player } = useViewer();
  const isPhone = useIsPhone();
  const lines = useMemo(() => gameLines(state, player, stopsWithDecisions(debrief)), [state, player, debrief]);
  const stops = lines.flatMap((line) => line.stops);
  const [place, open] = useOpenStop(game, stops.length);
  const stop = stops.find((one) => one.place === place);
  const detail =
    stop === undefined ? (
      <NoStops decisions={debrief.decisions} />
    ) : (
      <Suspense fallback={null}>
        <StopDetail game={game} stop={stop} isInList={isPhone} />
      </Suspense>
    );
  return (
    <>
      <div className={styles.told}>
        <GameCard
          game={game}
          debrief={debrief}
          lines={lines}
          place={place}
          onOpen={open}
          below={isPhone ? detail : null}
          isWhole={isWhole}
          booked={booked}
        />
        <Suspense fallback={null}>
          <OwnSentence game={game} />
        </Suspense>
      </div>
      {isPhone && stop !== undefined ? null : detail}
    </>
  );
}
