import type { CarType, Minutes, Seconds } from '@fracht/engine';
import { partsText } from '@fracht/content';
import { formatSpan } from '@fracht/kit/format.ts';
import styles from './work-bar.module.css';

/** How near the driver is to the limit: `warn` within the warning time, `over` past it. */
export type WorkTone = 'calm' | 'warn' | 'over';

type WorkBarProps = {
  readonly type: CarType;
  readonly worked: Seconds;
  readonly limit: Minutes;
  readonly warning: Minutes;
  /** The driver is asleep: the bar stays calm whatever the hours are. */
  readonly isResting?: boolean;
};

/** Where on the bar the limit is, in percent: an overrun needs room to be visible. */
const LIMIT_SHARE = 75;

/** Time worked since the last rest compared with the limit, with what is left or exceeded. (CRS-1) */
export function WorkBar({ type, worked, limit, warning, isResting = false }: WorkBarProps) {
  const minutes = Math.floor(worked / 60);
  const tone = isResting ? 'calm' : workTone(minutes, limit, warning);
  const [done, most, rest] = [formatSpan(minutes), formatSpan(limit), formatSpan(Math.abs(limit - minutes))];
  const { over, spoken, spokenOver } = partsText.work;
  const isOver = minutes > limit;
  return (
    <div className={`${styles[type]} ${styles[tone]}`}>
      <div className={styles.bar} role="img" aria-label={(isOver ? spokenOver : spoken)(done, most, rest)}>
        <span className={styles.worked} style={{ width: `${Math.min(100, (minutes / limit) * LIMIT_SHARE)}%` }} />
        <span className={styles.beyond} />
        <span className={styles.limit} />
      </div>
      <span className={styles.words} aria-hidden="true">
        <span>{partsText.work.of(done, most)}</span>
        <b>{isOver ? over(rest) : rest}</b>
      </span>
    </div>
  );
}

/** The tone of a working time; all in minutes. */
export function workTone(worked: Minutes, limit: Minutes, warning: Minutes): WorkTone {
  if (worked >= limit) return 'over';
  return limit - worked <= warning ? 'warn' : 'calm';
}
