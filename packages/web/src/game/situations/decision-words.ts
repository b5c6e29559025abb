import type { ShownDecision } from '@fracht/engine';
import { situationsText } from '@fracht/content';

type Outcome = Pick<ShownDecision, 'feedback' | 'points' | 'input' | 'isDenied' | 'isRight'>;

/** What a decision brought, in words: right or wrong, agreed or denied, and the feedback written for it. */
export function decisionWords({ feedback, input, isDenied, isRight }: Outcome): string {
  const words = situationsText.feedback;
  const typed = isRight === null ? '' : isRight ? words.right : words.wrong;
  const asked = input === null ? '' : isDenied ? words.denied(input) : words.agreed(input);
  const said = [typed, asked, feedback].filter((part) => part !== '');
  return said.length === 0 ? words.empty : said.join(' ');
}

/** How a decision's feedback is coloured: by its points, and a wrong or denied one never as a success. */
export function decisionTone({ points, isDenied, isRight }: Outcome): 'ok' | 'bad' | 'plain' {
  if (points < 0 || isDenied || isRight === false) return 'bad';
  return points > 0 || isRight === true ? 'ok' : 'plain';
}
