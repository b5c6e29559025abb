import { accepted, refused, type Result } from '@fracht/engine';
import { withoutStray } from '@fracht/protocol';
import readWorkbook from 'read-excel-file/node';
import { listsBeside } from './beside.ts';
import { decodeText } from './decode-text.ts';
import { type FileFault, fileKind } from './file-kind.ts';
import { odsSheets } from './ods-sheets.ts';
import { readCsv } from './read-csv.ts';
import type { Sheet } from './sheet.ts';
import { workbookForm } from './workbook-form.ts';
import { xlsxTallCells } from './xlsx-tall-cells.ts';

/** Limits: more rows than a list may have, with room for titles and empty rows, and more columns and sheets than schools' lists have. */
const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;
const MOST_SHEETS = 100;
/** More letters than any name, of a person or a sheet, or e-mail has. */
const MOST_LETTERS = 300;
/**
 * How many cells all sheets may have together, each row counted up to its last non-empty cell, plus merged ones: the result is processed in the thread of the games.
 */
const MOST_CELLS = 250_000;
/** How many letters these may have, and how many non-empty rows: the lists of a whole school have fewer. */
const MOST_IN_ALL = { letters: 1_000_000, rows: 20_000 };

/** The sheets of a file, or why there are none. */
export type ParsedSheets = { readonly sheets: readonly Sheet[] } | { readonly fault: FileFault };

/** What is in a file, within limits. To be run in a separate thread, because the parsers would hold up the games. (PPL-13) */
export async function parseSheets(file: string | Uint8Array): Promise<ParsedSheets> {
  try {
    const found = await parsed(file);
    if (!found.ok) return { fault: found.error };
    const sheets = found.value.slice(0, MOST_SHEETS).map(({ name, table, tall }) => ({
      name: cutRow([name])[0] ?? '',
      table: table.slice(0, MOST_ROWS).map(cutRow),
      tall,
    }));
    return isHeavy(sheets) ? { fault: 'FILE_HEAVY' } : { sheets: sheets.flatMap(listsBeside).slice(0, MOST_SHEETS) };
  } catch {
    // Any error of the parser means that the file is not a readable workbook.
    return { fault: 'FILE_DAMAGED' };
  }
}

function isHeavy(sheets: readonly Sheet[]): boolean {
  let [cells, letters, rows] = [0, 0, 0];
  for (const { table, tall } of sheets) {
    cells += tall.length;
    for (const row of table) {
      cells += row.length;
      if (row.length > 0) rows += 1;
      for (const cell of row) letters += cell.length;
    }
  }
  return cells > MOST_CELLS || letters > MOST_IN_ALL.letters || rows > MOST_IN_ALL.rows;
}

/** A row within limits, without invisible characters, with runs of blanks collapsed: patterns would scan a long one again and again. */
function cutRow(cells: readonly string[]): readonly string[] {
  const row = cells
    .slice(0, MOST_COLUMNS)
    .map((cell) => withoutStray(cell.slice(0, MOST_LETTERS)).replaceAll(/(?<first>\s)\s+/gu, '$<first>'));
  return row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** The sheets as they are in the file, or why it is none that has any. */
async function parsed(file: string | Uint8Array): Promise<Result<readonly Sheet[], FileFault>> {
  if (typeof file === 'string') return textSheet(file);
  const kind = fileKind(file);
  if (kind === 'TEXT') return textSheet(decodeText(file));
  if (kind !== 'ARCHIVE') return refused(kind);
  const form = workbookForm(file);
  if (!form.ok) return form;
  return accepted(form.value === 'ODS' ? odsSheets(file) : await xlsxSheets(file));
}

function textSheet(text: string): Result<readonly Sheet[], FileFault> {
  return text.trim() === ''
    ? refused('FILE_BLANK')
    : accepted([{ name: '', table: readCsv(text, MOST_ROWS), tall: [] }]);
}

async function xlsxSheets(file: Uint8Array): Promise<readonly Sheet[]> {
  const sheets = await readWorkbook(Buffer.from(file));
  const tall = xlsxTallCells(file);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    table: data.map((row) => row.map(cellText)),
    tall: tall.get(sheet) ?? [],
  }));
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 'rrrr-mm-dd'.length);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}
