import type { DebriefDecision } from '@fracht/protocol';
import { hasBetter, type OtherChoice } from './decision.ts';

/** How another choice of a decision compares: LAWFUL, BETTER and WORSE to what was done, the others to the best. */
export type ChoiceStanding = 'BEST' | 'AS_GOOD' | 'LAWFUL' | 'BETTER' | 'NOT_BEST' | 'WORSE' | 'BROKEN';

/**
 * How an alternative compares. One that breaks a rule is never better, whatever it brings, and one that keeps it is never worse than a decision that broke it;
 * an answer, whose worth is not money alone, that is not as good as the best is only said not to be. (DBS-3, DBS-6, LSS-4)
 */
export function choiceStanding(decision: DebriefDecision, other: OtherChoice): ChoiceStanding {
  if (other.breaks !== null) return 'BROKEN';
  if (other.isAsGood) return other === decision.alternatives[0] && hasBetter(decision) ? 'BEST' : 'AS_GOOD';
  if (decision.judgement?.breaks != null) return 'LAWFUL';
  if (decision.question !== null) return 'NOT_BEST';
  return other.gain.total > 0 ? 'BETTER' : 'WORSE';
}

const GAINS: readonly ChoiceStanding[] = ['BEST', 'AS_GOOD', 'LAWFUL', 'BETTER'];

/** Whether an alternative may be shown as better than what was done. */
export function isShownAsGain(decision: DebriefDecision, other: OtherChoice): boolean {
  const standing = choiceStanding(decision, other);
  return other.gain.total > 0 && GAINS.includes(standing);
}
