import type { AnswerOutcome, ShownDecision } from '@fracht/engine';
import { outcomeWords } from '@fracht/content';
import styles from './talk.module.css';

/** What an answer did besides its points, a line each; the colour of money follows its sign, whatever the box looks like. (SIC-18) */
export function OutcomeLines({ decision: { outcome = [] } }: { readonly decision: ShownDecision }) {
  if (outcome.length === 0) return null;
  return (
    <ul className={styles.outcome}>
      {outcome.map((one, index) => (
        <li key={index} className={COUNTED.has(one.what) ? (one.value < 0 ? styles.loss : styles.gain) : undefined}>
          {outcomeWords(one)}
        </li>
      ))}
    </ul>
  );
}

const COUNTED: ReadonlySet<AnswerOutcome['what']> = new Set<AnswerOutcome['what']>(['MONEY', 'POINTS', 'FREIGHT']);
