import { useEffect, useRef } from 'react';
import type { ShownDecision } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import { formatChange, formatNumber } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { endAnswer } from '../store/ui-store.ts';
import { decisionTone, decisionWords } from './decision-words.ts';
import type { OwnSituation } from './own-situations.ts';
import styles from './situation-card.module.css';

/** What the last answer brought; it stays until it is read. After the last one also the points of the whole way. */
export function Feedback({ own: { shown, isOpen } }: { readonly own: OwnSituation }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const decision = shown.decisions.at(-1);
  return (
    <section className={styles.section} aria-label={situationsText.feedback.title}>
      {isOpen ? null : <h3 className={styles.question}>{situationsText.done.title}</h3>}
      {decision === undefined ? null : <Decision decision={decision} />}
      {isOpen ? null : <p className={styles.total}>{situationsText.done.reached(formatNumber(shown.reached))}</p>}
      <Button ref={button} kind="primary" size="l" onClick={endAnswer}>
        {isOpen ? situationsText.feedback.next : situationsText.done.close}
      </Button>
    </section>
  );
}

function Decision({ decision }: { readonly decision: ShownDecision }) {
  const tone = decisionTone(decision);
  return (
    <div role="status" className={`${styles.feedback} ${styles[tone]}`}>
      <Icon name={tone === 'bad' ? 'b-cross' : 'b-check'} size={18} />
      <div>
        <b>{decisionWords(decision)}</b>
        <small>{situationsText.feedback.your(decision.answer)}</small>
      </div>
      <b className={styles.points}>{situationsText.feedback.points(formatChange(decision.points))}</b>
    </div>
  );
}
