import type { ShownDecision } from '@fracht/engine';
import { situationsText } from '@fracht/content';

type ToldDecision = Pick<ShownDecision, 'feedback' | 'points' | 'input' | 'isDenied' | 'isRight' | 'isBest'>;

/** The outcome of a decision in words: right or wrong, agreed or denied, and its feedback. */
export function decisionWords({ feedback, input, isDenied, isRight }: ToldDecision): string {
  const words = situationsText.feedback;
  const typed = isRight === null ? '' : isRight ? words.right : words.wrong;
  const asked = input === null ? '' : isDenied ? words.denied(input) : words.agreed(input);
  const said = [typed, asked, feedback].filter((part) => part !== '');
  return said.length === 0 ? words.empty : said.join(' ');
}

/** The colour of a decision's feedback: bad if it was wrong, denied or cost points; fair if another answer brings more; else ok. */
export function decisionTone({ points, isDenied, isRight, isBest }: ToldDecision): 'ok' | 'fair' | 'bad' {
  if (points < 0 || isDenied || isRight === false) return 'bad';
  return isBest ? 'ok' : 'fair';
}
