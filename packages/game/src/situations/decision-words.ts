import type { ShownDecision } from '@fracht/engine';
import { situationsText } from '@fracht/content';

type Outcome = Pick<ShownDecision, 'feedback' | 'points' | 'input' | 'isDenied' | 'isRight' | 'isBest'>;

/** What a decision brought, in words: right or wrong, agreed or denied, and the feedback written for it. */
export function decisionWords({ feedback, input, isDenied, isRight }: Outcome): string {
  const words = situationsText.feedback;
  const typed = isRight === null ? '' : isRight ? words.right : words.wrong;
  const asked = input === null ? '' : isDenied ? words.denied(input) : words.agreed(input);
  const said = [typed, asked, feedback].filter((part) => part !== '');
  return said.length === 0 ? words.empty : said.join(' ');
}

/** How a decision's feedback is coloured: a wrong or denied one, or one that costs points, is never a success, nor is one where another answer brings more. */
export function decisionTone({ points, isDenied, isRight, isBest }: Outcome): 'ok' | 'fair' | 'bad' {
  if (points < 0 || isDenied || isRight === false) return 'bad';
  return isBest ? 'ok' : 'fair';
}
