import { loadChunk } from '../load-chunk.ts';
import { saveFile } from './save-file.ts';
import type { Rows, TableSheet } from './table-content.ts';

export type TableFile = {
  /** The file's name; its extension, .csv or .xlsx, decides the format. */
  readonly name: string;
  /** The name of the sheet in an xlsx. */
  readonly sheet: string;
  /** The first row holds the headings. */
  readonly rows: Rows;
};

/** Downloads a table as CSV or xlsx. The code that writes it is loaded on demand. */
export async function saveTable({ name, sheet, rows }: TableFile): Promise<void> {
  const { csvOf, xlsxOf } = await loadChunk(() => import('./table-content.ts'));
  saveFile(name, name.endsWith('.xlsx') ? await xlsxOf([{ sheet, rows }]) : csvOf(rows));
}

/** Downloads tables as one xlsx workbook, a sheet each. */
export async function saveWorkbook(name: string, sheets: readonly TableSheet[]): Promise<void> {
  const { xlsxOf } = await loadChunk(() => import('./table-content.ts'));
  saveFile(name, await xlsxOf(sheets));
}
