import { PLACEHOLDERS } from '@fracht/engine';
import { NEW_QUESTION } from '../author/blank.ts';
import { error, type Finding, warning, when } from './finding.ts';
import { sameKey } from './same.ts';

const KNOWN: readonly string[] = PLACEHOLDERS.map((name) => `{${name}}`);

/** A visible character: not a blank, combining mark, control or format character. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Invisible characters that reverse the direction of a line or break a word in two: control characters, direction marks, zero-width blanks. */
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

/**
 * Checks a text for students: present, complete, without invisible characters, with Polish quotes and dashes, and without an unfilled placeholder.
 */
export function checkText(text: string, path: string): readonly Finding[] {
  return isBlank(text) ? [error('TEXT_EMPTY', path)] : checkSigns(text, path);
}

/** Checks a feedback text, which must not be missing. */
export function checkFeedback(text: string, path: string): readonly Finding[] {
  return isBlank(text) ? [error('FEEDBACK_MISSING', path)] : checkSigns(text, path);
}

/** Checks the text of a question, which must not be missing or the default one. */
export function checkWording(text: string, path: string): readonly Finding[] {
  return sameKey(text) === UNWRITTEN ? [error('TEXT_UNWRITTEN', path)] : checkText(text, path);
}

/** Invisible characters, which make a text differ from what it looks like. */
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
      named.some((name) => !KNOWN.includes(name)),
      error('PLACEHOLDER_UNKNOWN', path),
    ),
    ...when(/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, '')), error('PLACEHOLDER_BROKEN', path)),
  ];
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
