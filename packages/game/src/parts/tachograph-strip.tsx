import type { CarType, GameSeconds } from '@fracht/engine';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './tachograph-strip.module.css';
import { isOnAxis, axisPercent, spanOf, type TimeAxis } from './time-axis.ts';

/** The activities that a tachograph records. */
export type StripKind = 'drive' | 'load' | 'wait' | 'rest';

/** A period of one activity, past or planned. */
export type StripBlock = {
  readonly kind: StripKind;
  readonly from: GameSeconds;
  readonly to: GameSeconds;
  readonly planned: boolean;
  /** A rest of a few minutes that a driver takes on the way. (BRK-1) */
  readonly isBreak?: boolean;
  /** A drive without cargo; absent: not distinguished. */
  readonly isEmpty?: boolean;
};

type TachographStripProps = {
  readonly type: CarType;
  readonly axis: TimeAxis;
  readonly now: GameSeconds;
  readonly blocks: readonly StripBlock[];
  /** When the working time would run out; null for never. */
  readonly limit: GameSeconds | null;
  /** The latest start of the rest, so that it is over within the driver's day; null: no day has begun, or the rest is in progress. Absent: not shown. */
  readonly dayEnd?: GameSeconds | null;
  readonly label: string;
};

/** A tachograph chart as a strip: the height is the activity, an outline is planned, the red stroke is the limit, the dashed one the end of the day. (CRS-2) */
export function TachographStrip({ type, axis, now, blocks, limit, dayEnd = null, label }: TachographStripProps) {
  return (
    <div className={`${styles.strip} ${styles[type]}`} role="img" aria-label={label}>
      <span className={styles.ground} />
      {blocks.map((block) => (
        <StripStretch key={`${block.from}-${block.kind}-${block.planned}`} axis={axis} block={block} />
      ))}
      <span className={styles.now} style={{ left: `${axisPercent(axis, now)}%` }} />
      {limit !== null && isOnAxis(axis, limit) && (
        <span className={styles.limit} style={{ left: `${axisPercent(axis, limit)}%` }} />
      )}
      {dayEnd !== null && isOnAxis(axis, dayEnd) && (
        <span className={styles.dayEnd} style={{ left: `${axisPercent(axis, dayEnd)}%` }} />
      )}
    </div>
  );
}

function StripStretch({ axis, block }: { readonly axis: TimeAxis; readonly block: StripBlock }) {
  const { left, width } = spanOf(axis, block.from, block.to);
  if (width === 0) return null;
  const look = classNames(styles[block.kind], block.planned && styles.planned, block.isEmpty === true && styles.empty);
  return <b className={look} style={{ left: `${left}%`, width: `${width}%` }} />;
}
