/** What a column of a class list may contain; a column of full names also says in which order the two names come. */
export const COLUMN_KINDS = ['none', 'first_name', 'last_name', 'last_first', 'first_last', 'email', 'group'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** Whether the columns give everybody a first name and a surname. */
export function hasNames(columns: readonly ColumnKind[]): boolean {
  if (columns.includes('last_first') || columns.includes('first_last')) return true;
  return columns.includes('first_name') && columns.includes('last_name');
}
