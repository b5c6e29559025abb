import { Link } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { liveText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from '../shell/top-bar-tools.module.css';
import { useGame } from '../store/hooks.ts';
import { WatchButton } from './watch-button.tsx';

/** The teacher's own tools in the top bar: the live page of the game, and the list of situations beside the map. */
export function WatchTools() {
  const id = useGame(({ setup }) => setup.game);
  return (
    <>
      <Link
        to="/panel/lecturer/games/$id"
        params={{ id }}
        className={classNames(styles.icon, styles.named)}
        aria-label={liveText.fromGame}
        title={liveText.fromGame}
      >
        <LayoutDashboard className="i-l" aria-hidden="true" />
        <span>{liveText.fromGame}</span>
      </Link>
      <WatchButton />
    </>
  );
}
