import type { SkillProfile, StudentSkills } from '@fracht/protocol';

/** The chart of a term's lessons, in its own units: from `LEFT` to `RIGHT`, a level of 0 at `GROUND`, of 1 at `TOP`. */
export const PLOT = { WIDTH: 188, HEIGHT: 90, LEFT: 20, RIGHT: 168, TOP: 12, GROUND: 66 } as const;

/** The maximum step between two lessons, and the minimum at which each has its date. */
const WIDEST_STEP = 37;
const NARROWEST_DATED = 36;

type SkillCompetence = SkillProfile['competence'];

/** One lesson in the plot of a competence. (SKS-2) */
export type LessonPoint = {
  readonly game: string;
  readonly date: string;
  readonly isThis: boolean;
  readonly word: SkillProfile['word'];
  readonly n: number;
  readonly x: number;
  readonly y: number;
  /** The radius of the dot: the more decisions, the larger. */
  readonly radius: number;
  /** Whether its date has room below it. */
  readonly isDated: boolean;
};

/** The lessons of the term in order, as points in the plot of one competence; one without an observation has no dot, its `n` is 0. (SKS-2) */
export function lessonPoints(
  lessons: StudentSkills['lessons'],
  competence: SkillCompetence,
  game: string,
): readonly LessonPoint[] {
  const last = lessons.length - 1;
  const step = last <= 0 ? 0 : Math.min(WIDEST_STEP, (PLOT.RIGHT - PLOT.LEFT) / last);
  const dated = step === 0 ? 1 : Math.ceil(NARROWEST_DATED / step);
  return lessons.map((lesson, place) => {
    const profile = lesson.profiles.find((one) => one.competence === competence);
    const n = profile?.n ?? 0;
    return {
      game: lesson.game,
      date: lesson.date,
      isThis: lesson.game === game,
      word: profile?.word ?? 'TOO_LITTLE',
      n,
      x: PLOT.RIGHT - step * (last - place),
      y: heightOf(profile?.level ?? 0),
      radius: Math.min(2.5 + Math.sqrt(n), 8),
      isDated: (last - place) % dated === 0,
    };
  });
}

/** The position of a level, from 0 to 1, in the plot. */
export function heightOf(level: number): number {
  return PLOT.GROUND - level * (PLOT.GROUND - PLOT.TOP);
}

/** The line through the lessons with enough decisions for a word; the others are not joined. (SKS-2) */
export function lineThrough(points: readonly LessonPoint[]): string {
  return points
    .filter(({ word }) => word !== 'TOO_LITTLE')
    .map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`)
    .join('');
}
