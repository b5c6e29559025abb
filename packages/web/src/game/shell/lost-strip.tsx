import { gameText } from '@fracht/content';
import { Icon } from '../../ui/icon.tsx';
import { gameStore } from '../store/game-store.ts';
import { useLink } from '../store/hooks.ts';
import styles from './strips.module.css';

/** Says clearly that the line is lost, and what waits to be sent. */
export function LostStrip() {
  const link = useLink();
  const waiting = gameStore((store) => store.pending.length);
  if (link.link !== 'LOST') return null;
  return (
    <div className={`${styles.strip} ${styles.lost}`} role="alert">
      <Icon name="b-alert" size={16} />
      <div>
        <b>{gameText.link.lostTitle}</b> <span>{gameText.link.lostText}</span>
      </div>
      {waiting === 0 ? null : <b className={styles.push}>{gameText.link.waiting(waiting)}</b>}
    </div>
  );
}
