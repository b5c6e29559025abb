import { classDebriefText } from '@fracht/content';
import type { ClassDebrief, ClassPoint } from '@fracht/protocol';
import { namedPoints, type NamedPoint, pointName } from './class-points.ts';

/** One slide of the debrief. */
export type Slide =
  | { readonly is: 'CURVE' | 'BEST_KNOWN' | 'BESIDE' | 'NEXT' | 'SENTENCES' }
  /** `all`: how many are named. */
  | ({ readonly is: 'DECISION'; readonly all: number } & NamedPoint)
  | { readonly is: 'SURPRISE' | 'BEST_MOMENT'; readonly point: ClassPoint };

export type AgendaItem = { readonly slide: Slide; readonly minutes: number };

/** How long a debrief takes, in minutes. (CDB-2) */
export const DEBRIEF_MINUTES = 10;

/**
 * The slides of a debrief in order: the course, the decisions against the law and the costliest, the surprise if it is none of them, what went well, what was
 * possible, what next, what the class of a lesson will do differently. (CDB-2)
 */
export function slidesOf(
  { unlawful, dearest, surprise, bestMoment, best }: ClassDebrief,
  { isBeside, isLesson }: { readonly isBeside: boolean; readonly isLesson: boolean },
): readonly Slide[] {
  const named = namedPoints({ unlawful, dearest });
  return [
    { is: 'CURVE' },
    ...named.map((one) => ({ is: 'DECISION', ...one, all: named.length }) as const),
    ...(surprise === null || named.some(({ point }) => point.key === surprise.key)
      ? []
      : [{ is: 'SURPRISE', point: surprise } as const]),
    ...(bestMoment === null ? [] : [{ is: 'BEST_MOMENT', point: bestMoment } as const]),
    ...(best === null ? [] : [{ is: 'BEST_KNOWN' } as const]),
    ...(isBeside ? [{ is: 'BESIDE' } as const] : []),
    { is: 'NEXT' },
    ...(isLesson ? [{ is: 'SENTENCES' } as const] : []),
  ];
}

/**
 * The slides with their minutes, ten in all. Each slide has one; the remaining minutes go to the slides of decisions, in order, and if there are none to the
 * first slide. (CDB-2)
 */
export function agendaOf(slides: readonly Slide[]): readonly AgendaItem[] {
  const decisions = slides.filter(({ is }) => is === 'DECISION');
  const long = decisions.length === 0 ? slides.slice(0, 1) : decisions;
  const left = Math.max(0, DEBRIEF_MINUTES - slides.length);
  return slides.map((slide) => {
    const place = long.indexOf(slide);
    const more = place === -1 ? 0 : Math.floor(left / long.length) + (place < left % long.length ? 1 : 0);
    return { slide, minutes: 1 + more };
  });
}

/** How an address names a slide, `place` from 0: by its number, the last one by a word, because its number changes once the best known result is computed. */
export function slideAddress({ is }: Slide, place: number): number | 'koniec' {
  return is === 'SENTENCES' ? 'koniec' : place + 1;
}

/** The name of a slide and what it shows. */
export function slideWords(slide: Slide): { readonly name: string; readonly note: string } {
  const { slides, decision, unlawful } = classDebriefText.plan;
  if (slide.is === 'DECISION') {
    const note = (slide.isUnlawful ? unlawful : decision)(slide.number, slide.all);
    return { name: pointName(slide.point), note };
  }
  if (slide.is === 'SURPRISE' || slide.is === 'BEST_MOMENT') {
    return { name: slides[slide.is].name, note: pointName(slide.point) };
  }
  return slides[slide.is];
}
