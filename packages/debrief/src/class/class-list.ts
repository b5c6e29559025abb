import { type Grosze, type PlayerId, personsIn } from '@fracht/engine';
import type { DecisionKind } from '../decisions/decision.ts';
import type { Recording } from '../recording.ts';
import { LEAST_SLIP, NO_WORTH, type ScoreWorth, sumOfWorths } from '../score-worth.ts';
import { judgedDecisions } from '../worth/judged-decisions.ts';
import { type MetDecision, metDecisions } from './met.ts';
import {
  bestRow,
  gainsBeside,
  gainByOption,
  isGoodToMost,
  meanOfWorths,
  openOption,
  type OptionRow,
  optionRows,
} from './option-rows.ts';
import { isSameOption, type Option, type PointSubject } from './options.ts';

/** The kinds of decisions that a class list compares: those that several players face in the same way. (CLD-1) */
export const COMPARED: readonly DecisionKind[] = ['ANSWER_EMERGENCY', 'ANSWER_CHANGE', 'PARK', 'DRIVE_ON'];

/** The most points that a class list names: first those at which a rule was broken, then the most expensive ones. (CLD-3) */
const NAMED = 3;

/** The most of them that are named because a rule was broken. (CLD-3) */
const UNLAWFUL = 2;

/** It is surprising if at most this share of decisions did what was best. (CLD-3) */
const MOST_SURPRISED = 0.5;

/** One thing that could be done at a point. */
export type PointOption = Pick<OptionRow, 'mark' | 'breaks'> & {
  readonly option: Option;
  /** How many decisions chose it. */
  readonly count: number;
  /**
   * How much less it was expected to bring than the best: the mean over those who did it or, if nobody did, over all who could. Null: it breaks a
   * rule, and then its worth does not count; or it is as good as the best; or nothing is the best; or it is a parking of a kind that nobody chose.
   * (CLD-2)
   */
  readonly expected: ScoreWorth | null;
  /** It is not the best, but most of those who did it or, if nobody did, of all who could, are told on their own pages that it is as good. (CLD-6) */
  readonly isAsGood: boolean;
  /**
   * For how many of those who did it (or, if nobody did, of all who could) it was expected to leave an order undelivered that another option was expected to
   * deliver.
   */
  readonly undelivered: 'ALL' | 'SOME' | 'NONE';
};

/** A decision that at least two players faced, all of whom could have done what is best for the class. (CLD-1, CLD-2) */
export type DecisionPoint = {
  readonly subject: PointSubject;
  readonly rounds: readonly number[];
  readonly players: readonly PlayerId[];
  /** The options, the best for the class first. */
  readonly options: readonly PointOption[];
  /**
   * What the class would have gained if all who did something worse, without breaking a rule, had done the best: for each option the number who did it times
   * how much less it was expected to bring. (CLD-2)
   */
  readonly loss: ScoreWorth;
  /**
   * How much more those who did the best were expected to gain than by the nearest lawful option; null: no majority did it, it is not clearly ahead, or it is a
   * rest. (CLD-3)
   */
  readonly lead: PointLead | null;
  /** `cost`: how much less it was expected to bring than the best, nothing if it is as good; null: it broke a rule, or nothing is the best. */
  readonly met: readonly (MetDecision & { readonly cost: ScoreWorth | null })[];
};

/** How far ahead the best is, and of which option. */
export type PointLead = { readonly over: Option; readonly worth: ScoreWorth };

/**
 * What a class did at the decisions that several of its members faced. Named are only those for which it can be said what is best, or what was against the
 * law. (CLD-3)
 */
