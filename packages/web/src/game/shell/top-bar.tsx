import { Link } from '@tanstack/react-router';
import { gameText } from '@fracht/content';
import { Icon } from '../../ui/icon.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import { Bell } from './bell.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { GameClock } from './game-clock.tsx';
import { HelpButton } from './help-button.tsx';
import { PlayersButton } from './players-button.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { Stats } from './stats.tsx';
import { TeacherControls } from './teacher-controls.tsx';
import styles from './top-bar.module.css';

/** Clock, money, points, score, people, connection, sound, messages, help. It never moves. (look "The game screen") */
export function TopBar() {
  const isTeacher = useViewer().type === 'TEACHER';
  const isFinished = useGame((game) => game.state === 'FINISHED');
  return (
    <header className={styles.bar}>
      <Link className={styles.logo} to="/panel" aria-label={gameText.toPanel}>
        <Icon name="i-logo" size={30} />
      </Link>
      <GameClock />
      {isTeacher ? null : <Stats />}
      <div className={styles.grow} />
      {isTeacher && !isFinished ? <TeacherControls /> : null}
      <div className={styles.tools}>
        <span className={styles.wideOnly}>
          <PlayersButton />
        </span>
        <ConnectionSign />
        <span className={styles.wideOnly}>
          <SoundSwitch />
        </span>
        <Bell />
        <span className={styles.wideOnly}>
          <HelpButton />
        </span>
      </div>
    </header>
  );
}
