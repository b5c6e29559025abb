import type { GameState, Grosze } from '@fracht/engine';
import type { JudgedDecision } from './losses.ts';

/** How good a decision was. (STP-1) */
export const GRADES = ['BEST', 'AS_GOOD', 'SLIP', 'MISTAKE', 'BLUNDER'] as const;
export type Grade = (typeof GRADES)[number];

/** The amounts in grosze above which a loss is a slip, a mistake, a blunder. */
export type Thresholds = Readonly<Record<'SLIP' | 'MISTAKE' | 'BLUNDER', Grosze>>;

/** Each threshold: a share of the class' median gain in percent, and the least amount in grosze. The one table for labels and exercises. (STP-1) */
const SHARES = {
  SLIP: { percent: 1, least: 5_000 },
  MISTAKE: { percent: 3, least: 15_000 },
  BLUNDER: { percent: 6, least: 30_000 },
} as const;

/** A loss up to this share of what was at stake is no worse than the best, in percent. (STP-1) */
const NEAR_THE_BEST = 10;

/** The thresholds of a game: by what its students gained, start money aside, the middle one of them. (STP-1) */
export function thresholdsOf({ players, setup }: GameState): Thresholds {
  const gains = players
    .filter(({ type, hasPlayed }) => type === 'STUDENT' && hasPlayed)
    .map(({ money, points }) => money - setup.settings.start_money * 100 + points * 1000)
    .sort((one, other) => one - other);
  const median = gains[Math.floor(gains.length / 2)] ?? 0;
  const above = ({ percent, least }: { readonly percent: number; readonly least: number }): Grosze =>
    Math.max(least, Math.floor((median * percent) / 100));
  return { SLIP: above(SHARES.SLIP), MISTAKE: above(SHARES.MISTAKE), BLUNDER: above(SHARES.BLUNDER) };
}

/** How good a decision was. Where it is worse than AS_GOOD, it is an exercise too. (STP-1) */
export function gradeOf({ loss, stake }: Pick<JudgedDecision, 'loss' | 'stake'>, thresholds: Thresholds): Grade {
  if (loss.total === 0) return 'BEST';
  const isNear = loss.total <= thresholds.SLIP || loss.total * 100 <= stake * NEAR_THE_BEST;
  if (isNear) return 'AS_GOOD';
  if (loss.total <= thresholds.MISTAKE) return 'SLIP';
  return loss.total <= thresholds.BLUNDER ? 'MISTAKE' : 'BLUNDER';
}
