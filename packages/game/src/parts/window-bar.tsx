import type { GameSeconds, TimeWindow } from '@fracht/engine';
import { partsText } from '@fracht/content';
import { formatGameHour, gameDay } from '@fracht/kit/format.ts';
import type { FitTone } from './fit.ts';
import { isOnAxis, axisPercent, spanOf, type TimeAxis } from './time-axis.ts';
import styles from './window-bar.module.css';

/** The colour of a window bar; `off` for an order that another player has. */
export type WindowTone = FitTone | 'off';

type WindowBarProps = {
  readonly axis: TimeAxis;
  readonly pick: TimeWindow;
  readonly deliver: TimeWindow;
  readonly tone: WindowTone;
  /** The planned arrival for unloading, or null. */
  readonly plan: GameSeconds | null;
  /** Draws a line at this moment; a table instead draws one line for all rows. */
  readonly now?: GameSeconds;
};

/** Loading window (outline), unloading window (solid) and planned arrival (tick) on an axis of game time. (ORL-8) */
export function WindowBar({ axis, pick, deliver, tone, plan, now }: WindowBarProps) {
  return (
    <div className={`${styles.bar} ${styles[tone]}`} role="img" aria-label={spoken(pick, deliver, plan)}>
      <Stretch name="line" axis={axis} from={pick.from} to={deliver.to} />
      <Stretch name="pick" axis={axis} from={pick.from} to={pick.to} />
      <Stretch name="deliver" axis={axis} from={deliver.from} to={deliver.to} />
      {now !== undefined && <span className={styles.now} style={{ left: `${axisPercent(axis, now)}%` }} />}
      {plan !== null && isOnAxis(axis, plan) && (
        <span className={styles.plan} style={{ left: `${axisPercent(axis, plan)}%` }} />
      )}
    </div>
  );
}

/** The hours of a window: "9:30–13:30". */
export function windowHours(window: TimeWindow): string {
  return partsText.range(formatGameHour(window.from), formatGameHour(window.to));
}

/** The hours of a window with its day: "dzień 2, 9:30–13:30"; across midnight with both days. */
export function datedHours(window: TimeWindow): string {
  return partsText.dated(windowDays(window), windowHours(window));
}

/** The day of a window, or both: "dni 1–2". */
export function windowDays({ from, to }: TimeWindow): string {
  const [first, last] = [gameDay(from), gameDay(to)];
  return first === last ? partsText.day(first) : partsText.days(first, last);
}

type StretchProps = {
  readonly name: 'line' | 'pick' | 'deliver';
  readonly axis: TimeAxis;
  readonly from: number;
  readonly to: number;
};

function Stretch({ name, axis, from, to }: StretchProps) {
  const { left, width } = spanOf(axis, from * 60, to * 60);
  if (width === 0) return null;
  return <span className={styles[name]} style={{ left: `${left}%`, width: `${width}%` }} />;
}

function spoken(pick: TimeWindow, deliver: TimeWindow, plan: GameSeconds | null): string {
  const [loading, unloading] = [datedHours(pick), datedHours(deliver)];
  if (plan === null) return partsText.windows.spoken(loading, unloading);
  const arrival = partsText.dated(partsText.day(gameDay(plan / 60)), formatGameHour(plan / 60));
  return partsText.windows.spokenPlan(loading, unloading, arrival);
}
