import { partsText } from '@fracht/content';
import { formatDuration } from '@fracht/kit/format.ts';
import styles from './strip-legend.module.css';

const KINDS = ['drive', 'load', 'wait', 'rest', 'plan'] as const;

/** The legend of tachograph strips. `limit` in minutes; `hasDays`: a driver's day has an end in this game. */
export function StripLegend({ limit, hasDays }: { readonly limit: number; readonly hasDays: boolean }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {KINDS.map((kind) => (
        <li key={kind}>
          <i className={styles[kind]} />
          <bdi>{partsText.strip[kind]}</bdi>
        </li>
      ))}
      <li>
        <i className={styles.limit} />
        <bdi>{partsText.strip.limit(formatDuration(limit))}</bdi>
      </li>
      {hasDays && (
        <li>
          <i className={styles.dayEnd} />
          <bdi>{partsText.strip.dayEnd}</bdi>
        </li>
      )}
    </ul>
  );
}
