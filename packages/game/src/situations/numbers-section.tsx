import type { ShownSituation } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import { CopyButton } from './copy-button.tsx';
import styles from './help.module.css';

const PAPERS = ['case_number', 'police_number'] as const;
const PHONES = ['pick_phone', 'deliver_phone'] as const;
const SETS = { papers: PAPERS, phones: PHONES, all: [...PAPERS, ...PHONES] } as const;

type NumbersSectionProps = {
  readonly shown: Pick<ShownSituation, (typeof PAPERS)[number] | (typeof PHONES)[number]>;
  readonly which: keyof typeof SETS;
};

/** The phone numbers of both places, and numbers of claim and report if the question uses them. (SIC-15) */
export function NumbersSection({ shown, which }: NumbersSectionProps) {
  const known = SETS[which].flatMap((name) => {
    const number = shown[name];
    return number === null || number === '' ? [] : [{ name, number }];
  });
  if (known.length === 0) return null;
  return (
    <dl className={styles.numbers} aria-label={situationsText.numbers.title}>
      {known.map(({ name, number }) => (
        <div key={name} className={styles.number}>
          <dt>{situationsText.numbers[name]}</dt>
          <dd>
            <bdi>{number}</bdi>
            <CopyButton number={number} label={situationsText.numbers[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
