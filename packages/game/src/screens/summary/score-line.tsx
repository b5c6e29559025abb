import { summaryText } from '@fracht/content';
import { formatNumber } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './score-line.module.css';
import { averageScore, type SummaryStanding } from './standing.ts';

type ScoreLineProps = { readonly standings: readonly SummaryStanding[]; readonly own: SummaryStanding | null };

/**
 * All scores on a line: the lowest, the highest, the average and the viewer's own; nobody else is named. A student who delivered nothing is ranked below the
 * others, but may have the highest score. (PTS-9)
 */
export function ScoreLine({ standings, own }: ScoreLineProps) {
  if (standings.length < 2) return null;
  const scores = standings.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const average = averageScore(standings);
  const share = (score: number): number => (high === low ? 50 : ((score - low) / (high - low)) * 100);
  const words = summaryText.placeSpoken(own?.place ?? 1, standings.length, formatNumber(high), formatNumber(average));
  return (
    <div className={styles.line} role="img" aria-label={words}>
      <span className={styles.rail} />
      <span className={styles.average} style={{ left: `${share(average)}%` }} />
      {standings.map(({ player, score }) => (
        <span
          key={player.id}
          className={classNames(styles.dot, player.id === own?.player.id && styles.own)}
          style={{ left: `${share(score)}%` }}
        />
      ))}
      {own !== null && (
        <b className={styles.you} style={{ left: `${share(own.score)}%` }}>
          {summaryText.you}
        </b>
      )}
      <span className={styles.low}>{formatNumber(low)}</span>
      <span className={styles.middle} style={{ left: `${Math.min(70, Math.max(30, share(average)))}%` }}>
        {summaryText.average(formatNumber(average))}
      </span>
      <span className={styles.high}>{formatNumber(high)}</span>
    </div>
  );
}
