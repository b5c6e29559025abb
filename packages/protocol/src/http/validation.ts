import type { z } from 'zod';

/** Why a field is refused; the words are in the catalogue. */
export const FIELD_CODES = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'EMAIL_FORMAT',
  'NUMBER_FORMAT',
  'NUMBER_LOW',
  'NUMBER_HIGH',
  'OVER_MOST',
  'UNDER_LEAST',
  'WRONG_VALUE',
  'UNKNOWN_KEY',
  'EMAIL_TAKEN',
  'PASSWORD_COMMON',
  'PASSWORDS_DIFFER',
  'PASSWORD_WRONG',
  'LINK_INVALID',
  'GROUP_UNKNOWN',
  'GROUP_EMPTY',
  'GROUP_OR_RANDOS',
  'USER_UNKNOWN',
  'STUDENTS_TOO_FEW',
  'JSON_FORMAT',
  'TREE_DEEP',
  'TREE_LARGE',
  'KEY_RESERVED',
  'TEXT_BROKEN',
  'IMAGE_FORMAT',
  'IMAGE_LARGE',
  'FILE_FORMAT',
  'FILE_EMPTY',
  'COLUMNS_MISSING',
  'ROWS_TOO_MANY',
  'LIBRARY_FILE',
  'LIBRARY_ITEMS',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** One complaint about a field; `limit` is the bound that was crossed, where there is one. */
export type FieldIssue = { readonly code: FieldCode; readonly limit?: number };
export type FieldIssues = Readonly<Record<string, readonly FieldIssue[]>>;

type Issue = z.core.$ZodIssue;

/** What a schema found wrong, each thing once, by the name of the top field or, where `depth` says so, by more of its path; `form` holds what belongs to none. (protocol "Envelope") */
export function fieldIssues(issues: readonly Issue[], depth = 1): FieldIssues {
  const found: Record<string, FieldIssue[]> = {};
  for (const issue of issues) {
    const field = issue.path.length === 0 ? 'form' : issue.path.slice(0, depth).map(String).join('.');
    const known = (found[field] ??= []);
    const { code, limit } = fieldIssue(issue);
    if (known.some((other) => other.code === code && other.limit === limit)) continue;
    known.push(limit === undefined ? { code } : { code, limit });
  }
  return found;
}

function fieldIssue(issue: Issue): FieldIssue {
  const named = FIELD_CODES.find((code) => code === issue.message);
  if (named !== undefined) return { code: named, ...limitOf(issue) };
  if (issue.code === 'too_small') return tooSmall(Number(issue.minimum), issue.origin);
  if (issue.code === 'too_big') return tooBig(Number(issue.maximum), issue.origin);
  if (issue.code === 'invalid_format' && issue.format === 'email') return { code: 'EMAIL_FORMAT' };
  if (issue.code === 'invalid_type' && issue.expected === 'number') return { code: 'NUMBER_FORMAT' };
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_union'))
    return { code: 'REQUIRED' };
  return { code: 'WRONG_VALUE' };
}

/** The bound that a check of our own names. */
function limitOf(issue: Issue): { readonly limit?: number } {
  const limit: unknown = issue.code === 'custom' ? issue.params?.['limit'] : undefined;
  return typeof limit === 'number' ? { limit } : {};
}

function tooSmall(limit: number, origin: string): FieldIssue {
  if (origin !== 'string' && origin !== 'array') return { code: 'NUMBER_LOW', limit };
  return limit <= 1 ? { code: 'REQUIRED' } : { code: 'TOO_SHORT', limit };
}

function tooBig(limit: number, origin: string): FieldIssue {
  return origin === 'string' || origin === 'array' ? { code: 'TOO_LONG', limit } : { code: 'NUMBER_HIGH', limit };
}
