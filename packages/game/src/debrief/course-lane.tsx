import { whatIfText } from '@fracht/content';
import type { CarType, Settings } from '@fracht/engine';
import type { WhatIfPayload } from '@fracht/protocol';
import { formatDuration } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { TachographStrip } from '../parts/tachograph-strip.tsx';
import { axisPercent, isOnAxis, nightsOn, spanOf, type TimeAxis } from '../parts/time-axis.ts';
import { datedHours } from '../parts/window-bar.tsx';
import { courseBlocks, overrunsIn, restsIn } from './course-blocks.ts';
import { hourOf } from './moment-words.ts';
import styles from './course-comparison.module.css';

const { course: words } = whatIfText;

/** A rest that takes less of the axis than this, in percent, has no label. */
const NAMED_REST = 14;

type LaneNameProps = { readonly name: string; readonly car: string; readonly note: string };

/** Before a lane: which course it is, of which car, and how far the car had to go empty. */
export function LaneName({ name, car, note }: LaneNameProps) {
  return (
    <span className={styles.name}>
      <b>{name}</b> <span>{car}</span> {note === '' ? null : <span>{note}</span>}
    </span>
  );
}

type CourseLaneProps = {
  readonly axis: TimeAxis;
  readonly settings: Settings;
  /** When the decision was taken. */
  readonly at: number;
  readonly type: CarType;
  readonly course: WhatIfPayload['course']['was']['entries'];
  readonly label: string;
  readonly window: { readonly from: number; readonly to: number } | null;
  readonly isWindowNamed?: boolean;
  readonly delivered: number | null;
};

/** What one car did, with the nights, the delivery window, the delivery and the overruns of the limits. */
export function CourseLane({
  axis,
  settings,
  at,
  type,
  course,
  label,
  window,
  isWindowNamed = false,
  delivered,
}: CourseLaneProps) {
  const blocks = courseBlocks(course, { axis, settings, delivered });
  return (
    <div className={styles.row}>
      <Ground axis={axis} at={at} />
      {overrunsIn(course, axis).map(({ from, to }) => (
        <Span key={from} axis={axis} from={from} to={to} className={styles.over} label={words.over} of="ofOver" />
      ))}
      <TachographStrip type={type} axis={axis} now={at} blocks={blocks} limit={null} label={label} />
      {restsIn(course, axis).map(({ from, to, lasts }) => {
        const { left, width } = spanOf(axis, from, to);
        return width < NAMED_REST ? null : (
          <b key={from} className={classNames(styles.label, styles.ofRest)} style={{ left: `${left + width / 2}%` }}>
            {words.rested(formatDuration(lasts / 60))}
          </b>
        );
      })}
      {window === null ? null : (
        <Span
          axis={axis}
          from={window.from * 60}
          to={window.to * 60}
          className={styles.window}
          label={isWindowNamed ? words.window(datedHours(window)) : ''}
          of="ofWindow"
        />
      )}
      {delivered === null || !isOnAxis(axis, delivered) ? null : (
        <>
          <span className={styles.unload} style={{ left: `${axisPercent(axis, delivered)}%` }} />
          <CourseLabel at={axisPercent(axis, delivered)} of="ofUnload">
            {words.unload(hourOf(delivered))}
          </CourseLabel>
        </>
      )}
    </div>
  );
}

type FreedLaneProps = Pick<CourseLaneProps, 'axis' | 'at' | 'label'> & {
  readonly freed: NonNullable<WhatIfPayload['freed']>;
};

/** How long a car that was busy in the game would have been free, as a dashed box. */
export function FreedLane({ axis, at, freed: { from, to }, label }: FreedLaneProps) {
  return (
    <div className={classNames(styles.row, styles.freedRow)}>
      <Ground axis={axis} at={at} />
      <Span axis={axis} from={from} to={to} className={styles.freed} label={label} of="ofFreed" />
    </div>
  );
}

/** The nights, and the line where the two courses diverge. */
function Ground({ axis, at }: Pick<CourseLaneProps, 'axis' | 'at'>) {
  return (
    <>
      {nightsOn(axis).map(({ from, to }) => {
        const { left, width } = spanOf(axis, from, to);
        return <span key={from} className={styles.night} style={{ left: `${left}%`, width: `${width}%` }} />;
      })}
      <span className={styles.parting} style={{ left: `${axisPercent(axis, at)}%` }} />
    </>
  );
}

type SpanProps = {
  readonly axis: TimeAxis;
  readonly from: number;
  readonly to: number;
  readonly className: string | undefined;
  /** Empty: none. */
  readonly label: string;
  readonly of: LabelOf;
};

/** A section of the axis, and its label above or below its start. */
function Span({ axis, from, to, className, label, of }: SpanProps) {
  const { left, width } = spanOf(axis, from, to);
  if (width === 0) return null;
  return (
    <>
      <span className={className} style={{ left: `${left}%`, width: `${width}%` }} />
      {label === '' ? null : (
        <CourseLabel at={left} of={of}>
          {label}
        </CourseLabel>
      )}
    </>
  );
}

type LabelOf = 'ofOver' | 'ofWindow' | 'ofUnload' | 'ofParting' | 'ofFreed';
type LabelProps = { readonly at: number; readonly of: LabelOf; readonly children: string };

/** A label at this percentage of the row, and shifted left by the same percentage of its own width: this keeps it inside the row wherever it is. */
export function CourseLabel({ at, of, children }: LabelProps) {
  return (
    <b className={classNames(styles.label, styles[of])} style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}>
      {children}
    </b>
  );
}
