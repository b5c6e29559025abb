import { whatIfText } from '@fracht/content';
import { type CarType, findPlayer, gameEndsAt } from '@fracht/engine';
import type { DebriefDecision, WhatIfPayload } from '@fracht/protocol';
import { formatDuration, formatKm } from '@fracht/kit/format.ts';
import { Card } from '@fracht/kit/ui/card.tsx';
import { AxisHeader } from '../parts/axis-header.tsx';
import { axisPercent } from '../parts/time-axis.ts';
import { CardTitle } from '../screens/card-title.tsx';
import { useGame, useViewer } from '../store/hooks.ts';
import { courseAxis, wholeCourse } from './course-blocks.ts';
import { CourseLane, CourseLabel, FreedLane, LaneName } from './course-lane.tsx';
import { CourseLegend } from './course-legend.tsx';
import { CourseTable } from './course-table.tsx';
import { hourOf } from './moment-words.ts';
import styles from './course-comparison.module.css';

const { course: words } = whatIfText;

type CourseCardProps = { readonly whatIf: WhatIfPayload; readonly decision: DebriefDecision };
type CarCourse = WhatIfPayload['course']['was'];

/**
 * The course of the decision's car and that of the alternative on one time axis, with the line where they diverge, and the car that would have been free
 * meanwhile; the table is for screen readers. (DBS-6, DBS-7)
 */
export function CourseComparison({ whatIf, decision }: CourseCardProps) {
  const { course, approach, delivered, freed } = whatIf;
  const cars = [...new Set([course.was.car, course.would.car].filter((car) => car !== null))];
  const isTwo = cars.length > 1 || approach.was?.city !== approach.would?.city;
  return (
    <Card>
      <CardTitle end={<CourseLegend type={typeIn(whatIf)} />}>{words.title(isTwo)}</CardTitle>
      <CoursePlot whatIf={whatIf} decision={decision} />
      <CourseTable
        cars={cars}
        was={course.was.entries}
        would={course.would.entries}
        delivered={delivered}
        freed={freed === null ? null : { at: freed.from, words: freedWords(freed) }}
      />
    </Card>
  );
}

function CoursePlot({ whatIf, decision: { at, order } }: CourseCardProps) {
  const { player } = useViewer();
  const journal = useGame((game) => findPlayer(game, player)?.journal ?? []);
  const setup = useGame((game) => game.setup);
  const axis = courseAxis(whatIf, at, gameEndsAt(setup));
  const { course, delivered, approach, freed } = whatIf;
  const window = order?.deliverWindow ?? null;
  const isSameOrder = delivered.would === null || delivered.would.order === order?.id;
  const laneOf = ({ car, type, entries }: CarCourse) => ({
    axis,
    settings: setup.settings,
    at,
    type: type ?? typeIn(whatIf),
    course: car === null ? [] : wholeCourse(entries, journal, car, at),
    label: words.spoken(car ?? words.noCar, hourOf(axis.from), hourOf(axis.to)),
  });
  return (
    <div className={styles.plot} aria-hidden="true">
      <span />
      <div className={styles.top}>
        <CourseLabel at={axisPercent(axis, at)} of="ofParting">
          {words.parts(hourOf(at))}
        </CourseLabel>
      </div>
      <LaneName name={words.was} car={carWords(course.was)} note={emptyWords(approach.was)} />
      <CourseLane {...laneOf(course.was)} window={window} isWindowNamed delivered={delivered.was?.at ?? null} />
      <LaneName name={words.would} car={carWords(course.would)} note={emptyWords(approach.would)} />
      <CourseLane
        {...laneOf(course.would)}
        window={isSameOrder ? window : null}
        delivered={delivered.would?.at ?? null}
      />
      {freed === null ? null : (
        <>
          <LaneName name={words.would} car={words.own(freed.car)} note="" />
          <FreedLane axis={axis} at={at} freed={freed} label={freedWords(freed)} />
        </>
      )}
      <span />
      <AxisHeader axis={axis} now={null} />
    </div>
  );
}

function typeIn({ course: { was, would } }: WhatIfPayload): CarType {
  return was.type ?? would.type ?? 'ST';
}

function carWords({ car, isHired }: CarCourse): string {
  if (car === null) return words.noCar;
  return isHired ? words.hired(car) : words.own(car);
}

function emptyWords(approach: WhatIfPayload['approach']['was']): string {
  return approach === null || approach.km === 0 ? '' : words.empty(formatKm(approach.km));
}

function freedWords({ car, from, to }: NonNullable<WhatIfPayload['freed']>): string {
  return words.freed(car, formatDuration((to - from) / 60));
}
