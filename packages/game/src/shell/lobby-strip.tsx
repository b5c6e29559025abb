import { Link } from '@tanstack/react-router';
import { gameText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { useGame } from '../store/hooks.ts';
import styles from './strips.module.css';

/** A strip on every screen except the lobby before the start: that nothing can be done yet, and the link back. */
export function LobbyStrip({ isLobby }: { readonly isLobby: boolean }) {
  const { id, isWaiting } = useGame(({ setup, state }) => ({
    id: setup.game,
    isWaiting: state === 'FRESH' || state === 'WAITING',
  }));
  if (!isWaiting || isLobby) return null;
  return (
    <div className={`${styles.strip} ${styles.paused}`} role="status">
      <Icon name="b-pause" size={16} />
      <div>
        <b>{gameText.lobby.aheadTitle}</b> <span>{gameText.lobby.aheadText}</span>
      </div>
      <Link className={`${buttonClass({ size: 's' })} ${styles.push}`} to={`/game/${encodeURIComponent(id)}`}>
        {gameText.lobby.back}
      </Link>
    </div>
  );
}
