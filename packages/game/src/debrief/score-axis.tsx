import { stopsText } from '@fracht/content';
import { formatNumber } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './score-axis.module.css';

/** Scores of a class on one axis; `best`: the best known result, null: not known. */
export type AxisScores = {
  readonly scores: readonly number[];
  readonly own: number;
  readonly best: number | null;
};

/** All scores of a class on one axis with the mean, the viewer's own and the best known; nobody else is named. The table is for screen readers. (DBS-7) */
export function ScoreAxis({ scores, own, best }: AxisScores) {
  const shown = best === null ? scores : [...scores, best];
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  // A single result has no mean.
  const mean = scores.length > 1 ? meanScore(scores) : null;
  const share = (score: number): string => `${high === low ? 50 : ((score - low) / (high - low)) * 100}%`;
  const { result } = stopsText;
  return (
    <div className={styles.axis}>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.rail} />
        {othersOf(scores, own).map((score, place) => (
          <span key={place} className={styles.dot} style={{ left: share(score) }} />
        ))}
        {mean === null ? null : <span className={styles.mean} style={{ left: share(mean) }} />}
        {best === null ? null : <span className={styles.best} style={{ left: share(best) }} />}
        <span className={classNames(styles.dot, styles.own)} style={{ left: share(own) }} />
        <b className={styles.you} style={{ left: share(own) }}>
          {result.you(formatNumber(own))}
        </b>
        <span className={styles.legend}>
          <span>{formatNumber(low)}</span>
          {mean === null ? null : (
            <span>
              <bdi>{`${result.mean} `}</bdi>
              <b>{formatNumber(mean)}</b>
            </span>
          )}
          <span>
            <bdi>{`${best === null ? '' : result.best} `}</bdi>
            <b>{formatNumber(high)}</b>
          </span>
        </span>
      </div>
      <ScoreTable scores={scores} own={own} best={best} mean={mean} />
    </div>
  );
}

/** The mean of scores, as a whole number; 0 if there are none. */
export function meanScore(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** The scores of all others: without one that equals the viewer's own. */
function othersOf(scores: readonly number[], own: number): readonly number[] {
  const place = scores.findIndex((score) => Math.round(score) === Math.round(own));
  return scores.filter((_, index) => index !== place);
}

function ScoreTable({ scores, own, best, mean }: AxisScores & { readonly mean: number | null }) {
  const { result } = stopsText;
  const sorted = scores.toSorted((one, other) => other - one);
  const ownPlace = sorted.findIndex((score) => Math.round(score) === Math.round(own));
  return (
    <table className="vh">
      <caption>{result.axis}</caption>
      <thead>
        <tr>
          <th scope="col">{result.whose}</th>
          <th scope="col">{result.score}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((score, place) => (
          <tr key={place}>
            <td>{place === ownPlace ? result.own : result.other(place + 1)}</td>
            <td>{formatNumber(score)}</td>
          </tr>
        ))}
        {mean === null ? null : (
          <tr>
            <td>{result.mean}</td>
            <td>{formatNumber(mean)}</td>
          </tr>
        )}
        {best === null ? null : (
          <tr>
            <td>{result.best}</td>
            <td>{formatNumber(best)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
