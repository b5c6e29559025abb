import type { ColumnKind, ReadFile } from '@fracht/protocol';

/** What the lecturer has chosen: the sheet, the row of the first person and the meaning of each column. */
export type Columns = Pick<ReadFile, 'sheet' | 'from' | 'columns'>;

/** The kind of a column after first names and surnames are swapped. */
const TURNED: Readonly<Partial<Record<ColumnKind, ColumnKind>>> = {
  first_name: 'last_name',
  last_name: 'first_name',
  last_first: 'first_last',
  first_last: 'last_first',
};

/** Sets the kind of one column; another column that had the same kind becomes unused. */
export function withColumn(columns: readonly ColumnKind[], at: number, kind: ColumnKind): ColumnKind[] {
  return columns.map((one, column) => {
    if (column === at) return kind;
    return one === kind ? 'none' : one;
  });
}

/** The columns with first names and surnames swapped. */
export function withNamesSwapped(columns: readonly ColumnKind[]): ColumnKind[] {
  return columns.map((kind) => TURNED[kind] ?? kind);
}

/** The indexes of the columns that are not empty. */
export function shownColumns({ top, columns }: ReadFile): readonly number[] {
  return columns.flatMap((_, column) => (top.some(({ cells }) => (cells[column] ?? '') !== '') ? [column] : []));
}

/** A column's name in spreadsheets: A to Z, then AA and so on. */
export function columnLetter(column: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? letter : columnLetter(Math.floor(column / 26) - 1) + letter;
}
