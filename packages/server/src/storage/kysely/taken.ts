const TAKEN: ReadonlySet<string> = new Set([
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  // unique_violation of PostgreSQL
  '23505',
]);

/** Whether a write was refused because the value must be unique. Each provider says it in its own words. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TAKEN.has(String(error.code));
}
