import { gameText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { isStanding } from '../client/is-standing.ts';
import { gameStore, unsentDecisions } from '../store/game-store.ts';
import { useLink } from '../store/hooks.ts';
import { causeWords, NetworkTestLink } from './line-cause.tsx';
import { lostTitle } from './lost-title.ts';
import styles from './strips.module.css';

/** A strip that says that the connection is lost, and how many actions wait to be sent. */
export function LostStrip() {
  const link = useLink();
  const waiting = gameStore(unsentDecisions);
  const isThere = gameStore((store) => store.isServerThere);
  const isTeacher = gameStore(({ viewer }) => viewer?.type === 'TEACHER');
  if (link.link !== 'LOST') return null;
  return (
    <div className={`${styles.strip} ${styles.lost}`} role="alert">
      <Icon name="b-alert" size={16} />
      <div>
        <b>{lostTitle(link)}</b>{' '}
        <span>
          {isStanding(link)
            ? gameText.link.standsText
            : `${causeWords(isThere)} ${isTeacher ? gameText.link.lostTextTeacher : gameText.link.lostText}`}
        </span>
      </div>
      {isThere === true && !isStanding(link) ? <NetworkTestLink /> : null}
      {waiting === 0 ? null : <b className={styles.push}>{gameText.link.waiting(waiting)}</b>}
    </div>
  );
}
