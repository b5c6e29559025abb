import { type ReactNode, useState } from 'react';
import { watchText } from '@fracht/content';
import { Count } from '@fracht/kit/ui/chip.tsx';
import { useNow } from '../store/game-now.ts';
import { useWholeGame } from '../store/hooks.ts';
import { BringSituation } from './bring-situation.tsx';
import { NewSituationsSwitch } from './new-situations-switch.tsx';
import { type OpenCard, OpenTeacherCard } from './teacher-card-button.tsx';
import { RecentAnswers } from './recent-answers.tsx';
import { WaitingRow } from './waiting-row.tsx';
import { waitingSituations } from './watched.ts';
import styles from './watch.module.css';

/**
 * The teacher's view of situations: which are open and since when, which were answered last, and controls to trigger or stop them. It fills its frame;
 * `children` are at the end of its header. (TCH-1, SIT-12)
 */
export function WatchColumn({ children }: { readonly children?: ReactNode }) {
  const game = useWholeGame();
  const now = useNow();
  const waiting = waitingSituations(game);
  // State of this component, not of the row: the row disappears when its situation is answered, which may be while its card is read.
  const [card, setCard] = useState<OpenCard | null>(null);
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        <h2>{watchText.title}</h2>
        <Count value={waiting.length} isAlert={waiting.length > 0} />
        {children}
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={watchText.list}>
        {waiting.length === 0 ? <p className={styles.empty}>{watchText.empty}</p> : null}
        <ul>
          {waiting.map((own) => (
            <WaitingRow
              key={own.key}
              own={own}
              game={game}
              now={now}
              onCard={() => setCard({ id: own.open.id, name: own.shown.name })}
            />
          ))}
        </ul>
        <RecentAnswers game={game} />
      </div>
      <OpenTeacherCard card={card} onClose={() => setCard(null)} />
      <div className={styles.foot}>
        <NewSituationsSwitch />
        <BringSituation />
      </div>
    </div>
  );
}
