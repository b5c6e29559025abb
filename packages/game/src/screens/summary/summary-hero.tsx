import type { ReactNode } from 'react';
import { summaryText } from '@fracht/content';
import { formatNumber } from '@fracht/kit/format.ts';
import styles from './hero.module.css';
import { ScoreLine } from './score-line.tsx';
import type { SummaryStanding } from './standing.ts';

type HeroProps = {
  readonly title: string;
  readonly score: number;
  readonly own: SummaryStanding | null;
  readonly standings: readonly SummaryStanding[];
  readonly children: ReactNode;
};

/** The result at the top of the summary: score, rank, the group's scores on a line, and a few figures. */
export function SummaryHero({ title, score, own, standings, children }: HeroProps) {
  return (
    <header className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <p className={styles.big}>{formatNumber(score)}</p>
      </div>
      {own !== null && (
        <div>
          <p className={styles.label}>{summaryText.place}</p>
          <p className={styles.big}>
            <bdi>{`${formatNumber(own.place)}. `}</bdi>
            <small>{summaryText.placeOf(standings.length)}</small>
          </p>
        </div>
      )}
      <ScoreLine standings={standings} own={own} />
      <dl className={styles.figures}>{children}</dl>
    </header>
  );
}

/** One figure of the summary's top card. */
export function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
