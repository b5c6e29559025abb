import { partsText } from '@fracht/content';
import { formatDuration } from '@fracht/kit/format.ts';
import styles from './strip-legend.module.css';

const KINDS = ['drive', 'load', 'wait', 'rest', 'plan'] as const;

/** The legend of tachograph strips. `limit` in minutes. */
export function StripLegend({ limit }: { readonly limit: number }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {KINDS.map((kind) => (
        <li key={kind}>
          <i className={styles[kind]} />
          {partsText.strip[kind]}
        </li>
      ))}
      <li>
        <i className={styles.limit} />
        {partsText.strip.limit(formatDuration(limit))}
      </li>
    </ul>
  );
}
