import { NEW_QUESTION } from '../author/blank.ts';
import { error, type Finding, warning, when } from './finding.ts';
import { sameKey } from './same.ts';

const PLACEHOLDERS = ['{pick_phone}', '{deliver_phone}', '{case_number}', '{police_number}'];

/** A sign that is seen: no blank, no mark of its own, nothing that only steers how others are drawn. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Signs that nobody sees and that turn the order of a line round or break a word in two: control signs, marks of direction, blanks of no width. */
const UNSEEN =
  /[^\P{Cc}\t\n\r]|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/u;

const HTML = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/iu;
const MARKDOWN =
  /\*\*[^*\s][^*]*\*\*|(?<![_\p{L}])__[^_\s][^_]*__(?![_\p{L}])|`[^`\n]+`|^#{1,6}\s|\[[^[\]\n]+\]\([^()[\]\s]+\)/mu;

const FILLER = /(?<!\p{L})(?:TODO|FIXME|TBD|XXX+)(?!\p{L})/u;
const FILLER_WORDS = /lorem ipsum|^(?:do uzupełnienia|tekst|test|asdf\p{L}*|abc)[\s.!?…]*$/iu;
const UNWRITTEN = sameKey(NEW_QUESTION);

/** Whether there is nothing to read. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** A text that students read: there, finished, as it will be seen, with Polish quotes and dashes, and no placeholder that nobody fills. */
export function checkText(text: string, path: string): readonly Finding[] {
  return isBlank(text) ? [error('TEXT_EMPTY', path)] : checkSigns(text, path);
}

/** What is said after an answer; it may never be missing. */
export function checkFeedback(text: string, path: string): readonly Finding[] {
  return isBlank(text) ? [error('FEEDBACK_MISSING', path)] : checkSigns(text, path);
}

/** The wording of a question: a text that is more than what stands in for one that was never written. */
export function checkWording(text: string, path: string): readonly Finding[] {
  return sameKey(text) === UNWRITTEN ? [error('TEXT_UNWRITTEN', path)] : checkText(text, path);
}

/** Signs that nobody sees and that make a text another one than it looks. */
export function checkUnseen(text: string, path: string): readonly Finding[] {
  return when(UNSEEN.test(text), error('TEXT_INVISIBLE', path));
}

function checkSigns(text: string, path: string): readonly Finding[] {
  const named = text.match(/\{[^{}]*\}/gu) ?? [];
  return [
    ...checkUnseen(text, path),
    ...when(FILLER.test(text) || FILLER_WORDS.test(text), warning('TEXT_FILLER', path)),
    ...when(HTML.test(text) || MARKDOWN.test(text), warning('MARKUP_SHOWN', path)),
    ...when(text.includes('"'), warning('QUOTES_STRAIGHT', path)),
    ...when(count(text, '„') !== count(text, '”'), warning('QUOTES_UNPAIRED', path)),
    ...when(text.includes(' - '), warning('DASH_PLAIN', path)),
    ...when(
      named.some((name) => !PLACEHOLDERS.includes(name)),
      error('PLACEHOLDER_UNKNOWN', path),
    ),
    ...when(/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, '')), error('PLACEHOLDER_BROKEN', path)),
  ];
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
