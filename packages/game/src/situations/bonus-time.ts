import { answerEndsAt, type GameSeconds, type OpenSituation, type Seconds, type ShownSituation } from '@fracht/engine';

/** How much of the time for the bonus is left; screen readers are told only when this changes. */
export type BonusPhase = 'PLENTY' | 'HALF' | 'FEW' | 'OVER';

export type BonusTime = {
  /** Game time left, never below 0. */
  readonly left: Seconds;
  /** The share of the time that is left, 0 to 1. */
  readonly share: number;
  readonly phase: BonusPhase;
};

const FEW: Seconds = 5 * 60;

/** The time left for the speed bonus; null if there is no bonus for it. (SIC-6, SIT-6) */
export function bonusTime(
  open: Pick<OpenSituation, 'since'>,
  { maxTime, hasBonus }: Pick<ShownSituation, 'maxTime' | 'hasBonus'>,
  now: GameSeconds,
): BonusTime | null {
  if (!hasBonus || maxTime === null) return null;
  const all = maxTime * 60;
  const left = answerEndsAt(open, maxTime) - now;
  if (left < 0) return { left: 0, share: 0, phase: 'OVER' };
  const phase = left <= FEW ? 'FEW' : left <= all / 2 ? 'HALF' : 'PLENTY';
  return { left, share: all === 0 ? 0 : Math.min(1, left / all), phase };
}
