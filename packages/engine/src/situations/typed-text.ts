import type { Situation } from '../library.ts';
import { hasChange } from '../rules-version.ts';
import type { GameSetup, OpenSituation } from '../state.ts';
import { withNumbers } from './numbers.ts';

/** Ends one accepted text and begins the next. A player's field has one line, so no text that could be typed is lost by it. */
const LINE_END = /[\r\n]+/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const BLANKS = /\s+/gu;

/** The texts that a typed question takes as right, one a line; empty where it takes none. (SIT-15) */
export function acceptedTexts({ textAnswer }: Pick<Situation, 'textAnswer'>): readonly string[] {
  return (textAnswer ?? '')
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => plain(line) !== '');
}

/**
 * Is the typed text one of those that are taken as right? Outer and repeated blanks, the case of letters, signs that are not seen and
 * different codes of one sign make no difference; the marks of letters do. The same answer in a game, a trial and a check. (SIT-15)
 */
export function isRightText(
  node: Pick<Situation, 'textAnswer'>,
  text: string,
  { numbers }: Pick<OpenSituation, 'numbers'>,
): boolean {
  const typed = plain(text);
  return acceptedTexts(node).some((accepted) => plain(withNumbers(accepted, numbers)) === typed);
}

/** The same by the rules of a game: under the first ones there was one text, and only outer blanks and case made no difference. (SIT-15, LOG-6) */
export function isRightIn(
  setup: GameSetup,
  node: Pick<Situation, 'textAnswer'>,
  text: string,
  open: Pick<OpenSituation, 'numbers'>,
): boolean {
  if (hasChange(setup, 'TEXTS_MADE_EQUAL')) return isRightText(node, text, open);
  return (
    text.trim().toLowerCase() ===
    withNumbers(node.textAnswer ?? '', open.numbers)
      .trim()
      .toLowerCase()
  );
}

/** A text without what makes no difference. Large letters, because some small ones have two of them, such as the German sharp s. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(BLANKS, ' ').trim().toUpperCase();
}
