import { CircleAlert, CircleCheck, CircleMinus, LoaderCircle, TriangleAlert } from 'lucide-react';
import { networkTestText } from '@fracht/content';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import type { CheckOutcome, NetworkCheck } from './checks.ts';
import styles from './network-test.module.css';

const LOOKS = {
  RUNS: { tone: 'neutral', Sign: LoaderCircle },
  GOOD: { tone: 'ok', Sign: CircleCheck },
  WEAK: { tone: 'warn', Sign: TriangleAlert },
  FAILED: { tone: 'bad', Sign: CircleAlert },
  UNKNOWN: { tone: 'neutral', Sign: CircleMinus },
} as const;

/** One check: its name, its state, the measured figure, and what to do if it is not good; `outcome` null: it is in progress. */
export function CheckRow({ check, outcome }: { readonly check: NetworkCheck; readonly outcome: CheckOutcome | null }) {
  const text = networkTestText;
  const state = outcome?.state ?? 'RUNS';
  const { tone, Sign } = LOOKS[state];
  return (
    <li className={styles.check}>
      <div>
        <b>{text.checks[check].name}</b>
        <p className={styles.what}>{text.checks[check].what}</p>
      </div>
      <Chip tone={tone} icon={<Sign aria-hidden="true" />} className={styles.state}>
        {text.states[state]}
      </Chip>
      <div className={styles.found}>
        {outcome === null ? null : <p className={styles.figure}>{outcome.figure}</p>}
        {outcome === null || outcome.advice === null ? null : <p className={styles.advice}>{outcome.advice}</p>}
      </div>
    </li>
  );
}
