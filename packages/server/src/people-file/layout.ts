import type { ColumnKind } from '@fracht/protocol';
import type { Sheet } from './sheet.ts';

/** Where the people of a file stand: the sheet, its first row of people (counted from 1), and what each column holds. */
export type Layout = { readonly sheet: number; readonly from: number; readonly columns: readonly ColumnKind[] };

/** A layout that was found, and whether nobody has to be asked. */
export type FoundLayout = Layout & { readonly isSure: boolean };

/** Whether the columns give everybody a first name and a surname. */
export function hasNames(columns: readonly ColumnKind[]): boolean {
  if (columns.includes('last_first') || columns.includes('first_last')) return true;
  return columns.includes('first_name') && columns.includes('last_name');
}

/** Whether a row holds anything at all. */
export function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

/** What stands in one column from a row (counted from 1) on, without blanks. */
export function valuesOf({ table }: Sheet, column: number, from: number): readonly string[] {
  return table.slice(from - 1).flatMap((cells) => {
    const value = (cells[column] ?? '').trim();
    return value === '' ? [] : [value];
  });
}
