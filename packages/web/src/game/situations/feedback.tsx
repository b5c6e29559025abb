import { useEffect, useId, useRef } from 'react';
import type { ShownDecision } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import { formatChange, formatNumber } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type SpriteName } from '../../ui/icon.tsx';
import { endAnswer } from '../store/ui-store.ts';
import { decisionTone, decisionWords } from './decision-words.ts';
import { Outlook } from './outlook.tsx';
import type { OwnSituation } from './own-situations.ts';
import styles from './talk.module.css';

/** What the last answer brought; it stays until it is read, and is told with the button that has the focus. After the last one also the points of the whole way, and what the car does now. */
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
          <DecisionBox decision={decision} />
        </div>
      )}
      {isOpen ? null : (
        <>
          <p className={styles.total}>{situationsText.done.reached(formatNumber(shown.reached))}</p>
          <Outlook own={own} />
        </>
      )}
      <Button ref={button} kind="primary" size="l" aria-describedby={id} onClick={endAnswer}>
        {isOpen ? situationsText.feedback.next : situationsText.done.close}
      </Button>
    </section>
  );
}

const SIGNS: { readonly [T in ReturnType<typeof decisionTone>]: SpriteName } = {
  ok: 'b-check',
  fair: 'b-tight',
  bad: 'b-cross',
};

type DecisionBoxProps = { readonly decision: ShownDecision; readonly isEarlier?: boolean };

/** A decision with its feedback and points; an earlier one stands small over the question that follows. */
export function DecisionBox({ decision, isEarlier = false }: DecisionBoxProps) {
  const tone = decisionTone(decision);
  return (
    <div className={classNames(styles.feedback, styles[tone], isEarlier && styles.earlier)}>
      <Icon name={SIGNS[tone]} size={18} />
      <div>
        <b>{decisionWords(decision)}</b>
        <small>{situationsText.feedback.your(decision.answer)}</small>
      </div>
      <b className={classNames(styles.points, decision.points > 0 && styles.gain, decision.points < 0 && styles.loss)}>
        {situationsText.feedback.points(formatChange(decision.points))}
      </b>
    </div>
  );
}
