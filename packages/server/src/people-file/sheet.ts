/** The cells of a sheet by row, from the first row of the file, so that row numbers are those of the spreadsheet. */
export type SheetTable = readonly (readonly string[])[];

/** The largest number of cells in a row. Does not spread rows into arguments: a hundred thousand would overflow the stack. */
export function widthOf(table: SheetTable): number {
  return table.reduce((most, { length }) => Math.max(most, length), 0);
}

/** A cell that is merged over several rows, whose text is in the first of them only. Rows and columns count from 0. */
export type TallCell = { readonly column: number; readonly from: number; readonly to: number };

/** One sheet of a file; a text file has one sheet without a name. */
export type Sheet = { readonly name: string; readonly table: SheetTable; readonly tall: readonly TallCell[] };

/** The format of a workbook. */
export type WorkbookForm = 'XLSX' | 'ODS';
