import type { JudgedDecision } from './losses.ts';
import { type Grade, type Thresholds, gradeOf, isGood } from './thresholds.ts';
import { type ScoreWorth, sumOfWorths } from '../score-worth.ts';

/** The most stops of a debrief, including the strength. (STP-2) */
export const MOST_STOPS = 5;
/** The most stops that come before more expensive ones because they broke a rule: as many as in a class list. (STP-2, CLD-3) */
const MOST_UNLAWFUL = 2;

/** A decision at which the debrief stops. */
export type Stop = { readonly is: 'STRENGTH' | 'LOSS'; readonly grade: Grade; readonly judged: JudgedDecision };

/** Where to begin: at most five decisions, and what the others cost together. (STP-2, STP-3) */
export type Stops = {
  readonly stops: readonly Stop[];
  readonly rest: { readonly count: number; readonly loss: ScoreWorth };
};

/**
 * The decisions to begin with: the one that was furthest ahead of all alternatives, then at most two that broke a rule, then the most expensive ones, at
 * most one per subject. The rest is given as a count and a sum. (STP-2, STP-3)
 */
export function stopsOf(judged: readonly JudgedDecision[], thresholds: Thresholds): Stops {
  const strength = strongest(judged, thresholds);
  const stops: Stop[] = strength === null ? [] : [{ is: 'STRENGTH', grade: 'BEST', judged: strength }];
  const met = new Set<string>();
  const add = (from: readonly JudgedDecision[], most: number): void => {
    for (const one of from) {
      const grade = gradeOf(one, thresholds);
      const about = subjectOf(one);
      if (stops.length >= most || isGood(grade) || met.has(about)) continue;
      met.add(about);
      stops.push({ is: 'LOSS', grade, judged: one });
    }
  };
  const dearest = judged.toSorted(dearer);
  add(
    dearest.filter(({ breaks }) => breaks !== null),
    stops.length + MOST_UNLAWFUL,
  );
  add(dearest, MOST_STOPS);
  const others = judged.filter((one) => !one.isForced && stops.every((stop) => stop.judged !== one));
  return { stops, rest: { count: others.length, loss: sumOfWorths(others.map((one) => one.loss)) } };
}

/**
 * What a decision is about: an order's plan, a situation, where a car rests, or that its driver was woken, lawfully or not. Two decisions about one subject would count the same cost
 * twice.
 */
function subjectOf({ decision: { kind, order, car, question, chosen }, breaks }: JudgedDecision): string {
  if (question !== null) return `${question.situation} ${order ?? ''}`;
  if (chosen?.action === 'SELECT_PARKING' && chosen.parking === 'GO')
    return `waking of ${car ?? ''} with ${order ?? ''}, ${breaks === null ? 'lawful' : 'unlawful'}`;
  const isOfRest = kind === 'PARK' || kind === 'DRIVE_ON';
  return isOfRest ? `rest of ${car ?? ''} with ${order ?? ''}` : `plan of ${order ?? car ?? ''}`;
}

/** Comparator: the most expensive first. */
function dearer(one: JudgedDecision, other: JudgedDecision): number {
  return other.loss.total - one.loss.total || one.decision.at - other.decision.at;
}

/** The decision that was furthest ahead of its best alternative, if by more than a slip costs. A plan for an order that was lost, or that took more than it brought, is not a strength. */
function strongest(judged: readonly JudgedDecision[], thresholds: Thresholds): JudgedDecision | null {
  let best: JudgedDecision | null = null;
  for (const one of judged) if (cameTrue(one) && one.lead.total > (best?.lead.total ?? thresholds.SLIP)) best = one;
  return best;
}

function cameTrue({ isPaid, brought, decision: { question, order } }: JudgedDecision): boolean {
  return question !== null || order === null || (isPaid && brought > 0);
}
