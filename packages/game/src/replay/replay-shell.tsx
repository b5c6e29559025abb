import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { gameText, replayText } from '@fracht/content';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { RoundClock } from '../shell/round-clock.tsx';
import { Stats } from '../shell/stats.tsx';
import bar from '../shell/top-bar.module.css';
import { gameHome } from '../store/game-pages.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { uiStore } from '../store/ui-store.ts';
import { Controls } from './controls.tsx';
import { HappeningList } from './happening-list.tsx';
import { KeyHelp } from './key-help.tsx';
import { pressKey } from './keys.ts';
import { nextScope } from './next-scope.ts';
import type { Replay } from './replay.ts';
import { ReplayRail } from './replay-rail.tsx';
import { replayStore } from './replay-store.ts';
import { isMapNamed, ReplayedScreen } from './replayed-screen.tsx';
import { happeningsIn } from './shown-happenings.ts';
import { Timeline } from './timeline.tsx';
import { useMomentInAddress } from './use-moment-in-address.ts';
import styles from './replay.module.css';

/** Loaded when something is selected on the map. */
const SideCard = lazy(() =>
  loadChunk(() => import('../side/side-card.tsx')).then(({ SideCard: component }) => ({ default: component })),
);

/**
 * The frame of a replay: clock and result, the game's screens, the time line below; beside the map the happenings, for the tables need the
 * width. (RPL-12)
 */
export function ReplayShell({ replay, isOver }: { readonly replay: Replay; readonly isOver: boolean }) {
  const viewer = useViewer();
  const id = useGame((game) => game.setup.game);
  const { pathname } = useLocation();
  const isMap = isMapNamed(useParams({ strict: false }).screen);
  const scope = replayStore((store) => store.scope);
  const happenings = useMemo(() => happeningsIn(replay.happenings, scope, viewer), [replay, scope, viewer]);
  const hasCard = uiStore(({ selection }) => selection !== null);
  useKeys();
  useMomentInAddress();
  return (
    <div className={styles.shell} data-replay>
      <header className={bar.bar}>
        <Link className={bar.logo} to="/panel" aria-label={gameText.toPanel}>
          <Icon name="i-logo" size={30} />
        </Link>
        <RoundClock />
        {viewer.type === 'TEACHER' ? null : <Stats />}
      </header>
      <ReplayRail home={gameHome(id)} />
      <main className={styles.main}>
        <div className={styles.strip}>
          <b>{gameText.replayReadOnly}</b>
          <Link to={isOver ? '/game/$id/summary' : '/panel/lecturer/games/$id'} params={{ id }}>
            {isOver ? replayText.toSummary : replayText.toLive}
          </Link>
        </div>
        <div className={styles.screen}>
          <ReplayedScreen />
        </div>
      </main>
      {isMap && hasCard ? (
        <Suspense fallback={null}>
          <SideCard />
        </Suspense>
      ) : null}
      {isMap && !hasCard ? <HappeningList happenings={happenings} /> : null}
      <section className={styles.panel} aria-label={replayText.timeline}>
        <Controls address={pathname} />
        <Timeline happenings={happenings} until={replay.until} />
        <KeyHelp />
      </section>
    </div>
  );
}

/** Keys work wherever the focus is, but in fields and menus. */
function useKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && pressKey(event, nextScope)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
