import type { ReactNode } from 'react';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { liveText } from '@fracht/content';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { fractionBetween, ticksFor } from './chart-scale.ts';
import card from './live-card.module.css';
import styles from './live-chart.module.css';

const WIDTH = 340;
const HEIGHT = 170;
const LEFT = 8;
const RIGHT = 282;
const TOP = 14;
const FLOOR = 148;

export type ChartPoint = { readonly x: number; readonly y: number };

type ChartProps = {
  readonly title: string;
  /** The present value in words. */
  readonly value: string;
  /** The change in this round, as a number and in words. */
  readonly change: number;
  readonly changeText: string;
  /** `x` in rounds from the start, `y` in the chart's unit; in order. */
  readonly points: readonly ChartPoint[];
  /** How many rounds the x-axis shows. */
  readonly rounds: number;
  /** The values start at zero: fills the area under the line. */
  readonly fromZero: boolean;
  readonly least: number;
  readonly format: (value: number) => string;
  readonly spoken: string;
  /** Shown instead of the line while there is none. */
  readonly waiting: ReactNode;
};

/** A line chart over the rounds: value and change in its header, ticks at the right edge, dotted lines between rounds. (LVP-5) */
export function LiveChart(props: ChartProps) {
  const { title, value, change, changeText, points, waiting } = props;
  return (
    <Card label={title} className={card.card}>
      <CardHead title={title}>
        <b className={styles.value}>{value}</b>
        <ChangeChip change={change} text={changeText} />
      </CardHead>
      {points.length < 2 ? <p className={styles.waiting}>{waiting}</p> : <Line {...props} />}
    </Card>
  );
}

function ChangeChip({ change, text }: { readonly change: number; readonly text: string }) {
  const Sign = change === 0 ? Minus : change < 0 ? TrendingDown : TrendingUp;
  return (
    <Chip tone={change === 0 ? 'neutral' : change < 0 ? 'bad' : 'ok'} icon={<Sign aria-hidden="true" />}>
      {text}
    </Chip>
  );
}

function Line({ points, rounds, fromZero, least, format, spoken }: ChartProps) {
  const values = points.map(({ y }) => y);
  const ticks = ticksFor(Math.min(...values, ...(fromZero ? [0] : [])), Math.max(...values), least);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const across = (x: number): number => LEFT + fractionBetween(x, 0, rounds) * (RIGHT - LEFT);
  const up = (y: number): number => FLOOR - fractionBetween(y, low, high) * (FLOOR - TOP);
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${across(x)} ${up(y)}`).join('');
  const last = points.at(-1) ?? { x: 0, y: 0 };
  const tone = fromZero ? styles.points : styles.money;
  return (
    <div className={classNames(styles.frame, tone)}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={spoken}>
        {ticks.map((tick) => (
          <path key={tick} className={styles.line} d={`M${LEFT} ${up(tick)}H${RIGHT}`} />
        ))}
        {between(rounds).map((round) => (
          <path key={round} className={styles.border} d={`M${across(round)} 8V${FLOOR}`} />
        ))}
        {fromZero ? (
          <path className={styles.area} d={`${path}L${across(last.x)} ${up(0)}L${across(0)} ${up(0)}Z`} />
        ) : null}
        <path className={styles.series} d={path} />
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ top: `${(up(tick) / HEIGHT) * 100}%` }}>
            {format(tick)}
          </span>
        ))}
        {Array.from({ length: rounds }, (_, index) => (
          <span key={index} className={styles.round} style={{ left: `${(across(index) / WIDTH) * 100}%` }}>
            {liveText.chart.round(index + 1)}
          </span>
        ))}
        <i
          className={styles.dot}
          style={{ left: `${(across(last.x) / WIDTH) * 100}%`, top: `${(up(last.y) / HEIGHT) * 100}%` }}
        />
      </div>
    </div>
  );
}

/** The x positions of the round ends inside the chart. */
function between(rounds: number): readonly number[] {
  return Array.from({ length: rounds - 1 }, (_, index) => index + 1);
}
