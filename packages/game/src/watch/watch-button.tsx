import { useLocation, useNavigate } from '@tanstack/react-router';
import { Siren } from 'lucide-react';
import { watchText } from '@fracht/content';
import styles from '../shell/top-bar-tools.module.css';
import { useGame } from '../store/hooks.ts';
import { select, uiStore } from '../store/ui-store.ts';
import { waitingSituations } from './watched.ts';
import { showWatch, watchStore } from './watch-store.ts';

/** Opens the teacher's list of situations beside the map; shows how many are open. */
export function WatchButton() {
  const { id, count } = useGame((game) => ({ id: game.setup.game, count: waitingSituations(game).length }));
  const isShown = watchStore((state) => state.isShown);
  const isCovered = uiStore(({ selection }) => selection !== null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const map = `/game/${encodeURIComponent(id)}/map`;
  const isSeen = isShown && !isCovered && pathname === map;
  const toggle = (): void => {
    showWatch(!isSeen);
    if (isSeen) return;
    select(null);
    if (pathname !== map) void navigate({ to: map });
  };
  const label = watchText.open(count);
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      aria-expanded={isSeen}
      onClick={toggle}
    >
      <Siren className="i-l" aria-hidden="true" />
      {count === 0 ? null : <span className={styles.count}>{count}</span>}
    </button>
  );
}
