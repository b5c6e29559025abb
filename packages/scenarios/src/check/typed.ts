import type { Situation } from '@fracht/engine';
import { error, type Finding, hint, warning, when } from './finding.ts';
import { repeatedAt, sameKey } from './same.ts';
import { checkUnseen, isBlank } from './texts.ts';

const OWN_NUMBERS = ['{case_number}', '{police_number}'];
/** The placeholder for the UN number of the order's cargo, which its papers show. (CGO-5) */
const OF_CARGO = '{un_number}';
/** Separates the accepted texts. (SIT-15) */
const LINE_END = /[\r\n]+/u;
/** The most characters that a player can type without a mistake while the clock is running. */
const LONGEST = 80;
/** Text that looks like a regular expression; a player would have to type it literally. */
const PATTERN = /\^|\$$|\.[*+]|\\[dwsbDWSB.]|\[[^\]]*\]|\(\?|\(.*\|.*\)/u;
/** Characters and words with which authors put several texts into one line. */
const SEPARATOR = /\s\/\s|\||;\s|\s(?:lub|albo)\s/iu;
const EMOJI = /\p{Extended_Pictographic}(?!\d)/u;

/** Checks the accepted texts of a question, one per line, and what follows them. (SIT-15) */
export function checkTyped(node: Situation, path: string): readonly Finding[] {
  const { feedback_ok, feedback_wrong } = node;
  const lines = (node.textAnswer ?? '')
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));
  const hasOwnNumber = lines.some((line) => OWN_NUMBERS.includes(line));
  const isSame = sameKey(feedback_ok) !== '' && sameKey(feedback_ok) === sameKey(feedback_wrong);
  return [
    ...when(lines.length === 0, error('DEAD_END', `${path}.textAnswer`)),
    ...checkLines(node, lines, `${path}.textAnswer`),
    ...when(node.afterDenySituation !== null, error('DENIAL_UNREACHABLE', `${path}.afterDenySituation`)),
    ...when(hasOwnNumber && !node.showCaseAndPolice, error('NUMBER_UNSEEN', `${path}.showCaseAndPolice`)),
    ...when(node.points_ok <= 0, warning('RIGHT_ANSWER_MISSING', `${path}.points_ok`)),
    ...when(isSame, warning('FEEDBACK_SAME', `${path}.feedback_wrong`)),
  ];
}

function checkLines(node: Situation, lines: readonly string[], path: string): readonly Finding[] {
  const typed = lines.filter((line) => !OWN_NUMBERS.includes(line) && line !== OF_CARGO);
  const has = (test: (line: string) => boolean): boolean => typed.some(test);
  return [
    ...checkUnseen(typed.join(' '), path),
    ...when(
      has((line) => /[{}]/u.test(line)),
      error('PLACEHOLDER_UNKNOWN', path),
    ),
    ...when(
      has((line) => line.length > LONGEST),
      warning('TYPED_LONG', path),
    ),
    ...when(
      has((line) => PATTERN.test(line)),
      warning('TYPED_PATTERN', path),
    ),
    ...when(
      has((line) => SEPARATOR.test(line)),
      warning('TYPED_IN_ONE', path),
    ),
    ...when(
      has((line) => isTold(line, node)),
      warning('ANSWER_TOLD', path),
    ),
    ...when(repeatedAt(typed).length > 0, warning('TYPED_TWICE', path)),
    ...when(
      has((line) => /\s\s/u.test(line)),
      hint('TYPED_BLANKS', path),
    ),
    ...when(
      has((line) => EMOJI.test(line)),
      hint('TYPED_EMOJI', path),
    ),
  ];
}

/** Whether the question itself contains the accepted text, as separate words. */
function isTold(wanted: string, { text, texts }: Situation): boolean {
  const key = sameKey(wanted);
  return key !== '' && [text, ...texts].some((wording) => hasWords(sameKey(wording), key));
}

function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + words.length] ?? ' '}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
