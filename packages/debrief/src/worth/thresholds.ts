import { type GameState, type Grosze, personsIn, startMoney } from '@fracht/engine';
import { LEAST_DIFFERENCE, LEAST_SLIP, NO_WORTH } from '../score-worth.ts';
import { type AnswerMark, rankBeforeMoney } from '../decisions/mark.ts';
import type { JudgedDecision, Valued } from './losses.ts';

/** How good a decision was. (STP-1) */
export const GRADES = ['BEST', 'AS_GOOD', 'SLIP', 'MISTAKE', 'BLUNDER'] as const;
export type Grade = (typeof GRADES)[number];

/** The amounts in grosze above which a loss is a slip, a mistake, a blunder. */
export type Thresholds = Readonly<Record<'SLIP' | 'MISTAKE' | 'BLUNDER', Grosze>>;

/**
 * Each threshold: a share of the class's median gain in percent, and the least amount in grosze. The same table is used for labels and exercises.
 * (STP-1)
 */
const SHARES = {
  SLIP: { percent: 1, least: LEAST_SLIP },
  MISTAKE: { percent: 3, least: 15_000 },
  BLUNDER: { percent: 6, least: 30_000 },
} as const;

/** A loss up to this share of what was at stake counts as good as the best, in percent, but no more than a slip does. (STP-1) */
const NEAR_THE_BEST = 10;

/** The thresholds of a game, from the median of what its students gained, without the starting money. (STP-1) */
export function thresholdsOf(end: GameState): Thresholds {
  const gains = personsIn(end)
    .filter(({ hasPlayed }) => hasPlayed)
    .map((player) => player.money - startMoney(end, player) + player.points * 1000)
    .sort((one, other) => one - other);
  const median = medianOf(gains);
  const above = ({ percent, least }: { readonly percent: number; readonly least: number }): Grosze =>
    Math.max(least, Math.floor((median * percent) / 100));
  return { SLIP: above(SHARES.SLIP), MISTAKE: above(SHARES.MISTAKE), BLUNDER: above(SHARES.BLUNDER) };
}

/** The middle one of sorted amounts; of an even number the mean of the two middle ones, in whole grosze rounded down; 0 if there are none. */
function medianOf(sorted: readonly Grosze[]): Grosze {
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.floor((lower + upper) / 2);
}

/** The data from which a grade is derived. */
export type Gradable = Pick<JudgedDecision, 'loss' | 'stake' | 'breaks' | 'mark'>;

/**
 * How good a decision was: by its loss, but never better than law and library allow. What breaks a rule has the last grade, whatever it cost, so that nothing
 * that keeps the law is graded below it; an answer that brings fewer points than another is at least a slip. A decision worse than AS_GOOD is also an
 * exercise. (STP-1, LSS-4)
 */
export function gradeOf({ loss, stake, breaks, mark }: Gradable, thresholds: Thresholds): Grade {
  const byLoss = GRADES.indexOf(gradeByLoss(loss.total, stake, thresholds));
  const atBest = GRADES.indexOf(breaks !== null ? 'BLUNDER' : mark === null ? 'BEST' : MARKED[mark]);
  return GRADES[Math.max(byLoss, atBest)] ?? 'BLUNDER';
}

/** How good something else that could have been done would have been, by what could be known. (STP-1, LSS-4) */
export function gradeOfOther(judged: JudgedDecision, valued: Valued, thresholds: Thresholds): Grade {
  const { breaks, mark } = valued;
  return gradeOf({ ...besideBest(judged, valued), breaks, mark }, thresholds);
}

/**
 * The loss and stake of something else that could have been done, compared with the best of everything that breaks no rule, including the decision. Answers
 * are compared with one that the library rates highest, as the given answer is; that one loses nothing. (LSS-4)
 */
function besideBest(
  { valued, breaks, stake, mark: given }: JudgedDecision,
  { gain, mark, breaks: broken }: Valued,
): Pick<JudgedDecision, 'loss' | 'stake'> {
  if (mark === 'BEST' && broken === null) return { loss: NO_WORTH, stake };
  const done = { gain: NO_WORTH, mark: given, breaks };
  const allowed = [done, ...valued, { gain, mark, breaks: broken }].filter((one) => one.breaks === null);
  const rank = (one: Pick<Valued, 'mark'>): number => rankBeforeMoney(false, one.mark);
  const highest = Math.min(...allowed.map(rank));
  const best = Math.max(...allowed.filter((one) => rank(one) === highest).map((one) => one.gain.total));
  const total = allowed.length === 0 ? 0 : Math.max(0, best - gain.total);
  return { loss: total < LEAST_DIFFERENCE ? NO_WORTH : { ...gain, total }, stake };
}

/** Whether a decision is presented as good: it is the best, or as good as that. (STP-1) */
export function isGood(grade: Grade): boolean {
  return grade === 'BEST' || grade === 'AS_GOOD';
}

/** The best possible grade of an answer with each mark. (LSS-4) */
const MARKED = { BEST: 'BEST', LESS: 'SLIP', POOR: 'SLIP' } as const satisfies Record<AnswerMark['is'], Grade>;

function gradeByLoss(loss: Grosze, stake: Grosze, thresholds: Thresholds): Grade {
  if (loss === 0) return 'BEST';
  if (isAsGood({ loss, stake }, thresholds)) return 'AS_GOOD';
  if (loss <= thresholds.MISTAKE) return 'SLIP';
  return loss <= thresholds.BLUNDER ? 'MISTAKE' : 'BLUNDER';
}

/**
 * Whether a loss is so small that the decision counts as good; both in grosze. At most what a slip costs, since one absurd alternative can make the stake
 * as large as it likes. (STP-1)
 */
export function isAsGood(
  { loss, stake }: { readonly loss: Grosze; readonly stake: Grosze },
  { SLIP, MISTAKE }: Pick<Thresholds, 'SLIP' | 'MISTAKE'>,
): boolean {
  return loss <= SLIP || (loss <= MISTAKE && loss * 100 <= stake * NEAR_THE_BEST);
}
