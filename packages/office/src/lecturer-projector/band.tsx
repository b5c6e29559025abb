import { projectorText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { breachWords, lawWords, type PointBreach } from '../lecturer-debrief/class-points.ts';
import styles from './band.module.css';

type BandProps = {
  readonly isOn: boolean;
  /** The placeholder until it is uncovered. */
  readonly hidden?: string;
  readonly question: string;
  readonly text: string;
  /** The rules that choices break; absent: none. */
  readonly breaches?: readonly PointBreach[];
};

/** A text with more characters than this is set smaller, so that the band keeps its height. */
const LONG = 120;

/**
 * The band under a slide: first a question to the class, then the explanation, with the law behind it. It has the same height covered and uncovered, so that
 * nothing moves. (PRJ-2)
 */
export function Band({ isOn, hidden, ...told }: BandProps) {
  return (
    <section className={classNames(styles.band, isOn && styles.on)} aria-live="polite">
      {isOn ? (
        <div key="told" className={styles.told}>
          <Told {...told} />
        </div>
      ) : (
        <>
          <div key="place" className={classNames(styles.told, styles.place)} aria-hidden="true">
            <Told {...told} />
          </div>
          <p className={styles.hidden}>{hidden ?? projectorText.askFirst}</p>
        </>
      )}
    </section>
  );
}

function Told({ question, text, breaches = [] }: Omit<BandProps, 'isOn' | 'hidden'>) {
  return (
    <>
      <span className={styles.question}>{question}</span>
      <p className={classNames(styles.text, text.length > LONG && styles.long)}>{text}</p>
      {breaches.length === 0 ? null : (
        <ul className={classNames(styles.laws, breaches.length > 1 && styles.several)}>
          {breaches.map((breach) => (
            <Law key={breach.letters.join('')} breach={breach} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Which choices break a rule, where it is written, and when that was looked up. */
function Law({ breach }: { readonly breach: PointBreach }) {
  return (
    <li>
      <strong>{breachWords(breach)}</strong>
      <span>{lawWords(breach).join(', ')}</span>
    </li>
  );
}
