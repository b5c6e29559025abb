import type { ColumnKind } from '@fracht/protocol';
import type { Sheet } from './sheet.ts';

/** Where the people of a file are: the sheet, its first row with a person (counted from 1), and what each column holds. */
export type Layout = { readonly sheet: number; readonly from: number; readonly columns: readonly ColumnKind[] };

/** A layout that was found; `isSure`: nobody has to confirm it. */
export type FoundLayout = Layout & { readonly isSure: boolean };

/** Whether a row has any text. */
export function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

/** The non-empty values of a column from a row (counted from 1) on. */
export function valuesOf({ table }: Sheet, column: number, from: number): readonly string[] {
  return table.slice(from - 1).flatMap((cells) => {
    const value = (cells[column] ?? '').trim();
    return value === '' ? [] : [value];
  });
}

/** The kinds of columns that hold names. */
export const NAME_COLUMNS: ReadonlySet<ColumnKind> = new Set(['first_name', 'last_name', 'last_first', 'first_last']);
