import { stopsText } from '@fracht/content';
import type { StudentDebrief } from '@fracht/protocol';
import { formatChange, formatDecimals, formatNumber, formatPercent } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import type { SummaryStanding } from '../screens/summary/standing.ts';
import { resultAccount } from './decision.ts';
import { luckWords } from './luck-words.ts';
import { ScoreAxis } from './score-axis.tsx';
import styles from './result-strip.module.css';

type ResultStripProps = {
  readonly all: readonly SummaryStanding[];
  readonly own: SummaryStanding;
  /** Null: not computed yet; score and rank are known from the game. */
  readonly debrief: StudentDebrief | null;
};

/** The player's own result among the class's, and what makes up its difference from the best known: decisions, luck and the rest. (DBS-2, DBS-5) */
export function ResultStrip({ all, own, debrief }: ResultStripProps) {
  const { result } = stopsText;
  const scores = debrief?.scores ?? all.map(({ score }) => score);
  const best = debrief?.best ?? null;
  const isAlone = scores.length === 1;
  const place = isAlone ? null : result.place(debrief?.place ?? own.place, scores.length);
  return (
    <header className={styles.strip}>
      <div className={styles.own}>
        <h1>{result.title}</h1>
        <p className={styles.big}>{formatNumber(own.score)}</p>
        <p className={styles.small}>
          {best === null ? null : <OfBest best={best} isLast={isAlone} />}
          {place === null ? null : <bdi>{place}</bdi>}
        </p>
      </div>
      {isAlone && best === null ? null : <ScoreAxis scores={scores} own={own.score} best={best?.score ?? null} />}
      {debrief === null ? null : <Sum debrief={debrief} />}
    </header>
  );
}

type OfBestProps = {
  readonly best: NonNullable<StudentDebrief['best']>;
  /** Nothing follows, such as a rank: somebody who played alone has none. */
  readonly isLast: boolean;
};

function OfBest({ best: { isOwn, percent }, isLast }: OfBestProps) {
  if (!isOwn && percent === 0) return null;
  return (
    <>
      {isOwn ? <b>{stopsText.result.isBest}</b> : <b>{formatPercent(Math.round(percent))}</b>}
      <bdi>{`${isOwn ? '' : ` ${stopsText.result.ofBest}`}${isLast ? '' : ' · '}`}</bdi>
    </>
  );
}

/** The difference to the best known result as a sentence: decisions, luck and the rest, and the size of each in one bar. Luck is nobody's fault, so it is never red. */
function Sum({ debrief }: { readonly debrief: StudentDebrief }) {
  const { sum: words } = stopsText;
  const { decisions, luck, rest, all } = resultAccount(debrief);
  return (
    <div className={styles.sum} role="group" aria-label={words.label}>
      <dl>
        {all === null ? null : <Part name={words.all} amount={all} title={words.allTitle} />}
        <Part name={words.decisions} amount={decisions} kind={styles.decisions} sign={all === null ? null : '='} />
        <Part name={words.luck} amount={luck} kind={styles.luck} sign="+" title={luckWords(debrief.luck)} />
        {rest === null ? null : <Part name={words.rest} amount={rest} kind={styles.rest} sign="+" />}
      </dl>
      <div className={styles.bar} role="img" aria-label={words.spoken}>
        <i className={styles.decisions} style={{ flexGrow: Math.abs(decisions) }} />
        <i className={styles.luck} style={{ flexGrow: Math.abs(luck) }} />
        {rest === null ? null : <i className={styles.rest} style={{ flexGrow: Math.abs(rest) }} />}
      </div>
      {rest === null ? null : <p className={styles.note}>{stopsText.restNote}</p>}
    </div>
  );
}

type PartProps = {
  readonly name: string;
  readonly amount: number;
  /** The look of its part of the bar; absent: the whole. */
  readonly kind?: string | undefined;
  /** The word before it; null: none. */
  readonly sign?: string | null;
  readonly title?: string;
};

function Part({ name, amount, kind, sign = null, title }: PartProps) {
  return (
    <>
      {sign === null ? null : <span aria-hidden="true">{sign}</span>}
      <div title={title}>
        <dt>
          {kind === undefined ? null : <i className={kind} />}
          <bdi>{name}</bdi>
        </dt>
        <dd className={classNames(kind === styles.decisions && amount < 0 && styles.loss)}>
          {formatChange(amount, formatDecimals)}
        </dd>
      </div>
    </>
  );
}
