const TAKEN: ReadonlySet<string> = new Set([
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  // PostgreSQL: unique_violation
  '23505',
]);

/** Whether a write failed because a value must be unique, in the codes of both databases. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TAKEN.has(String(error.code));
}
