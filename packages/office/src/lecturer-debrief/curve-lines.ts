import { ROUNDS } from '@fracht/engine';
import { classDebriefText } from '@fracht/content';
import type { ClassDebrief } from '@fracht/protocol';
import { firstMoment, momentOfBest, namedPoints, pointName } from './class-points.ts';

type Curve = ClassDebrief['curve'];

/** A point of a curve: `x` in rounds from the start, `y` in zł. */
export type CurvePoint = { readonly x: number; readonly y: number };

export type CurveLine = {
  readonly look: 'GROUP' | 'BEST' | 'BESIDE';
  readonly name: string;
  readonly points: readonly CurvePoint[];
};

/** A mark on the group's curve: a number of the table of decisions, or the star of the best moment. */
export type CurveMark = CurvePoint & { readonly sign: string; readonly isGood: boolean; readonly name: string };

/** A note on the time axis. */
export type Bookmark = { readonly x: number; readonly when: string; readonly text: string };

/** The game of comparison, by its name. */
export type BesideGame = { readonly name: string; readonly debrief: ClassDebrief };

/** The lines of the curve: the group, the best known if it was computed, another game in the same rounds. (CDB-3, CDB-6) */
export function curveLines(debrief: ClassDebrief, beside: BesideGame | null): readonly CurveLine[] {
  const { group, best } = classDebriefText.curve;
  return [
    { look: 'GROUP', name: group, points: inRounds(debrief.curve, debrief.roundSeconds) },
    ...(debrief.best === null
      ? []
      : [{ look: 'BEST', name: best, points: inRounds(debrief.best.curve, debrief.roundSeconds) } as const]),
    ...(beside === null
      ? []
      : [
          {
            look: 'BESIDE',
            name: beside.name,
            points: inRounds(beside.debrief.curve, beside.debrief.roundSeconds),
          } as const,
        ]),
  ];
}

/** The marks on the group's curve: the listed decisions by their numbers, the best moment by a star. (CDB-3) */
export function curveMarks({ unlawful, dearest, bestMoment, curve, roundSeconds }: ClassDebrief): readonly CurveMark[] {
  const points = inRounds(curve, roundSeconds);
  const told = [
    ...namedPoints({ unlawful, dearest }).map((one) => {
      return { point: one.point, sign: String(one.number), isGood: false, moment: firstMoment(one) };
    }),
    ...(bestMoment === null ? [] : [{ point: bestMoment, sign: '★', isGood: true, moment: momentOfBest(bestMoment) }]),
  ];
  return told.flatMap(({ point, sign, isGood, moment }) => {
    if (moment === null || points.length === 0) return [];
    const x = moment.at / roundSeconds;
    return [{ x, y: valueAt(points, x), sign, isGood, name: pointName(point) }];
  });
}

/** The value of a curve at `x`: linear between its points; outside them that of the nearest end. */
export function valueAt(points: readonly CurvePoint[], x: number): number {
  const after = points.findIndex((point) => point.x >= x);
  const next = after === -1 ? points.at(-1) : points[after];
  const before = after > 0 ? points[after - 1] : undefined;
  if (next === undefined) return 0;
  if (before === undefined || next.x === before.x || after === -1) return next.y;
  return before.y + ((x - before.x) / (next.x - before.x)) * (next.y - before.y);
}

/** How many rounds the curves show: those that were begun, at most four. */
export function roundsShown(lines: readonly CurveLine[]): number {
  const last = Math.max(0, ...lines.flatMap(({ points }) => points.map(({ x }) => x)));
  return Math.min(ROUNDS, Math.max(1, Math.ceil(last - 1e-6)));
}

function inRounds(curve: Curve, roundSeconds: number): readonly CurvePoint[] {
  return curve.map(({ at, score }) => ({ x: at / roundSeconds, y: score }));
}