export type ClassList = {
  /** All points, the most expensive first. */
  readonly points: readonly DecisionPoint[];
  /**
   * The points at which most people broke a rule although something lawful was possible, whatever it brought; without amounts if no lawful option can be called the best.
   */
  readonly unlawful: readonly DecisionPoint[];
  /** The points at which most was lost, except those in `unlawful`. */
  readonly dearest: readonly DecisionPoint[];
  /**
   * The point at which the smallest share, at most half, did what was best for the class or as good; among equals the most expensive one. No other
   * named point has the same title.
   */
  readonly surprise: DecisionPoint | null;
  /** The point at which the class's choices were best compared with the alternatives; its title differs from those of the others. */
  readonly bestMoment: DecisionPoint | null;
  /** The other points at which the class lost something. */
  readonly rest: readonly DecisionPoint[];
};

/** The class list of a game: all answers and rests of all students, each played out. (CLD-1, CLD-2, CLD-3) */
export function classList(recording: Recording): ClassList {
  const students = personsIn(recording.end).filter(({ hasPlayed }) => hasPlayed);
  const judged = students.flatMap(({ id }) => judgedDecisions(recording, id, COMPARED));
  return classListOf(metDecisions(recording, judged));
}

/**
 * Like `classList`, for decisions of one game or of several that have the same orders and situations; those that only one player faced are left out.
 * (CLD-4)
 */
export function classListOf(decisions: readonly MetDecision[]): ClassList {
  const groups = new Map<string, { readonly subject: PointSubject; readonly met: MetDecision[] }>();
  for (const one of decisions) {
    const { subject } = one;
    const key = keyOfSubject(subject);
    const group = groups.get(key) ?? { subject, met: [] };
    group.met.push(one);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  const points = all
    .map(({ subject, met }) => pointOf(subject, met))
    .filter(isOfSeveral)
    .sort((one, other) => other.loss.total - one.loss.total);
  const unlawful = unlawfulAmong(all.map(({ subject, met }) => pointOfLaw(subject, met)).filter(isOfSeveral));
  const named = points.filter(isDefensible);
  const titles = new Set(unlawful.flatMap(titlesOf));
  const isUntold = (point: DecisionPoint): boolean => titlesOf(point).every((title) => !titles.has(title));
  const dear = named.filter((point) => isDear(point) && !isAmong(unlawful, point));
  const dearest = oneOfEach(dear.filter(isUntold)).slice(0, NAMED - unlawful.length);
  for (const title of dearest.flatMap(titlesOf)) titles.add(title);
  const surprise = surpriseAmong([
    ...unlawful.filter(hasBest),
    ...named.filter((point) => dearest.includes(point) || isUntold(point)),
  ]);
  for (const title of surprise === null ? [] : titlesOf(surprise)) titles.add(title);
  return {
    points,
    unlawful,
    dearest,
    surprise,
    bestMoment: furthestAhead(named.filter(isUntold)),
    rest: dear.filter((point) => !dearest.includes(point)),
  };
}

function pointOf(subject: PointSubject, all: readonly MetDecision[]): DecisionPoint {
  const best = bestRow(optionRows(all))?.option ?? null;
  // Students who could not do what is best faced a different decision.
  const met = best === null ? all : all.filter((one) => openOption(one, best)?.breaks === null);
  const rows = optionRows(met);
  const rowOfBest = rows.find(({ option }) => best !== null && isSameOption(option, best)) ?? null;
  const sorted = rowOfBest === null ? rows : [rowOfBest, ...rows.filter((row) => row !== rowOfBest)];
  const costs = met.map((one) => ({ ...one, cost: costOf(one, rows, rowOfBest) }));
  const loss = sumOfWorths(costs.flatMap(({ cost }) => cost ?? []));
  return {
    subject,
    rounds: roundsOf(met),
    players: playersOf(met),
    options: sorted.map((row) => optionBeside(met, row, rowOfBest)),
    loss: loss.total > 0 ? loss : NO_WORTH,
    lead: rowOfBest === null ? null : leadOf(met, sorted),
    met: costs,
  };
}

/** How much less a decision was expected to bring than the best of its point; null: it broke a rule, or nothing is the best. (CLD-2, CLD-6) */
function costOf(one: MetDecision, rows: readonly OptionRow[], best: OptionRow | null): ScoreWorth | null {
  const { option, breaks } = one.chosen;
  if (best === null || breaks !== null) return null;
  const isAsGood = rows.some((row) => row !== best && row.isGood && isSameOption(row.option, option));
  return isAsGood ? NO_WORTH : gainByOption(one, best.option);
}

/**
 * A point as it is presented because a rule was broken: limited to those who could have obeyed the rule. The options are compared only if each of them was open to all
 * of these. (CLD-3)
 */
function pointOfLaw(subject: PointSubject, all: readonly MetDecision[]): DecisionPoint {
  const met = all.filter(({ chosen, others }) => [chosen, ...others].some(({ breaks }) => breaks === null));
  const point = pointOf(subject, met);
  if (point.met.length === met.length && isDefensible(point)) return point;
  return {
    ...point,
    rounds: roundsOf(met),
    players: playersOf(met),
    options: optionRows(met).map(({ option, count, breaks, mark }) => {
      return { option, count, breaks, mark, expected: null, isAsGood: false, undelivered: 'NONE' };
    }),
    loss: NO_WORTH,
    lead: null,
    met: met.map((one) => ({ ...one, cost: one.chosen.breaks === null ? NO_WORTH : null })),
  };
}

/** The points at which most people broke a rule, one per title; of several with equally many, the one at which it was broken more often. (CLD-3) */
function unlawfulAmong(points: readonly DecisionPoint[]): readonly DecisionPoint[] {
  const broken = points.map((point) => {
    const decisions = point.met.filter(({ chosen }) => chosen.breaks !== null);
    return { point, people: playersOf(decisions).length, times: decisions.length };
  });
  const sorted = broken
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.people - one.people || other.times - one.times);
  return oneOfEach(sorted.map(({ point }) => point)).slice(0, UNLAWFUL);
}

