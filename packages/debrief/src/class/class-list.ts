import { type PlayerId, personsIn } from '@fracht/engine';
import type { DecisionKind } from '../decisions/decision.ts';
import { rankBeforeMoney } from '../decisions/mark.ts';
import type { Recording } from '../recording.ts';
import { LEAST_SLIP, NO_WORTH, type ScoreWorth, lessWorth, worthOf } from '../score-worth.ts';
import { judgedDecisions } from '../worth/losses.ts';
import { type MetDecision, type LawAndLibrary, metDecisions } from './met.ts';
import type { Option, PointSubject } from './options.ts';

/** The kinds of decisions that a class list compares: those that several players meet alike. (CLD-1) */
export const COMPARED: readonly DecisionKind[] = ['ANSWER_EMERGENCY', 'ANSWER_CHANGE', 'PARK', 'DRIVE_ON'];

/** The most points that a class list names as the dearest. (CLD-3) */
const DEAREST = 3;

/** One thing that could be done at a point. */
export type PointOption = {
  readonly option: Option;
  /** How many decisions did it. */
  readonly count: number;
  /** What this was to bring less what the best for the class was, the mean over all who could do both. Null: nothing is the best, or nobody could. */
  readonly expected: ScoreWorth | null;
  /** What the class was to gain if everybody who could had chosen this. */
  readonly ifAll: ScoreWorth;
  /** The rule of law or safety that it breaks wherever it could be chosen, driving on anywhere; null: none. */
  readonly breaks: LawAndLibrary['breaks'];
  /** What the library says of it; null: it is no answer. */
  readonly mark: LawAndLibrary['mark'];
};

/** A decision that at least two players met. (CLD-1, CLD-2) */
export type DecisionPoint = {
  readonly subject: PointSubject;
  readonly rounds: readonly number[];
  readonly players: readonly PlayerId[];
  /** What could be done, the best for the class first. */
  readonly options: readonly PointOption[];
  readonly loss: ScoreWorth;
  readonly lead: ScoreWorth;
  readonly met: readonly MetDecision[];
};

/** What a class did at the decisions that several of it met; named are only those at which one can say what is best. (CLD-3) */
export type ClassList = {
  /** All points, the dearest first. */
  readonly points: readonly DecisionPoint[];
  readonly dearest: readonly DecisionPoint[];
  /** The point at which fewest did what was best for the class, where that would have brought something; of equal ones the dearest. */
  readonly surprise: DecisionPoint | null;
  /** The point at which the class's choices were best compared with the alternatives; none of the dearest. */
  readonly bestMoment: DecisionPoint | null;
};

/** The class list of a game: all answers and rests of all students, each played out. (CLD-1, CLD-2, CLD-3) */
export function classList(recording: Recording): ClassList {
  const students = personsIn(recording.end).filter(({ hasPlayed }) => hasPlayed);
  const judged = students.flatMap(({ id }) => judgedDecisions(recording, id, COMPARED));
  return classListOf(metDecisions(recording, judged));
}

/** As `classList`, of decisions of one game or of several that have the same orders and situations; those that only one player met are left out. (CLD-4) */
export function classListOf(decisions: readonly MetDecision[]): ClassList {
  const groups = new Map<string, { readonly subject: PointSubject; readonly met: MetDecision[] }>();
  for (const one of decisions) {
    const { subject } = one;
    const key = subject.is === 'REST' ? subject.type : subject.key;
    const group = groups.get(key) ?? { subject, met: [] };
    group.met.push(one);
    groups.set(key, group);
  }
  const points = [...groups.values()]
    .map(({ subject, met }) => pointOf(subject, met))
    .filter(({ players }) => players.length > 1)
    .sort((one, other) => other.loss.total - one.loss.total);
  const named = points.filter(isDefensible);
  const dearest = named.filter(({ loss }) => loss.total > 0).slice(0, DEAREST);
  return {
    points,
    dearest,
    surprise: surpriseAmong(named),
    bestMoment: furthestAhead(named.filter((point) => !dearest.includes(point))),
  };
}

/** Whether one can tell a class what is best at a point: something that breaks no rule, than which nothing else that breaks none was to bring more. (CLD-3) */
function isDefensible({ options }: DecisionPoint): boolean {
  if (bestOf(options) === null) return false;
  return options.every(({ breaks, expected }) => breaks !== null || (expected?.total ?? 0) <= LEAST_SLIP);
}

