import { loadChunk } from '../load-chunk.ts';
import { saveFile } from './save-file.ts';
import type { Rows } from './table-content.ts';

export type TableFile = {
  /** Of the file, with its ending: .csv or .xlsx. */
  readonly name: string;
  /** Of the sheet inside an xlsx. */
  readonly sheet: string;
  /** The first one holds the headings. */
  readonly rows: Rows;
};

/** Saves a table as a file of the kind that its name ends with. What makes the file is loaded only now. */
export async function saveTable({ name, sheet, rows }: TableFile): Promise<void> {
  const { csvOf, xlsxOf } = await loadChunk(() => import('./table-content.ts'));
  saveFile(name, name.endsWith('.xlsx') ? await xlsxOf(sheet, rows) : csvOf(rows));
}
