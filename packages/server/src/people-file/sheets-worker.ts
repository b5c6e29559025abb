import { parentPort, workerData } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/node';
import { z } from 'zod';
import { decodeText } from './decode-text.ts';
import { odsSheets } from './ods-sheets.ts';
import { readCsv } from './read-csv.ts';
import type { Sheet } from './sheet.ts';

const given = z
  .union([
    z.object({ file: z.instanceof(Uint8Array), form: z.enum(['XLSX', 'ODS', 'TEXT']) }),
    z.object({ file: z.string(), form: z.literal('TEXT') }),
  ])
  .parse(workerData);

/** Limits: more rows than a list may have, with room for titles and empty rows, and more columns than schools' lists have. */
const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;
/** More letters than any name or e-mail has. */
const MOST_LETTERS = 300;
/** The most cells of all sheets together, each up to the last of its row that is not empty: what is told on is looked through where the games are. */
const MOST_CELLS = 250_000;

type Read = { readonly sheets: readonly Sheet[] } | { readonly fault: 'FILE_BLANK' | 'FILE_DAMAGED' | 'FILE_HEAVY' };

parentPort?.postMessage(await readWithin());

async function readWithin(): Promise<Read> {
  try {
    const found = await parsed();
    if (found === null) return { fault: 'FILE_BLANK' };
    const sheets = found.map(({ name, table }) => ({ name, table: table.slice(0, MOST_ROWS).map(cutRow) }));
    const cells = sheets.reduce((sum, { table }) => table.reduce((all, { length }) => all + length, sum), 0);
    return cells > MOST_CELLS ? { fault: 'FILE_HEAVY' } : { sheets };
  } catch {
    // Any error of the parser means that the file is no readable workbook.
    return { fault: 'FILE_DAMAGED' };
  }
}

function cutRow(cells: readonly string[]): readonly string[] {
  const row = cells.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, MOST_LETTERS));
  return row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** The sheets as they are in the file; null if it is a text of blanks alone. */
async function parsed(): Promise<readonly Sheet[] | null> {
  switch (given.form) {
    case 'TEXT': {
      const text = typeof given.file === 'string' ? given.file : decodeText(given.file);
      return text.trim() === '' ? null : [{ name: '', table: readCsv(text, MOST_ROWS) }];
    }
    case 'ODS':
      return odsSheets(given.file);
    case 'XLSX':
      return xlsxSheets(given.file);
    default:
      return given satisfies never;
  }
}

async function xlsxSheets(file: Uint8Array): Promise<readonly Sheet[]> {
  const sheets = await readWorkbook(Buffer.from(file));
  return sheets.map(({ sheet, data }) => ({ name: sheet, table: data.map((row) => row.map(cellText)) }));
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 'rrrr-mm-dd'.length);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
