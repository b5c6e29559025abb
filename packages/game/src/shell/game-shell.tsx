import { Suspense } from 'react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { MapSide } from '../side/map-side.tsx';
import { SituationStrip } from '../situations/situation-strip.tsx';
import { useIsSolo, useViewer } from '../store/hooks.ts';
import { uiStore } from '../store/ui-store.ts';
import { WatchSide } from '../watch/watch-side.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { LobbyStrip } from './lobby-strip.tsx';
import { LostStrip } from './lost-strip.tsx';
import { PauseStrip } from './pause-strip.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useFetchedAhead } from './use-fetched-ahead.ts';
import { useGameRedirect } from './use-game-redirect.ts';
import styles from './game-shell.module.css';

/** Loaded only for homework. */
const TermStrip = lazyPart(() => import('./homework-term.tsx').then((part) => part.TermStrip));
/** Not loaded for players who have seen them. */
const Hints = lazyPart(() => import('../hints/hints.tsx').then((part) => part.Hints));

/** Loaded with the first delivery. */
const DeliveryStamp = lazyPart(() => import('./delivery-stamp.tsx').then((part) => part.DeliveryStamp));

/** The frame of a game: top bar, menu, the screen, and the card of what is selected on the map. */
export function GameShell() {
  useGameRedirect();
  useFetchedAhead();
  const { pathname } = useLocation();
  const isMap = pathname.endsWith('/map');
  const isLobby = /^\/game\/[^/]+\/?$/u.test(pathname);
  const isStudent = useViewer().type === 'STUDENT';
  const isSolo = useIsSolo();
  const hasHints = uiStore(({ hint }) => hint !== null) && isStudent;
  const moment = uiStore((state) => state.moment);
  const spoken = uiStore((state) => state.spoken);
  const isCovered = uiStore(({ hasBreakCard }) => hasBreakCard);
  // On a phone the cards cover the map, and are covered by whatever covers the map.
  const isSideCovered = useIsPhone() && isCovered;
  return (
    <div className={classNames(styles.frame, styles.shell)} data-game-shell>
      <TopBar />
      <Rail />
      <main className={styles.main}>
        <div className={styles.strips}>
          <LostStrip />
          <PauseStrip />
          <LobbyStrip isLobby={isLobby} />
          <Suspense fallback={null}>{isSolo ? <TermStrip /> : null}</Suspense>
          <SituationStrip isMap={isMap} />
          <p className="vh" role="status">
            {spoken}
          </p>
          <Suspense fallback={null}>
            {moment === null ? null : <DeliveryStamp key={moment.id} moment={moment} />}
          </Suspense>
        </div>
        <div className={styles.screen} inert={isCovered}>
          <Outlet />
        </div>
      </main>
      {isMap ? (
        <div className={styles.sides} inert={isSideCovered}>
          <MapSide />
          <WatchSide />
        </div>
      ) : null}
      <LeaveQuestion />
      <Suspense fallback={null}>{hasHints ? <Hints isMap={isMap} /> : null}</Suspense>
    </div>
  );
}
