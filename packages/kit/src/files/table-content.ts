import Papa from 'papaparse';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';

export type Rows = readonly (readonly (string | number | null)[])[];

/** The byte order mark, by which a spreadsheet recognises UTF-8. */
const UTF8_MARK = '\uFEFF';

/** What spreadsheets accept as the name of a sheet: its maximum length, and the characters that it must not contain. */
const SHEET_NAME = 31;
const NOT_IN_SHEET_NAMES = /[\\/?*[\]:]/gu;

/** The start of a text that a spreadsheet would run as a formula. The library's own expression misses texts of several lines. */
const FORMULA = /^[=+\-@\t\r]/u;

const LETTER = 1.2;
const WIDEST = 60;

/** A sheet of a workbook: its name, and its rows, of which the first holds the headings. */
export type TableSheet = { readonly sheet: string; readonly rows: Rows };

/**
 * A table as CSV in the form that Polish spreadsheets expect: semicolons, and decimal commas, because 12.5 would be read as the twelfth of May. Texts that
 * would run as formulas are escaped; a number never is one, whatever its sign.
 */
export function csvOf(rows: Rows): Blob {
  const text = Papa.unparse(
    rows.map((row) => row.map(csvCell)),
    { delimiter: ';' },
  );
  return new Blob([UTF8_MARK, text], { type: 'text/csv;charset=utf-8' });
}

function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value === null ? '' : FORMULA.test(value) ? `'${value}` : value;
}

/** Tables as an xlsx workbook, a sheet each; the first row of each is bold and frozen. */
export async function xlsxOf(sheets: readonly TableSheet[]): Promise<Blob> {
  return writeExcelFile(sheets.map(writtenSheet)).toBlob();
}

function writtenSheet({ sheet, rows }: TableSheet) {
  return {
    data: rows.map((row, index) => row.map((value) => cellOf(value, index === 0))),
    sheet: sheet.replace(NOT_IN_SHEET_NAMES, ' ').slice(0, SHEET_NAME),
    columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
    stickyRowsCount: 1,
  };
}

function cellOf(value: string | number | null, isHeading: boolean): Cell {
  if (value === null || value === '') return null;
  const style = isHeading ? ({ fontWeight: 'bold' } as const) : {};
  return typeof value === 'number' ? { type: Number, value, ...style } : { type: String, value, ...style };
}

function widthOf(rows: Rows, column: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[column] ?? '').length), 0);
  return Math.min(WIDEST, Math.ceil(longest * LETTER) + 2);
}
