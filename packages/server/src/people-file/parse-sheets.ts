import readWorkbook from 'read-excel-file/node';
import { decodeText } from './decode-text.ts';
import { odsSheets } from './ods-sheets.ts';
import { readCsv } from './read-csv.ts';
import type { GivenSheets, Sheet } from './sheet.ts';
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
export type ParsedSheets =
  | { readonly sheets: readonly Sheet[] }
  | { readonly fault: 'FILE_BLANK' | 'FILE_DAMAGED' | 'FILE_HEAVY' };

/** What is in a file, within limits. To be run in a separate thread, because the parsers would hold up the games. (PPL-13) */
export async function parseSheets(given: GivenSheets): Promise<ParsedSheets> {
  try {
    const found = await parsed(given);
    if (found === null) return { fault: 'FILE_BLANK' };
    const sheets = found.slice(0, MOST_SHEETS).map(({ name, table, tall }) => ({
      name: cutRow([name])[0] ?? '',
      table: table.slice(0, MOST_ROWS).map(cutRow),
      tall,
    }));
    return isHeavy(sheets) ? { fault: 'FILE_HEAVY' } : { sheets };
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

/** A row within limits, with runs of blanks collapsed: patterns would scan a long one again and again. */
function cutRow(cells: readonly string[]): readonly string[] {
  const row = cells
    .slice(0, MOST_COLUMNS)
    .map((cell) => cell.slice(0, MOST_LETTERS).replaceAll(/(?<first>\s)\s+/gu, '$<first>'));
  return row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** The sheets as they are in the file; null if it is a text of nothing but blanks. */
async function parsed(given: GivenSheets): Promise<readonly Sheet[] | null> {
  switch (given.form) {
    case 'TEXT': {
      const text = typeof given.file === 'string' ? given.file : decodeText(given.file);
      return text.trim() === '' ? null : [{ name: '', table: readCsv(text, MOST_ROWS), tall: [] }];
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
