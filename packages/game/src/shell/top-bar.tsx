import { Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { gameText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame, useIsSolo, useViewer } from '../store/hooks.ts';
import { Bell } from './bell.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { RoundClock } from './round-clock.tsx';
import { HelpButton } from './help-button.tsx';
import { PlayersButton } from './players-button.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { Stats } from './stats.tsx';
import tools from './top-bar-tools.module.css';
import styles from './top-bar.module.css';

/** Loaded only for the person who leads the game. */
const LeadControls = lazyPart(() => import('./lead-controls.tsx').then((part) => part.LeadControls));
const WatchTools = lazyPart(() => import('../watch/watch-tools.tsx').then((part) => part.WatchTools));

/** Clock, money, points, score, people, connection, sound, messages, help. Always visible. */
export function TopBar() {
  const isTeacher = useViewer().type === 'TEACHER';
  const isSolo = useIsSolo();
  const state = useGame((game) => game.state);
  const isFinished = state === 'FINISHED';
  const isRunning = state === 'IN_PROGRESS' || state === 'PAUSED';
  return (
    <header className={styles.bar}>
      <Link className={styles.logo} to="/panel" aria-label={gameText.toPanel}>
        <Icon name="i-logo" size={30} />
      </Link>
      <RoundClock />
      {isTeacher ? null : <Stats />}
      <div className={styles.grow} />
      <Suspense fallback={null}>
        {(isTeacher && !isFinished) || (isSolo && isRunning) ? <LeadControls /> : null}
      </Suspense>
      <div className={tools.tools}>
        <span className={styles.wideOnly}>
          <PlayersButton />
        </span>
        <ConnectionSign />
        <span className={styles.wideOnly}>
          <SoundSwitch />
        </span>
        <Suspense fallback={null}>{isTeacher && isRunning ? <WatchTools /> : null}</Suspense>
        <Bell />
        <HelpButton />
      </div>
    </header>
  );
}
