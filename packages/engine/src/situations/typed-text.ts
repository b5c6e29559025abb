import type { Situation } from '../library.ts';
import { hasChange } from '../rules-version.ts';
import type { GameSetup, OpenSituation } from '../state.ts';
import { withNumbers } from './numbers.ts';

/** Separates the accepted texts. The player's field has one line, so no text that can be typed contains it. */
const LINE_END = /[\r\n]+/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const BLANKS = /\s+/gu;

/** The texts that a typed question accepts, one per line; empty if it has none. (SIT-15) */
export function acceptedTexts({ textAnswer }: Pick<Situation, 'textAnswer'>): readonly string[] {
  return (textAnswer ?? '')
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => plain(line) !== '');
}

/**
 * Whether a typed text is accepted. Outer and repeated blanks, case, invisible characters and different encodings of one character make no
 * difference; diacritics do. The same in a game, a dry run and a check. (SIT-15)
 */
export function isRightText(
  node: Pick<Situation, 'textAnswer'>,
  text: string,
  { numbers }: Pick<OpenSituation, 'numbers'>,
): boolean {
  const typed = plain(text);
  return acceptedTexts(node).some((accepted) => plain(withNumbers(accepted, numbers)) === typed);
}

/**
 * Like `isRightText`, by the rules of a game: under the first rules there was one accepted text, and only outer blanks and case were
 * ignored. (SIT-15, LOG-6)
 */
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

/** Normalizes a text for the comparison. Upper case, because some lower-case letters become two upper-case ones, such as the German sharp s. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(BLANKS, ' ').trim().toUpperCase();
}