/** An option compared with the best one. (CLD-2) */
function optionBeside(met: readonly MetDecision[], row: OptionRow, best: OptionRow | null): PointOption {
  const { option, count, breaks, mark } = row;
  const told = { option, count, breaks, mark };
  // Parkings that nobody chose are known only in part, so nothing can be said about that kind of parking.
  if (best === null || (count === 0 && mark === null && row !== best)) {
    return { ...told, expected: null, isAsGood: false, undelivered: 'NONE' };
  }
  const doers = count > 0 ? met.filter(({ chosen }) => isSameOption(chosen.option, option)) : met;
  const open = doers.flatMap((one) => openOption(one, option) ?? []);
  const isAsGood = row !== best && row.isGood;
  const late = open.filter(({ isUndelivered }) => isUndelivered).length;
  return {
    ...told,
    expected: breaks === null && !isAsGood ? meanOfWorths(gainsBeside(doers, option, best.option)) : null,
    isAsGood,
    undelivered: late === 0 ? 'NONE' : late === open.length ? 'ALL' : 'SOME',
  };
}

/** How far ahead those who did the best were of the nearest lawful option; nobody is ahead of an option that is as good. (CLD-3, CLD-6) */
function leadOf(met: readonly MetDecision[], [best, ...others]: readonly OptionRow[]): PointLead | null {
  // A parking has none: until a driver sets out for it, it could still be chosen later. (LSS-3)
  if (best === undefined || best.mark === null || best.count * 2 <= met.length) return null;
  if (others.some(({ isGood }) => isGood)) return null;
  const doers = met.filter(({ chosen }) => isSameOption(chosen.option, best.option));
  let nearest: { readonly mean: Grosze; readonly lead: PointLead } | null = null;
  for (const { option: over, breaks } of others) {
    const ahead = breaks === null ? gainsBeside(doers, best.option, over) : [];
    const mean = meanOfWorths(ahead)?.total ?? null;
    if (mean === null || (nearest !== null && nearest.mean <= mean)) continue;
    nearest = { mean, lead: { over, worth: sumOfWorths(ahead) } };
  }
  return nearest === null || nearest.mean <= LEAST_SLIP ? null : nearest.lead;
}

