import { Outlet, useLocation } from '@tanstack/react-router';
import { Hints } from '../hints/hints.tsx';
import { MapSide } from '../situations/situation-side.tsx';
import { SituationStrip } from '../situations/situation-strip.tsx';
import { WatchSide } from '../watch/watch-side.tsx';
import { LostStrip } from './lost-strip.tsx';
import { PauseStrip } from './pause-strip.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useGamePlace } from './use-game-place.ts';
import styles from './game-shell.module.css';

/** The game's fixed frame: top bar, menu, the screen, and the card of what is selected on the map. (design NOTES "Must stay" 1) */
export function GameShell() {
  useGamePlace();
  const { pathname } = useLocation();
  const isMap = pathname.endsWith('/map');
  return (
    <div className={styles.shell} data-game-shell>
      <TopBar />
      <Rail />
      <main className={styles.main}>
        <div className={styles.strips}>
          <LostStrip />
          <PauseStrip />
          <SituationStrip isMap={isMap} />
        </div>
        <div className={styles.screen}>
          <Outlet />
        </div>
      </main>
      {isMap ? <MapSide /> : null}
      {isMap ? <WatchSide /> : null}
      {isMap ? <Hints /> : null}
    </div>
  );
}
