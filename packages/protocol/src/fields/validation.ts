import type { z } from 'zod';
import { LIMITS } from './fields.ts';

/** Why a field is refused; the texts are in the catalogue. */
export const FIELD_CODES = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'ENTRIES_MANY',
  'EMAIL_FORMAT',
  'EMAIL_NO_AT',
  'EMAIL_NO_END',
  'EMAIL_BLANK',
  'EMAIL_LETTER',
  'NUMBER_FORMAT',
  'NUMBER_LOW',
  'NUMBER_HIGH',
  'NUMBER_WHOLE',
  'NUMBER_EXACT',
  'OVER_MOST',
  'UNDER_LEAST',
  'WRONG_VALUE',
  'UNKNOWN_KEY',
  'EMAIL_TAKEN',
  'EMAIL_ELSEWHERE',
  'EMAIL_DOMAIN',
  'DOMAIN_FORMAT',
  'PASSWORD_COMMON',
  'PASSWORD_OWN',
  'PASSWORD_UNSEEN',
  'PIN_SHORT',
  'PIN_EASY',
  'PASSWORDS_DIFFER',
  'PASSWORD_WRONG',
  'PIN_WRONG',
  'CODE_WRONG',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_SPENT',
  'LINK_INVALID',
  'GROUP_UNKNOWN',
  'GROUP_EMPTY',
  'GROUP_OR_RANDOS',
  'USER_UNKNOWN',
  'LECTURER_UNKNOWN',
  'LECTURER_OWNS',
  'STUDENTS_TOO_FEW',
  'LESSON_UNKNOWN',
  'TOPICS_EMPTY',
  'TASK_UNKNOWN',
  'DAY_PAST',
  'JSON_FORMAT',
  'TREE_DEEP',
  'TREE_LARGE',
  'KEY_RESERVED',
  'TEXT_BROKEN',
  'TAGS_TOO_MANY',
  'IMAGE_FORMAT',
  'IMAGE_LARGE',
  'FILE_FORMAT',
  'FILE_EMPTY',
  'FILE_BLANK',
  'FILE_LARGE',
  'FILE_PDF',
  'FILE_XLS',
  'FILE_LOCKED',
  'FILE_HTML',
  'FILE_DOCUMENT',
  'FILE_PICTURE',
  'FILE_ARCHIVE',
  'FILE_DAMAGED',
  'FILE_HEAVY',
  'COLUMNS_MISSING',
  'ROWS_TOO_MANY',
  'CODES_TOO_MANY',
  'LIBRARY_FILE',
  'LIBRARY_ITEMS',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/**
 * One fault of a field. `limit`: the limit that was exceeded, if any; `entries`: the name of the list with too many entries; `letters`: characters that are not
 * allowed there; `place`: in words, where in a large field the fault is.
 */
export type FieldIssue = {
  readonly code: FieldCode;
  readonly limit?: number;
  readonly entries?: string;
  readonly letters?: readonly string[];
  readonly place?: string;
};
export type FieldIssues = Readonly<Record<string, readonly FieldIssue[]>>;

type Issue = z.core.$ZodIssue;

/**
 * The issues of a schema as faults by field, without duplicates. A field is named by the first `depth` parts of its path; `form` holds faults
 * that do not belong to a single field. (ENV-6)
 */
export function fieldIssues(issues: readonly Issue[], depth = 1): FieldIssues {
  const found: Record<string, FieldIssue[]> = {};
  for (const issue of issues) {
    const field = issue.path.length === 0 ? 'form' : issue.path.slice(0, depth).map(String).join('.');
    const known = (found[field] ??= []);
    const one = fieldIssue(issue);
    if (!known.some((other) => other.code === one.code && other.limit === one.limit)) known.push(one);
  }
  return found;
}

function fieldIssue(issue: Issue): FieldIssue {
  const named = FIELD_CODES.find((code) => code === issue.message);
  if (named !== undefined) return { code: named, ...limitOf(issue) };
  if (issue.code === 'too_small') return tooSmall(Number(issue.minimum), issue.origin);
  if (issue.code === 'too_big') return tooBig(Number(issue.maximum), issue.origin, issue.path);
  if (issue.code === 'invalid_format' && issue.format === 'email') return emailFault(issue.input);
  if (issue.code === 'invalid_type' && issue.expected === 'int') return { code: 'NUMBER_WHOLE' };
  if (issue.code === 'invalid_type' && issue.expected === 'number') return { code: 'NUMBER_FORMAT' };
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_union'))
    return { code: 'REQUIRED' };
  return { code: 'WRONG_VALUE' };
}

/** Why a text is not an e-mail address, as precisely as possible. */
function emailFault(input: unknown): FieldIssue {
  const text = typeof input === 'string' ? input.trim() : '';
  if (text === '') return { code: typeof input === 'string' ? 'REQUIRED' : 'EMAIL_FORMAT' };
  if (/\s/u.test(text)) return { code: 'EMAIL_BLANK' };
  if (!text.includes('@')) return { code: 'EMAIL_NO_AT' };
  const letters = new Set(
    text
      .slice(0, LIMITS.email)
      .normalize('NFC')
      .match(/(?![a-z])\p{L}/giu),
  );
  if (letters.size > 0) return { code: 'EMAIL_LETTER', letters: [...letters] };
  return { code: /^[^@]+@[^@.]+$/u.test(text) ? 'EMAIL_NO_END' : 'EMAIL_FORMAT' };
}

/** The limit given by one of our own checks (`custom`). */
function limitOf(issue: Issue): { readonly limit?: number } {
  const limit: unknown = issue.code === 'custom' ? issue.params?.['limit'] : undefined;
  return typeof limit === 'number' ? { limit } : {};
}

function tooSmall(limit: number, origin: string): FieldIssue {
  if (origin !== 'string' && origin !== 'array') return { code: 'NUMBER_LOW', limit };
  return limit <= 1 ? { code: 'REQUIRED' } : { code: 'TOO_SHORT', limit };
}

function tooBig(limit: number, origin: string, path: readonly PropertyKey[]): FieldIssue {
  if (origin === 'array') return { code: 'ENTRIES_MANY', limit, entries: String(path.at(-1) ?? '') };
  return origin === 'string' ? { code: 'TOO_LONG', limit } : { code: 'NUMBER_HIGH', limit };
}
