import type { ShownSituation } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import styles from './situation-card.module.css';

const NUMBERS = ['case_number', 'police_number', 'pick_phone', 'deliver_phone'] as const;

/** Phones of both places, and the claim's and the report's numbers where the question shows them. (rules §9) */
export function NumbersSection({ shown }: { readonly shown: ShownSituation }) {
  const known = NUMBERS.flatMap((name) => {
    const number = shown[name];
    return number === null || number === '' ? [] : [{ name, number }];
  });
  if (known.length === 0) return null;
  return (
    <dl className={styles.numbers} aria-label={situationsText.numbers.title}>
      {known.map(({ name, number }) => (
        <div key={name}>
          <dt>{situationsText.numbers[name]}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
