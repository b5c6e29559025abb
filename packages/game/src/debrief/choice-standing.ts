import type { DebriefDecision } from '@fracht/protocol';
import { hasBetter, type OtherChoice } from './decision.ts';

/** How another choice of a decision stands: BETTER and WORSE beside what was done, the others beside the best. */
export type ChoiceStanding = 'BEST' | 'AS_GOOD' | 'BETTER' | 'NOT_BEST' | 'WORSE' | 'BROKEN';

/**
 * How an alternative stands. What breaks a rule never stands as better, whatever it brings; of answers, whose worth is not money alone, one that is not
 * as good as the best is only told to be that. (DBS-3, DBS-6, LSS-4)
 */
export function choiceStanding(decision: DebriefDecision, other: OtherChoice): ChoiceStanding {
  if (other.breaks !== null) return 'BROKEN';
  if (other.isAsGood) return other === decision.alternatives[0] && hasBetter(decision) ? 'BEST' : 'AS_GOOD';
  if (decision.question !== null) return 'NOT_BEST';
  return other.gain.total > 0 ? 'BETTER' : 'WORSE';
}

/** Whether an alternative may be shown as better than what was done. */
export function isShownAsGain(decision: DebriefDecision, other: OtherChoice): boolean {
  const standing = choiceStanding(decision, other);
  return other.gain.total > 0 && (standing === 'BEST' || standing === 'AS_GOOD' || standing === 'BETTER');
}
