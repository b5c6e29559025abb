import type { ColumnKind, ReadFile } from '@fracht/protocol';

/** What the lecturer says of a file, as it stands on the screen. */
export type Columns = Pick<ReadFile, 'sheet' | 'from' | 'columns'>;

/** What stands on the other side when first name and surname change places. */
const TURNED: Readonly<Partial<Record<ColumnKind, ColumnKind>>> = {
  first_name: 'last_name',
  last_name: 'first_name',
  last_first: 'first_last',
  first_last: 'last_first',
};

/** The columns with one changed; another one that held the same holds nothing any more. */
export function withColumn(columns: readonly ColumnKind[], at: number, kind: ColumnKind): ColumnKind[] {
  return columns.map((one, column) => {
    if (column === at) return kind;
    return one === kind ? 'none' : one;
  });
}

/** The columns with first names and surnames the other way round. */
export function turned(columns: readonly ColumnKind[]): ColumnKind[] {
  return columns.map((kind) => TURNED[kind] ?? kind);
}

/** Whether everybody gets a first name and a surname. */
export function hasNames(columns: readonly ColumnKind[]): boolean {
  if (columns.includes('last_first') || columns.includes('first_last')) return true;
  return columns.includes('first_name') && columns.includes('last_name');
}

/** The columns worth showing: those in which anything stands. */
export function shownColumns({ top, columns }: ReadFile): readonly number[] {
  return columns.flatMap((_, column) => (top.some(({ cells }) => (cells[column] ?? '') !== '') ? [column] : []));
}

/** The name of a column as a spreadsheet has it: A to Z, then AA and so on. */
export function columnLetter(column: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? letter : columnLetter(Math.floor(column / 26) - 1) + letter;
}
