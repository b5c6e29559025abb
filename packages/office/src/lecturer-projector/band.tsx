import { projectorText } from '@fracht/content';
import { formatNumber } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './band.module.css';

type BandProps = {
  readonly isOn: boolean;
  /** The placeholder until it is uncovered. */
  readonly hidden?: string;
  readonly question: string;
  readonly text: string;
  /** In zł; null: nothing to tell in numbers. */
  readonly value: number | null;
};

/** The band under a slide: first a question to the class, then one sentence and one number. (PRJ-2) */
export function Band({ isOn, hidden, question, text, value }: BandProps) {
  return (
    <section className={classNames(styles.band, isOn && styles.on)} aria-live="polite">
      {isOn ? (
        <>
          <span className={styles.question}>{question}</span>
          <p>{text}</p>
          {value === null ? null : <b>{formatNumber(Math.round(value))}</b>}
        </>
      ) : (
        <p className={styles.hidden}>{hidden ?? projectorText.askFirst}</p>
      )}
    </section>
  );
}
