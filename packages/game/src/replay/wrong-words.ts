import { againText } from '@fracht/content';
import type { DebriefDecision, WhatIfPayload } from '@fracht/protocol';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import { brokenWords } from '../debrief/broken-words.ts';
import { changeWords } from '../debrief/worth-words.ts';

/** The grades, the best first. */
const GRADES: readonly WhatIfPayload['grade'][] = ['BEST', 'AS_GOOD', 'SLIP', 'MISTAKE', 'BLUNDER'];

type TriedWhatIf = Pick<WhatIfPayload, 'breaks' | 'expected' | 'grade'>;

/**
 * What is said of a choice that is not as good as the best: that it breaks a rule, that it keeps one that was broken in the game, or else how it compares with
 * what was done - by its grade before its money, because an answer is worth more than that. (DBS-8, LSS-4)
 */
export function wrongWords(
  tried: TriedWhatIf,
  { judgement, question }: Pick<DebriefDecision, 'judgement' | 'question'>,
): string {
  const { breaks, expected, grade } = tried;
  if (breaks !== null) return againText.breaks(brokenWords(breaks));
  if (judgement?.breaks != null) return `${againText.lawful} ${againText.gained(changeWords(expected.total))}`;
  const gained = Math.round(expected.total);
  const amount = formatWholeZloty(Math.abs(gained));
  const was = judgement?.grade ?? grade;
  const worse = question === null ? 0 : GRADES.indexOf(grade) - GRADES.indexOf(was);
  if (worse > 0 && gained >= 0) return gained === 0 ? againText.sameWorse : againText.worseAnswer(amount);
  if (worse < 0 && gained < 0) return againText.betterAnswer(amount);
  if (gained === 0) return againText.same;
  return gained > 0 ? againText.better(amount) : againText.worse(amount);
}
