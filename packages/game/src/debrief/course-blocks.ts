import type { GameSeconds, JournalEntry, JournalFact, Settings } from '@fracht/engine';
import type { WhatIfPayload } from '@fracht/protocol';
import type { StripBlock } from '../parts/tachograph-strip.tsx';
import type { TimeAxis } from '../parts/time-axis.ts';
import { blocksWithBreaks } from '../screens/cars/break-blocks.ts';
import { isPause, stripKindOf } from '../screens/cars/strip-blocks.ts';

type WhatIfCourse = WhatIfPayload['course']['was']['entries'];
type Marked = { readonly at: GameSeconds; readonly what: JournalFact };

/** How much time is drawn before the two courses diverge, and after the later of the two deliveries, in game seconds. */
const BEFORE = 3600;
const AFTER = 3 * 3600;
/** How much time at least is drawn after they diverge. */
const LEAST = 8 * 3600;

/** The drives that earn nothing. */
const WITHOUT_CARGO: ReadonlySet<JournalFact> = new Set(['DRIVING_TO_SHIPMENT', 'DRIVING_EMPTY', 'DRIVING_ASSISTANCE']);

/** The course of a car after a decision, preceded by what it did before, which determines when its driver's breaks are due. (DBS-6) */
export function wholeCourse(
  course: WhatIfCourse,
  journal: readonly JournalEntry[],
  car: string,
  at: GameSeconds,
): WhatIfCourse {
  const before = journal.filter((entry) => entry.car === car && entry.at < at && stripKindOf(entry.what) !== undefined);
  return [...before.map(({ at: since, what, order }) => ({ at: since, what, order })), ...course];
}

/** What a course is drawn from. */
type LaneDrawing = {
  readonly axis: TimeAxis;
  readonly settings: Pick<Settings, 'break_after_minutes' | 'break_minutes'>;
  /** When the order was delivered; null: never. */
  readonly delivered: GameSeconds | null;
};

/**
 * A course as blocks of the time axis, each one activity, including the driver's breaks; the last one reaches to the end of the axis or, if the car left with
 * the delivery, to that. (DBS-6, BRK-1)
 */
export function courseBlocks(course: WhatIfCourse, { axis, settings, delivered }: LaneDrawing): readonly StripBlock[] {
  const marks = course.filter(({ what }) => stripKindOf(what) !== undefined);
  const stretches = marks.flatMap(({ at, what }, index) => {
    const kind = stripKindOf(what) ?? null;
    const last = kind === 'load' && delivered !== null ? delivered : axis.to;
    const to = marks[index + 1]?.at ?? last;
    const isEmpty = WITHOUT_CARGO.has(what);
    return to <= at ? [] : [{ kind, from: at, to, planned: false, isPause: isPause(what), isEmpty }];
  });
  return blocksWithBreaks(stretches, settings).flatMap((block) => {
    const [from, to] = [Math.max(axis.from, block.from), Math.min(axis.to, block.to)];
    return to <= from ? [] : [{ ...block, from, to, isEmpty: block.isEmpty === true && block.kind === 'drive' }];
  });
}

/**
 * The rests of a course, as far as the axis shows them; `lasts`: how long each took, even if the axis ends in the middle of it. A rest with an unknown end has
 * no length.
 */
export function restsIn(
  course: WhatIfCourse,
  { from, to }: TimeAxis,
): readonly (TimeAxis & { readonly lasts: GameSeconds })[] {
  const marks = course.filter(({ what }) => stripKindOf(what) !== undefined);
  return marks.flatMap(({ at, what }, index) => {
    const next = marks[index + 1];
    if (next === undefined || stripKindOf(what) !== 'rest' || at >= to || next.at <= from) return [];
    return [{ from: Math.max(from, at), to: Math.min(to, next.at), lasts: next.at - at }];
  });
}

/** When the driver was past the working time limit or the end of the day: from each overrun to the next rest. */
export function overrunsIn(course: WhatIfCourse, { to }: TimeAxis): readonly TimeAxis[] {
  return course.flatMap(({ at, what }, index) => {
    if (what !== 'WORK_OVERDUE' && what !== 'DAY_OVERDUE') return [];
    const rest = course.slice(index).find(isRest);
    return at >= to ? [] : [{ from: at, to: Math.min(to, rest?.at ?? to) }];
  });
}

/** The axis of two courses: from a little before they diverge to a little after the later of the deliveries. */
export function courseAxis({ course, delivered }: WhatIfPayload, at: GameSeconds, end: GameSeconds): TimeAxis {
  const { was, would } = delivered;
  const last = Math.max(was?.at ?? 0, would?.at ?? 0) + AFTER;
  const ends = [...course.was.entries, ...course.would.entries].map((entry) => entry.at);
  const until = was === null ? Math.max(at, ...ends.filter((one) => one < at + 3 * LEAST)) : last;
  const hour = 3600;
  const from = Math.floor((at - BEFORE) / hour) * hour;
  return { from: Math.max(0, from), to: Math.min(end, Math.ceil(Math.max(until, at + LEAST) / hour) * hour) };
}

function isRest({ what }: Marked): boolean {
  return what === 'SLEEPING' || what === 'SLEEPING_GUARDED';
}
