import Papa from 'papaparse';
import writeExcelFile, { type Cell } from 'write-excel-file/universal';

export type Rows = readonly (readonly (string | number | null)[])[];

/** Told before the text: a spreadsheet then reads it as UTF-8. */
const UTF8_MARK = '\uFEFF';

/** The longest name of a sheet and what may not stand in one, as spreadsheets have it. */
const SHEET_NAME = 31;
const NOT_IN_SHEET_NAMES = /[\\/?*[\]:]/gu;

/** How a text begins that spreadsheets would reckon. The library's own expression looks no further than one line. */
const FORMULA = /^[=+\-@\t\r]/u;

const LETTER = 1.2;
const WIDEST = 60;

/** A table as CSV with semicolons, as Polish spreadsheets open it; a text that would count as a formula is only a text. */
export function csvOf(rows: Rows): Blob {
  const text = Papa.unparse(
    rows.map((row) => row.map((cell) => cell ?? '')),
    { delimiter: ';', escapeFormulae: FORMULA },
  );
  return new Blob([UTF8_MARK, text], { type: 'text/csv;charset=utf-8' });
}

/** A table as a workbook of one sheet: the first row is bold and stays on top. */
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
