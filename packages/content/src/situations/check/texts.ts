import { type Finding, error, warning, when } from './finding.ts';

const PLACEHOLDERS = ['{pick_phone}', '{deliver_phone}', '{case_number}', '{police_number}'];

/** A sign that is seen: no blank, no mark of its own, nothing that only steers how others are drawn. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is nothing to read. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** A text that students read: there, with Polish quotes and dashes, and no placeholder that nobody fills. */
export function checkText(text: string, path: string): readonly Finding[] {
  return isBlank(text) ? [error('TEXT_EMPTY', path)] : checkTypography(text, path);
}

/** What is said after an answer; it may never be missing. */
export function checkFeedback(text: string, path: string): readonly Finding[] {
  return isBlank(text) ? [error('FEEDBACK_MISSING', path)] : checkTypography(text, path);
}

function checkTypography(text: string, path: string): readonly Finding[] {
  const named = text.match(/\{[^}]*\}/gu) ?? [];
  return [
    ...when(text.includes('"'), warning('QUOTES_STRAIGHT', path)),
    ...when(count(text, '„') !== count(text, '”'), warning('QUOTES_UNPAIRED', path)),
    ...when(text.includes(' - '), warning('DASH_PLAIN', path)),
    ...when(
      named.some((name) => !PLACEHOLDERS.includes(name)),
      error('PLACEHOLDER_UNKNOWN', path),
    ),
  ];
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
