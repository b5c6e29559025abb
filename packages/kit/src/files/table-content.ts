import Papa from 'papaparse';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';

export type Rows = readonly (readonly (string | number | null)[])[];

/** The byte order mark: by it a spreadsheet knows the text for UTF-8. */
const UTF8_MARK = '\uFEFF';

/** What spreadsheets accept as the name of a sheet: its greatest length, and the characters that it may not hold. */
const SHEET_NAME = 31;
const NOT_IN_SHEET_NAMES = /[\\/?*[\]:]/gu;

/** The start of a text that a spreadsheet would run as a formula. The library's own expression misses texts of several lines. */
const FORMULA = /^[=+\-@\t\r]/u;

const LETTER = 1.2;
const WIDEST = 60;

/** A table as CSV with semicolons, which Polish spreadsheets expect. Texts that would run as formulas are escaped. */
export function csvOf(rows: Rows): Blob {
  const text = Papa.unparse(
    rows.map((row) => row.map((cell) => cell ?? '')),
    { delimiter: ';', escapeFormulae: FORMULA },
  );
  return new Blob([UTF8_MARK, text], { type: 'text/csv;charset=utf-8' });
}

/** A table as an xlsx workbook of one sheet; its first row is bold and frozen. */
export async function xlsxOf(sheet: string, rows: Rows): Promise<Blob> {
  const cells = rows.map((row, index) => row.map((value) => cellOf(value, index === 0)));
  const columns = (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) }));
  const name = sheet.replace(NOT_IN_SHEET_NAMES, ' ').slice(0, SHEET_NAME);
  return writeExcelFile(cells, { sheet: name, columns, stickyRowsCount: 1 }).toBlob();
}

function cellOf(value: string | number | null, isHeading: boolean): Cell {
  if (value === null || value === '') return null;
  const style = isHeading ? ({ fontWeight: 'bold' } as const) : {};
  return typeof value === 'number' ? { type: Number, value, ...style } : { type: String, value, ...style };
}

function widthOf(rows: Rows, column: number): number {
  const longest = Math.max(...rows.map((row) => String(row[column] ?? '').length));
  return Math.min(WIDEST, Math.ceil(longest * LETTER) + 2);
}
