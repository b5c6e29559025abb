import { stopsText } from '@fracht/content';
import type { StudentDebrief } from '@fracht/protocol';
import { formatNumber, formatPercent } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import type { SummaryStanding } from '../screens/summary/standing.ts';
import { resultAccount } from './decision.ts';
import { luckWords } from './luck-words.ts';
import { meanScore, ScoreAxis } from './score-axis.tsx';
import { changeWords } from './worth-words.ts';
import styles from './result-strip.module.css';

type ResultStripProps = {
  readonly all: readonly SummaryStanding[];
  readonly own: SummaryStanding;
  /** Null: not worked out yet; score and place are known from the game. */
  readonly debrief: StudentDebrief | null;
};

/** The own result among the class', and what made it differ from the best known: decisions, luck and the rest. (DBS-2, DBS-5) */
export function ResultStrip({ all, own, debrief }: ResultStripProps) {
  const { result } = stopsText;
  const scores = debrief?.scores ?? all.map(({ score }) => score);
  const best = debrief?.best ?? null;
  const place = debrief?.place ?? own.place;
  return (
    <header className={styles.strip}>
      <div className={styles.own}>
        <h1>{result.title}</h1>
        <p className={styles.big}>{formatNumber(own.score)}</p>
        <p className={styles.small}>
          {best === null || best.percent === 0 ? result.place(place, scores.length) : <OfBest best={best} />}
        </p>
      </div>
      <p className={styles.beside}>
        {best === null ? null : (
          <span>
            {result.best} <b>{formatNumber(best.score)}</b>
          </span>
        )}
        <span>
          {result.mean} <b>{formatNumber(meanScore(scores))}</b>
        </span>
        <span>{result.place(place, scores.length)}</span>
      </p>
      <ScoreAxis scores={scores} own={own.score} best={best?.score ?? null} />
      {debrief === null ? null : <Why debrief={debrief} own={own.score} />}
    </header>
  );
}

function OfBest({ best }: { readonly best: NonNullable<StudentDebrief['best']> }) {
  if (best.isOwn) return <b>{stopsText.result.isBest}</b>;
  return (
    <>
      <b>{formatPercent(Math.round(best.percent))}</b> {stopsText.result.ofBest}
    </>
  );
}

/** Decisions, luck and the rest, each as a sum: chance is nobody's fault, so its line is never red. */
function Why({ debrief, own }: { readonly debrief: StudentDebrief; readonly own: number }) {
  const { luck } = debrief;
  const { decisions, rest, all } = resultAccount(debrief, own);
  return (
    <dl className={styles.why}>
      <div>
        <dt>{stopsText.decisions}</dt>
        <dd className={classNames(styles.sum, Math.round(decisions) < 0 && styles.loss)}>{changeWords(decisions)}</dd>
        <dd>{stopsText.inAll}</dd>
      </div>
      <div title={stopsText.luckTitle}>
        <dt>
          <Icon name="i-luck" size={14} />
          {stopsText.luck}
        </dt>
        <dd className={styles.sum}>{changeWords(luck.total)}</dd>
        <dd>{luckWords(luck)}</dd>
      </div>
      {rest === null || all === null ? null : (
        <div title={stopsText.restTitle}>
          <dt>{stopsText.unassigned}</dt>
          <dd className={styles.sum}>{changeWords(rest)}</dd>
          <dd>{stopsText.toBest(changeWords(all))}</dd>
        </div>
      )}
    </dl>
  );
}
