import { projectorText } from '@fracht/content';
import type { BrokenRule } from '@fracht/protocol';
import { formatDate, formatNumber } from '@fracht/kit/format.ts';
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
  /** The rule that is behind it; null or absent: none. */
  readonly law?: BrokenRule | null;
};

/** A text of more characters than that is set smaller, so that the band keeps its height. */
const LONG = 120;

/** The band under a slide: first a question to the class, then what is to be said, with a number or the law behind it. (PRJ-2) */
export function Band({ isOn, hidden, question, text, value, law = null }: BandProps) {
  return (
    <section className={classNames(styles.band, isOn && styles.on)} aria-live="polite">
      {isOn ? (
        <>
          <span className={styles.question}>{question}</span>
          <p className={classNames(text.length > LONG && styles.long)}>{text}</p>
          {value === null ? null : <b>{formatNumber(Math.round(value))}</b>}
          {law === null ? null : <LawSource law={law} />}
        </>
      ) : (
        <p className={styles.hidden}>{hidden ?? projectorText.askFirst}</p>
      )}
    </section>
  );
}

/** Where the rule stands, and when that was looked up. */
function LawSource({ law: { law, article, checked } }: { readonly law: BrokenRule }) {
  return (
    <span className={styles.law}>
      <strong>{article}</strong>
      {law === null ? null : <span>{law}</span>}
      {checked === null ? null : <span>{projectorText.checked(formatDate(checked))}</span>}
    </span>
  );
}