/** Whether a class can be told what is best at a point: something good that breaks no rule, and nothing else that breaks none was expected to bring more. (CLD-3, CLD-6) */
function isDefensible({ options, met }: DecisionPoint): boolean {
  const best = bestRow(options);
  if (best === null || !isGoodToMost(met, best.option)) return false;
  const others = options.filter((one) => one !== best && one.breaks === null);
  // No library says what is best for a rest: it must be clearly ahead of the other choices made.
  if (best.mark === null) return others.every(({ count, expected }) => count === 0 || isWorse(expected));
  return others.every(({ option, expected }) => {
    const mean = meanOfWorths(gainsBeside(met, option, best.option));
    return [mean, expected].every((worth) => (worth?.total ?? 0) <= LEAST_SLIP);
  });
}

/** Whether one of a point's options is presented as the best. */
function hasBest({ options }: DecisionPoint): boolean {
  const best = bestRow(options);
  return best !== null && best.expected !== null;
}

/** Whether a class lost more at a point than the limit for a slip, and some option alone cost more than that each time. (CLD-3) */
function isDear({ loss, options }: DecisionPoint): boolean {
  return loss.total > LEAST_SLIP && options.some(({ count, expected }) => count > 0 && isWorse(expected));
}

function isWorse(expected: ScoreWorth | null): boolean {
  return expected !== null && expected.total < -LEAST_SLIP;
}

function isOfSeveral({ players }: DecisionPoint): boolean {
  return players.length > 1;
}

function roundsOf(met: readonly MetDecision[]): readonly number[] {
  return [...new Set(met.map(({ round }) => round))].sort((one, other) => one - other);
}

function playersOf(met: readonly MetDecision[]): readonly PlayerId[] {
  return [...new Set(met.map(({ player }) => player))];
}

/** Whether a point is one of these, in this form or another. */
function isAmong(points: readonly DecisionPoint[], { subject }: DecisionPoint): boolean {
  return points.some((point) => keyOfSubject(point.subject) === keyOfSubject(subject));
}

/** Identifies a point among all others. */
function keyOfSubject(subject: PointSubject): string {
  return subject.is === 'REST' ? subject.type : subject.key;
}

/** The first point of each title. */
function oneOfEach(points: readonly DecisionPoint[]): readonly DecisionPoint[] {
  const titles = new Set<string>();
  return points.filter((point) => {
    const own = titlesOf(point);
    if (own.some((title) => titles.has(title))) return false;
    for (const title of own) titles.add(title);
    return true;
  });
}

/** What a class would take for the same point again: another question of the same situation, or the same words in another situation. */
function titlesOf({ subject }: DecisionPoint): readonly string[] {
  if (subject.is === 'REST') return [subject.type];
  return [subject.situation, ...(subject.asks === undefined || subject.asks === '' ? [] : [subject.asks])];
}

function surpriseAmong(points: readonly DecisionPoint[]): DecisionPoint | null {
  let found: { readonly point: DecisionPoint; readonly share: number } | null = null;
  for (const point of points.toSorted((one, other) => other.loss.total - one.loss.total)) {
    const best = bestRow(point.options);
    if (best === null || !(isDear(point) || hasBroken(point))) continue;
    const good = point.options.filter((one) => one === best || one.isAsGood);
    const share = good.reduce((sum, { count }) => sum + count, 0) / point.met.length;
    if (share > MOST_SURPRISED) continue;
    if (found === null || share < found.share) found = { point, share };
  }
  return found?.point ?? null;
}

/** Whether somebody broke a rule at a point, regardless of what it brought. */
function hasBroken({ options }: DecisionPoint): boolean {
  return options.some(({ breaks, count }) => breaks !== null && count > 0);
}

function furthestAhead(points: readonly DecisionPoint[]): DecisionPoint | null {
  let best: DecisionPoint | null = null;
  for (const point of points) {
    if (point.lead !== null && point.lead.worth.total > (best?.lead?.worth.total ?? 0)) best = point;
  }
  return best;
}
