import type { GameSeconds } from '@fracht/engine';
import { formatGameHour } from '@fracht/kit/format.ts';
import styles from './axis-header.module.css';
import { axisPercent, ticksOf, type TimeAxis } from './time-axis.ts';

type AxisHeaderProps = {
  readonly axis: TimeAxis;
  readonly now: GameSeconds | null;
  /** The number of hours for which there is room; absent: six. */
  readonly most?: number | undefined;
};

/** The hours above a column of bars, with a plate at "now"; null: no plate. Hidden from screen readers: each bar has its own hours. */
export function AxisHeader({ axis, now, most }: AxisHeaderProps) {
  return (
    <span className={styles.axis} aria-hidden="true">
      {ticksOf(axis, now, most).map((at) => (
        <span key={at} style={{ left: `${axisPercent(axis, at)}%` }}>
          {formatGameHour(at / 60)}
        </span>
      ))}
      {now === null ? null : (
        <span className={styles.now} style={{ left: `clamp(var(--s5), ${axisPercent(axis, now)}%, 100% - var(--s5))` }}>
          {formatGameHour(now / 60)}
        </span>
      )}
    </span>
  );
}
