import { Bookmark as BookmarkSign } from 'lucide-react';
import { classDebriefText } from '@fracht/content';
import { formatNumber, formatShort } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { fractionBetween, ticksFor } from '../lecturer-live/chart-scale.ts';
import { type Bookmark, type CurveLine, type CurveMark, type CurvePoint, roundsShown } from './curve-lines.ts';
import styles from './group-curve.module.css';

/** The minimum distance between two ticks, in zł. */
const LEAST = 250;
/** The minimum distance between two labels at the right edge, in percent of the height. */
const APART = 19;
/** Marks closer together than this overlap, as a fraction of the width. */
const NEAR = 0.025;

type GroupCurveProps = {
  readonly lines: readonly CurveLine[];
  readonly marks: readonly CurveMark[];
  readonly bookmarks: readonly Bookmark[];
  readonly className?: string | undefined;
};

/** The scores of a class over the rounds, with marks on the first line and the final value of each line at the right edge. (CDB-3) */
export function GroupCurve({ lines, marks, bookmarks, className }: GroupCurveProps) {
  const values = lines.flatMap(({ points }) => points.map(({ y }) => y));
  if (values.length < 2) return <p className={styles.none}>{classDebriefText.curve.none}</p>;
  const rounds = roundsShown(lines);
  const ticks = ticksFor(Math.min(...values), Math.max(...values), LEAST);
  const scale = scaleOf(ticks, rounds);
  return (
    <div className={classNames(styles.frame, className)}>
      <ul className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick} style={{ top: `${scale.down(tick)}%` }}>
            {formatShort(tick / 1000)}
          </li>
        ))}
      </ul>
      <div className={styles.plot}>
        <Drawing lines={lines} ticks={ticks} rounds={rounds} scale={scale} />
        {bookmarks.map((bookmark, index) => (
          <span
            key={index}
            className={styles.bookmark}
            style={{ left: `${scale.across(bookmark.x)}%` }}
            title={bookmark.when}
          >
            <BookmarkSign aria-hidden="true" />
          </span>
        ))}
        {marks.map((mark, index) => (
          <span
            key={mark.sign}
            className={classNames(styles.mark, mark.isGood && styles.good)}
            style={{
              left: `${scale.across(mark.x)}%`,
              top: `calc(${scale.down(mark.y)}% - ${liftOf(marks, index, rounds)} * var(--sign))`,
            }}
            title={mark.name}
          >
            {mark.sign}
          </span>
        ))}
      </div>
      <Ends lines={lines} scale={scale} />
      <ul className={styles.rounds} aria-hidden="true">
        {Array.from({ length: rounds }, (_, index) => (
          <li key={index}>{classDebriefText.curve.round(index + 1)}</li>
        ))}
      </ul>
    </div>
  );
}

type Scale = { readonly across: (x: number) => number; readonly down: (y: number) => number };

/** Percent from the left and from the top. */
function scaleOf(ticks: readonly number[], rounds: number): Scale {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return {
    across: (x) => fractionBetween(x, 0, rounds) * 100,
    down: (y) => (1 - fractionBetween(y, low, high)) * 100,
  };
}

type DrawingProps = {
  readonly lines: readonly CurveLine[];
  readonly ticks: readonly number[];
  readonly rounds: number;
  readonly scale: Scale;
};

function Drawing({ lines, ticks, rounds, scale }: DrawingProps) {
  const pathOf = (points: readonly CurvePoint[]): string =>
    points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${scale.across(x)} ${scale.down(y)}`).join('');
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={spoken(lines)}>
      {ticks.map((tick) => (
        <path key={tick} className={styles.tick} d={`M0 ${scale.down(tick)}H100`} />
      ))}
      {Array.from({ length: rounds - 1 }, (_, index) => (
        <path key={index} className={styles.border} d={`M${scale.across(index + 1)} 0V100`} />
      ))}
      {lines.toReversed().map(({ look, points }) => (
        <path key={look} className={styles[look]} d={pathOf(points)} />
      ))}
    </svg>
  );
}

/** The names and last values of the lines at the right edge, moved apart if they would overlap. */
function Ends({ lines, scale }: { readonly lines: readonly CurveLine[]; readonly scale: Scale }) {
  const ends = lines
    .map(({ look, name, points }) => ({ look, name, value: points.at(-1)?.y ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
  const tops = pushedApart(ends.map(({ value }) => scale.down(value)));
  return (
    <ul className={styles.ends} aria-hidden="true">
      {ends.map(({ look, name, value }, index) => (
        <li key={look} className={styles[`end${look}`]} style={{ top: `${tops[index] ?? 0}%` }}>
          <span>{name}</span>
          <b>{formatNumber(Math.round(value))}</b>
        </li>
      ))}
    </ul>
  );
}

/** How many rows a mark is raised: the number of earlier marks so near that they would overlap it. */
function liftOf(marks: readonly CurveMark[], index: number, rounds: number): number {
  const x = marks[index]?.x ?? 0;
  return marks.slice(0, index).filter((mark) => Math.abs(mark.x - x) < NEAR * rounds).length;
}

/** Heights in percent, ascending, moved down if they are nearer to the previous one than the minimum distance. */
function pushedApart(tops: readonly number[]): readonly number[] {
  return tops.reduce<readonly number[]>(
    (placed, top) => [...placed, Math.max(top, (placed.at(-1) ?? -APART) + APART)],
    [],
  );
}

function spoken(lines: readonly CurveLine[]): string {
  const text = classDebriefText.curve;
  const whole = (point: CurvePoint | undefined): string => formatNumber(Math.round(point?.y ?? 0));
  return lines
    .map(({ look, name, points }) => {
      const [first, last] = [whole(points[0]), whole(points.at(-1))];
      if (look === 'GROUP') return text.spoken(first, last);
      return look === 'BEST' ? text.spokenBest(last) : text.spokenBeside(name, last);
    })
    .join(' ');
}
