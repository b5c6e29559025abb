import { parentPort, workerData } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/node';
import { z } from 'zod';
import { odsSheets } from './ods-sheets.ts';
import type { Sheet } from './sheet.ts';

const given = z.object({ file: z.instanceof(Uint8Array), form: z.enum(['XLSX', 'ODS']) }).parse(workerData);

/** Limits: more rows than a list may have, with room for titles and empty rows, and more columns than schools' lists have. */
const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;

parentPort?.postMessage(await sheetsOrFault());

async function sheetsOrFault(): Promise<{ readonly sheets: readonly Sheet[] } | { readonly fault: 'FILE_DAMAGED' }> {
  try {
    const sheets = given.form === 'ODS' ? odsSheets(given.file) : await xlsxSheets();
    return {
      sheets: sheets.map(({ name, table }) => ({
        name,
        table: table.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS)),
      })),
    };
  } catch {
    // Any error of the parser means that the file is no readable workbook.
    return { fault: 'FILE_DAMAGED' };
  }
}

async function xlsxSheets(): Promise<readonly Sheet[]> {
  const sheets = await readWorkbook(Buffer.from(given.file));
  return sheets.map(({ sheet, data }) => ({ name: sheet, table: data.map((row) => row.map(cellText)) }));
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 'rrrr-mm-dd'.length);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
