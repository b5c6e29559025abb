import type { Car, GameSeconds, Settings } from '@fracht/engine';
import { dayEndOf, dayEndWords } from './day-end.ts';
import styles from './day-end-line.module.css';

type DayEndLineProps = { readonly settings: Settings; readonly car: Car; readonly at: GameSeconds };

/** By when the driver's rest has to begin, under the driving time; nothing where no day runs. (CRS-6) */
export function DayEndLine({ settings, car, at }: DayEndLineProps) {
  const end = dayEndOf(settings, car);
  if (end === null) return null;
  const left = end - at;
  const tone = left <= 0 ? 'over' : left <= settings.warning_minutes * 120 ? 'warn' : 'calm';
  return <span className={`${styles.line} ${styles[tone]}`}>{dayEndWords(end, at)}</span>;
}
