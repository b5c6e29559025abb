import { lazy, Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { gameText } from '@fracht/content';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import { Bell } from './bell.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { RoundClock } from './round-clock.tsx';
import { HelpButton } from './help-button.tsx';
import { PlayersButton } from './players-button.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { Stats } from './stats.tsx';
import styles from './top-bar.module.css';

/** Loaded for the teacher only. */
const TeacherControls = lazy(() =>
  loadChunk(() => import('./teacher-controls.tsx')).then(({ TeacherControls: component }) => ({ default: component })),
);
const WatchTools = lazy(() =>
  loadChunk(() => import('../watch/watch-tools.tsx')).then(({ WatchTools: component }) => ({ default: component })),
);

/** Clock, money, points, score, people, connection, sound, messages, help. Always visible. */
export function TopBar() {
  const isTeacher = useViewer().type === 'TEACHER';
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
      <Suspense fallback={null}>{isTeacher && !isFinished ? <TeacherControls /> : null}</Suspense>
      <div className={styles.tools}>
        <span className={styles.wideOnly}>
          <PlayersButton />
        </span>
        <ConnectionSign />
        <span className={styles.wideOnly}>
          <SoundSwitch />
        </span>
        <Suspense fallback={null}>{isTeacher && isRunning ? <WatchTools /> : null}</Suspense>
        <Bell />
        {isTeacher || isFinished ? null : (
          <span className={styles.wideOnly}>
            <HelpButton />
          </span>
        )}
      </div>
    </header>
  );
}
