import { shipmentsText, carActionLabels, whatIfText } from '@fracht/content';
import { findPlayer, gameEndsAt, type JournalFact } from '@fracht/engine';
import type { DebriefDecision, WhatIfPayload } from '@fracht/protocol';
import { gameDay } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { AxisHeader } from '../parts/axis-header.tsx';
import { TachographStrip } from '../parts/tachograph-strip.tsx';
import { axisPercent, isOnAxis, spanOf, type TimeAxis } from '../parts/time-axis.ts';
import { windowHours } from '../parts/window-bar.tsx';
import { CardTitle } from '../screens/card-title.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import { courseAxis, courseBlocks, overrunsIn, wholeCourse } from './course-blocks.ts';
import { hourOf, shortMoment } from './moment-words.ts';
import styles from './course-comparison.module.css';

const { course: words } = whatIfText;

type WhatIfCourse = WhatIfPayload['course']['was']['entries'];
type CourseCardProps = {
  readonly whatIf: WhatIfPayload;
  readonly decision: DebriefDecision;
  readonly car: NonNullable<DebriefDecision['car']>;
};

/** The course of the decision's car and that of the other choice on one time axis, with the line where they part; its table is for screen readers. (DBS-6, DBS-7) */
export function CourseComparison({ whatIf, decision: { at, order }, car }: CourseCardProps) {
  const { player } = useViewer();
  const journal = useGame((game) => findPlayer(game, player)?.journal ?? []);
  const end = useGame(({ setup }) => gameEndsAt(setup));
  const axis = courseAxis(whatIf, at, end);
  const window = order?.deliverWindow ?? null;
  const { was, would } = whatIf.course;
  const label = words.spoken(car.id, hourOf(axis.from), hourOf(axis.to), hourOf(at));
  const other = would.car ?? car.id;
  const row = { axis, at, type: car.type, window, label };
  return (
    <Card>
      <CardTitle end={<Legend type={car.type} />}>
        {words.title(car.id, gameDay(axis.from / 60), gameDay(axis.to / 60))}
      </CardTitle>
      <div className={styles.plot} aria-hidden="true">
        <span />
        <AxisHeader axis={axis} now={at} />
        <CourseRow
          {...row}
          name={words.was}
          car={car.id}
          course={wholeCourse(was.entries, journal, car.id, at)}
          delivered={whatIf.delivered.was?.at ?? null}
        />
        <CourseRow
          {...row}
          name={words.would}
          car={other}
          course={wholeCourse(would.entries, journal, other, at)}
          delivered={whatIf.delivered.would?.at ?? null}
        />
      </div>
      <CourseTable car={car.id} was={was.entries} would={would.entries} />
    </Card>
  );
}

type CourseRowProps = {
  readonly name: string;
  readonly label: string;
  readonly axis: TimeAxis;
  /** When the decision was taken. */
  readonly at: number;
  readonly car: string;
  readonly type: NonNullable<DebriefDecision['car']>['type'];
  readonly course: WhatIfCourse;
  readonly window: { readonly from: number; readonly to: number } | null;
  readonly delivered: number | null;
};

function CourseRow({ name, label, axis, at, car, type, course, window, delivered }: CourseRowProps) {
  return (
    <>
      <span className={styles.name}>
        <b>{name}</b>
        {car}
      </span>
      <div className={styles.row}>
        <span className={styles.before} style={{ width: `${axisPercent(axis, at)}%` }} />
        {overrunsIn(course, axis).map(({ from, to }) => (
          <Span key={from} axis={axis} from={from} to={to} className={styles.over} label={words.over} of="ofOver" />
        ))}
        <TachographStrip
          type={type}
          axis={axis}
          now={at}
          blocks={courseBlocks(course, axis)}
          limit={null}
          label={label}
        />
        {window === null ? null : (
          <Span
            axis={axis}
            from={window.from * 60}
            to={window.to * 60}
            className={styles.window}
            label={words.window(windowHours(window))}
            of="ofWindow"
          />
        )}
        {delivered === null || !isOnAxis(axis, delivered) ? null : (
          <>
            <span className={styles.unload} style={{ left: `${axisPercent(axis, delivered)}%` }} />
            <Label at={axisPercent(axis, delivered)} of="ofUnload">
              {words.unload(hourOf(delivered))}
            </Label>
          </>
        )}
      </div>
    </>
  );
}

type SpanProps = {
  readonly axis: TimeAxis;
  readonly from: number;
  readonly to: number;
  readonly className: string | undefined;
  readonly label: string;
  readonly of: LabelOf;
};

/** A stretch of the axis, and its label above or below where it begins. */
function Span({ axis, from, to, className, label, of }: SpanProps) {
  const { left, width } = spanOf(axis, from, to);
  if (width === 0) return null;
  return (
    <>
      <span className={className} style={{ left: `${left}%`, width: `${width}%` }} />
      <Label at={left} of={of}>
        {label}
      </Label>
    </>
  );
}

type LabelOf = 'ofOver' | 'ofWindow' | 'ofUnload';
type LabelProps = { readonly at: number; readonly of: LabelOf; readonly children: string };

/** A label at so many percent of the row, and shifted by as many of its own width: so it stands inside the row wherever that is. */
function Label({ at, of, children }: LabelProps) {
  return (
    <b className={classNames(styles.label, styles[of])} style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}>
      {children}
    </b>
  );
}

const KINDS = ['drive', 'load', 'wait', 'rest'] as const;

function Legend({ type }: { readonly type: NonNullable<DebriefDecision['car']>['type'] }) {
  return (
    <span className={classNames(styles.legend, styles[type])} aria-hidden="true">
      {KINDS.map((kind) => (
        <span key={kind}>
          <i className={styles[kind]} />
          {words.legend[kind]}
        </span>
      ))}
      <span>
        <i className={styles.hatch} />
        {words.over}
      </span>
    </span>
  );
}

/** The comparison as a table for screen readers: one row for each entry, the two courses one after the other. */
function CourseTable({
  car,
  was,
  would,
}: {
  readonly car: string;
  readonly was: WhatIfCourse;
  readonly would: WhatIfCourse;
}) {
  const rows = [
    ...was.map((entry) => [words.was, entry] as const),
    ...would.map((entry) => [words.would, entry] as const),
  ];
  return (
    <table className="vh">
      <caption>{`${words.table}: ${car}`}</caption>
      <thead>
        <tr>
          <th scope="col">{words.which}</th>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.doing}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([which, { at, what }], index) => (
          <tr key={`${which} ${at} ${index}`}>
            <td>{which}</td>
            <td>{shortMoment(at)}</td>
            <td>{factWords(what)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function factWords(what: JournalFact): string {
  const labels: Readonly<Record<JournalFact, string>> = { ...shipmentsText.course.facts, ...carActionLabels };
  return labels[what];
}
