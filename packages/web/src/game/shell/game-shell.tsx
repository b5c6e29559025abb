import { Outlet, useLocation } from '@tanstack/react-router';
import { Hints } from '../hints/hints.tsx';
import { SideCard } from '../side/side-card.tsx';
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
    <div className={styles.shell}>
      <TopBar />
      <Rail />
      <main className={styles.main}>
        <div className={styles.strips}>
          <LostStrip />
          <PauseStrip />
        </div>
        <div className={styles.screen}>
          <Outlet />
        </div>
      </main>
      {isMap ? <SideCard /> : null}
      {isMap ? <Hints /> : null}
    </div>
  );
}
