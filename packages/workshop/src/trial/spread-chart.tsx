import type { Compared } from './comparison.ts';
import type { Spread } from './spread.ts';
import styles from './spread-chart.module.css';

/** Padding at both ends of the scale, as a share of it. */
const ROOM = 0.04;
const ROWS = { before: 9, after: 21 } as const;

/** Both spreads over one scale: a dot for the mean, a thick bar for the middle half, a thin one for the middle 80 percent. (TRI-3) */
export function SpreadChart({ row: { before, after }, label }: { row: Compared; label: string }) {
  const ends = [before, after].flatMap(({ p10, p90, mean }) => [p10, p90, mean]);
  const least = Math.min(...ends);
  const span = Math.max(...ends) - least;
  const place = (value: number): number => (span === 0 ? 50 : 100 * (ROOM + (1 - 2 * ROOM) * ((value - least) / span)));
  return (
    <svg className={styles.chart} role="img" aria-label={label}>
      <Line spread={before} y={ROWS.before} place={place} className={styles.before} />
      <Line spread={after} y={ROWS.after} place={place} className={styles.after} />
    </svg>
  );
}

function Line({
  spread: { p10, q1, mean, q3, p90 },
  y,
  place,
  className,
}: {
  spread: Spread;
  y: number;
  place: (value: number) => number;
  className: string | undefined;
}) {
  const percent = (value: number): string => `${String(value)}%`;
  const width = (from: number, to: number): string => percent(place(to) - place(from));
  return (
    <g className={className}>
      <rect className={styles.thin} x={percent(place(p10))} y={y - 1} width={width(p10, p90)} height={2} rx={1} />
      <rect className={styles.thick} x={percent(place(q1))} y={y - 3} width={width(q1, q3)} height={6} rx={3} />
      <circle cx={percent(place(mean))} cy={y} r={5} />
    </g>
  );
}
