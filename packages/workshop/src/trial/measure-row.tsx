import { ArrowRight } from 'lucide-react';
import { trialText } from '@fracht/content';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import type { Compared } from './comparison.ts';
import { FORMATS, IS_GOOD } from './measure-format.ts';
import { SpreadChart } from './spread-chart.tsx';
import type { TrialWish } from './use-trial.ts';
import styles from './trial-panel.module.css';

/** One measure: its means before and after, the change, and both distributions. */
export function MeasureRow({ row, sides }: { row: Compared; sides: TrialWish['sides'] }) {
  const text = trialText;
  const { name, of } = text.measures[row.measure];
  const format = FORMATS[row.measure];
  const before = format.value(row.before.mean);
  const after = format.value(row.after.mean);
  return (
    <li className={styles.measure}>
      <div className={styles.line}>
        <span>
          <b>{name}</b> <span className="xs muted">{of}</span>
        </span>
        <span className={styles.values}>
          <span className="muted">{before}</span>
          <ArrowRight className="i" aria-hidden="true" />
          <b>{after}</b>
          <Chip tone={toneOf(row)}>
            <span title={row.isChance ? text.chanceWhy : undefined}>
              {row.isChance ? text.chance : format.change(row.change)}
            </span>
          </Chip>
        </span>
      </div>
      <SpreadChart row={row} label={text.bar(name, before, after, text.sides[sides])} />
    </li>
  );
}

/** Only a change for the worse is coloured. */
function toneOf({ measure, change, isChance }: Compared): Tone {
  if (isChance || change > 0 === IS_GOOD[measure]) return 'neutral';
  return measure === 'lost' ? 'bad' : 'warn';
}
