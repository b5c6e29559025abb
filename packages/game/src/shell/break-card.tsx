import { useEffect, useRef } from 'react';
import { gameText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useViewer } from '../store/hooks.ts';
import { uiStore } from '../store/ui-store.ts';
import { useStageText } from '../lobby/use-stage-text.ts';
import { BreakResult } from './break-result.tsx';
import { BreakPaper } from './break-paper.tsx';
import { BreakWords } from './break-words.tsx';
import styles from './strips.module.css';

/**
 * The card between two rounds: the player's place and why, what is waiting, the text of the next round, when it begins. It lies over the screen and takes the
 * focus; meanwhile nothing of what it covers takes it. (SHL-7, SHL-8)
 */
export function BreakCard({ round, onClose }: { readonly round: number; readonly onClose: () => void }) {
  const { player, type } = useViewer();
  const stage = useStageText(round + 1);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    uiStore.setState({ hasBreakCard: true });
    return () => uiStore.setState({ hasBreakCard: false });
  }, []);
  useEffect(() => {
    if (document.activeElement?.closest('[role="dialog"]') === null) card.current?.focus();
  }, []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      data-help="part-break"
      className={styles.break}
      aria-label={gameText.pause.roundTitle(round)}
    >
      <BreakPaper
        round={round}
        text={stage}
        result={type === 'TEACHER' ? null : <BreakResult round={round} player={player} />}
      >
        <div className={styles.foot}>
          <p role="status">
            <BreakWords />
          </p>
          <Button onClick={onClose}>{gameText.pause.look}</Button>
        </div>
      </BreakPaper>
    </section>
  );
}
