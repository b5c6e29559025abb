import { useEffect, useId, useRef } from 'react';
import { scaledText, situationsText } from '@fracht/content';
import { Button } from '@fracht/kit/ui/button.tsx';
import { useWholeGame } from '../store/hooks.ts';
import { dismissFeedback } from '../store/ui-store.ts';
import { DecisionBox } from './decision-box.tsx';
import { OutcomeLines } from './outcome-lines.tsx';
import { Outlook } from './outlook.tsx';
import { isFirstSettled, type OwnSituation } from './own-situations.ts';
import { settledWords } from './settled-words.ts';
import styles from './talk.module.css';

/**
 * The outcome of the last answer; it stays until the viewer dismisses it with its button, which has the focus. After the last answer also the points of the
 * whole situation, and what the car does next.
 */
export function Feedback({ own }: { readonly own: OwnSituation }) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => button.current?.focus(), []);
  const { shown, isOpen } = own;
  const decision = shown.decisions.at(-1);
  return (
    <section className={styles.section} aria-label={situationsText.feedback.title}>
      {isOpen ? null : <h3 className={styles.question}>{situationsText.done.title}</h3>}
      {decision === undefined ? null : (
        <div id={id}>
          <DecisionBox decision={decision}>
            <OutcomeLines decision={decision} />
          </DecisionBox>
        </div>
      )}
      {isOpen ? null : (
        <>
          <p className={styles.total}>{settledWords(own)}</p>
          <Outlook own={own} />
          <ScaleNote own={own} />
        </>
      )}
      <Button ref={button} kind="primary" size="l" aria-describedby={id} onClick={dismissFeedback}>
        {isOpen ? situationsText.feedback.next : situationsText.done.close}
      </Button>
    </section>
  );
}

/** After the first situation that a player has settled: what its amounts are in real transport. (SIC-17) */
function ScaleNote({ own }: { readonly own: OwnSituation }) {
  return isFirstSettled(useWholeGame(), own) ? <p className="small muted">{scaledText}</p> : null;
}