function pointOf(subject: PointSubject, met: readonly MetDecision[]): DecisionPoint {
  const rows = new Map<string, OptionRow>();
  for (const one of met) addTo(rows, one);
  const sorted = [...rows.values()].sort(better);
  const best = bestOf(sorted);
  const options = sorted.map((row): PointOption => ({ ...row, expected: besideBest(met, row.option, best) }));
  return {
    subject,
    rounds: [...new Set(met.map(({ round }) => round))].sort((one, other) => one - other),
    players: [...new Set(met.map(({ player }) => player))],
    options,
    loss: sumOf(met.map(({ loss }) => loss)),
    lead: sumOf(met.map(({ lead }) => lead)),
    met,
  };
}

/** The best for the class; null: whatever could be done breaks a rule, so that nobody could defend it. (CLD-5) */
function bestOf<Row extends Pick<PointOption, 'breaks'>>([first]: readonly Row[]): Row | null {
  return first === undefined || first.breaks !== null ? null : first;
}

/** What an option was to bring less than the best one, the mean over all who could do both. (CLD-2) */
function besideBest(
  met: readonly MetDecision[],
  option: Option,
  best: Pick<PointOption, 'option'> | null,
): ScoreWorth | null {
  if (best === null) return null;
  const differences = met.flatMap((one) => {
    const [own, most] = [gainOf(one, option), gainOf(one, best.option)];
    return own === null || most === null ? [] : [lessWorth(own, most)];
  });
  return meanOf(sumOf(differences), differences.length);
}

/** What an option was to bring more than what was chosen; null: it could not be chosen then. */
function gainOf({ chosen, others }: MetDecision, option: Option): ScoreWorth | null {
  const wanted = JSON.stringify(option);
  if (JSON.stringify(chosen) === wanted) return NO_WORTH;
  return others.find((one) => JSON.stringify(one.option) === wanted)?.gain ?? null;
}

/** Comparator: what breaks no rule first, then the better answer, then what the class was to gain by it. (CLD-5) */
function better(one: OptionRow, other: OptionRow): number {
  const rank = ({ breaks, mark }: OptionRow): number => rankBeforeMoney(breaks !== null, mark);
  return rank(one) - rank(other) || other.ifAll.total - one.ifAll.total || other.count - one.count;
}

type OptionRow = {
  readonly option: Option;
  count: number;
  ifAll: ScoreWorth;
  breaks: LawAndLibrary['breaks'];
  mark: LawAndLibrary['mark'];
};

/** Adds a decision to the rows of its point: what was done, and what else could be. */
function addTo(rows: Map<string, OptionRow>, { chosen, standing, others }: MetDecision): void {
  const own = rowFor(rows, chosen, standing);
  own.count += 1;
  for (const { option, gain, ...seen } of others) {
    const row = rowFor(rows, option, seen);
    row.ifAll = sumOf([row.ifAll, gain]);
  }
}

function rowFor(rows: Map<string, OptionRow>, option: Option, { breaks, mark }: LawAndLibrary): OptionRow {
  const key = JSON.stringify(option);
  const row = rows.get(key) ?? { option, count: 0, ifAll: NO_WORTH, breaks, mark };
  // A parking may be too late for one driver and in time for another; driving on is told as what it was at its worst.
  if (option.is === 'DRIVE_ON') row.breaks ??= breaks;
  else if (breaks === null) row.breaks = null;
  rows.set(key, row);
  return row;
}

function sumOf(worths: readonly ScoreWorth[]): ScoreWorth {
  let sum = NO_WORTH;
  for (const { money, points } of worths) sum = worthOf({ money: sum.money + money, points: sum.points + points });
  return sum;
}

/** The mean in whole grosze and tenths of a point. */
function meanOf({ money, points, total }: ScoreWorth, count: number): ScoreWorth | null {
  if (count === 0) return null;
  return {
    money: Math.round(money / count),
    points: Math.round((points * 10) / count) / 10,
    total: Math.round(total / count),
  };
}

function surpriseAmong(points: readonly DecisionPoint[]): DecisionPoint | null {
  let found: { readonly point: DecisionPoint; readonly share: number } | null = null;
  for (const point of points) {
    const best = bestOf(point.options);
    if (best === null || best.ifAll.total <= 0) continue;
    const share = best.count / point.met.length;
    if (found === null || share < found.share) found = { point, share };
  }
  return found?.point ?? null;
}

function furthestAhead(points: readonly DecisionPoint[]): DecisionPoint | null {
  let best: DecisionPoint | null = null;
  for (const point of points) if (point.lead.total > (best?.lead.total ?? 0)) best = point;
  return best;
}
