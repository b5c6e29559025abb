import type { Car, DockPastDay, GameSeconds, Settings } from '@fracht/engine';
import { gameText, partsText } from '@fracht/content';
import { formatGameHour, formatSpan } from '@fracht/kit/format.ts';
import { dayEndOf, dayEndWords } from './day-end.ts';
import styles from './day-end-line.module.css';

type DayEndLineProps = {
  readonly settings: Settings;
  readonly car: Car;
  readonly at: GameSeconds;
  /** The work at a dock that goes beyond that. */
  readonly dock: DockPastDay | null;
  /** In a narrow column: only the hour and the time left, as sentences for screen readers. */
  readonly isShort?: boolean;
};

/** The latest start of the driver's rest, under the driving time; nothing if no day runs. (CRS-6) */
export function DayEndLine({ settings, car, at, dock, isShort = false }: DayEndLineProps) {
  const end = dayEndOf(settings, car);
  if (end === null) return null;
  const left = end - at;
  const tone = left <= 0 ? 'over' : dock !== null || left <= settings.warning_minutes * 120 ? 'warn' : 'calm';
  const look = `${styles.line} ${styles[tone]}`;
  if (!isShort) return <span className={look}>{dayEndWords(end, at, dock)}</span>;
  const time = formatSpan(Math.abs(left) / 60);
  return (
    <span className={`${look} ${styles.short}`}>
      <span className="vh">{dayEndWords(end, at, dock)}</span>
      <span aria-hidden="true">{gameText.card.restByShort(formatGameHour(end / 60))}</span>
      <b aria-hidden="true">{left < 0 ? partsText.work.over(time) : time}</b>
    </span>
  );
}
