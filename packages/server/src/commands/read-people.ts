import { hasNames, type ImportLayout, LIMITS, type ReadFile } from '@fracht/protocol';
import { AppError, fieldError } from '../errors.ts';
import { findLayout } from '../people-file/find-layout.ts';
import { type FoundLayout, isFilled } from '../people-file/layout.ts';
import { type GivenRow, sheetPeople } from '../people-file/sheet-people.ts';
import { type Sheet, widthOf } from '../people-file/sheet.ts';
import { readInThread, type SheetsReader } from '../people-file/read-in-thread.ts';
import { classOfTitle } from '../people-file/titles.ts';

/** The people of a file, and how they were found in it. */
export type PeopleFile = { readonly rows: readonly GivenRow[]; readonly file: ReadFile };

/** Rows of the file to show to the person who has to say what the columns are; the count is how many of them come before the first person. */
const SHOWN = 12;
const SHOWN_ABOVE = 4;
const LONGEST_CELL = 60;
const MOST_LEFT_OUT = 20;
const MOST_OTHERS = 20;
/** A PESEL, the Polish national identification number: not needed, so it is not shown. */
const PESEL = /^\d{11}$/u;

/**
 * Reads the people of a file, at the place that `layout` gives, or else wherever they are detected. Throws VALIDATION on `file` if it cannot be
 * read, or has too many people or none, or if the place is uncertain and the caller did not pass `ask`. `readFile`: replaces the reading thread in
 * tests.
 */
export async function readPeople(
  file: string | Uint8Array,
  { layout, ask }: { readonly layout: ImportLayout | undefined; readonly ask: boolean },
  readFile: SheetsReader = readInThread,
): Promise<PeopleFile> {
  const read = await readFile(file);
  if (!read.ok) throw fieldError('file', read.error);
  const sheets = read.value;
  const found =
    layout === undefined ? findLayout(sheets) : (given(sheets, layout) ?? (ask ? inSheet(sheets, layout) : null));
  if (!sheets.some(({ table }) => table.some(isFilled))) throw fieldError('file', 'FILE_EMPTY');
  if ((found === null || !found.isSure) && !ask) throw fieldError('file', 'COLUMNS_MISSING');
  const known = found ?? unknownLayout(sheets, layout?.sheet);
  const sheet = sheets[known.sheet] ?? { name: '', table: [], tall: [] };
  const { people, leftOut } = found === null ? { people: [], leftOut: [] } : sheetPeople(sheet, known);
  // If a list was detected for certain there is nothing to ask, so this is empty.
  if (people.length === 0 && (known.isSure || !ask)) throw fieldError('file', 'FILE_EMPTY');
  if (people.length > LIMITS.importRows) {
    throw new AppError('VALIDATION', { fields: { file: [{ code: 'ROWS_TOO_MANY', limit: LIMITS.importRows }] } });
  }
  return {
    rows: people,
    file: {
      sheets: sheets.map(({ name }) => name),
      ...known,
      columns: [...known.columns],
      top: topOf(sheet, known.from),
      group: classOfTitle(sheet, known.from).name,
      leftOut: leftOut.slice(0, MOST_LEFT_OUT),
      others: othersIn(sheets, known.sheet),
    },
  };
}

/** The layout that the caller gave; null if it names no sheet of this file, or no columns of names. */
function given(sheets: readonly Sheet[], layout: ImportLayout): FoundLayout | null {
  return layout.sheet < sheets.length && hasNames(layout.columns) ? { ...layout, isSure: true } : null;
}

/** If the caller has named only a sheet: what is found on it, to be confirmed. */
function inSheet(sheets: readonly Sheet[], { sheet }: ImportLayout): FoundLayout | null {
  const found = findLayout(sheets.slice(sheet, sheet + 1));
  return found === null ? null : { ...found, sheet, isSure: false };
}

/** If nothing looks like a list: the named sheet, or the first that is not empty, with all columns unknown. */
function unknownLayout(sheets: readonly Sheet[], named: number | undefined): FoundLayout {
  const first = sheets.findIndex(({ table }) => table.some(isFilled));
  const sheet = named !== undefined && named < sheets.length ? named : Math.max(0, first);
  const table = sheets[sheet]?.table ?? [];
  const width = widthOf(table);
  const from = Math.max(1, table.findIndex(isFilled) + 1);
  return { sheet, from, columns: Array.from({ length: width }, () => 'none' as const), isSure: false };
}

/** The other sheets on which a list is found for sure. */
function othersIn(sheets: readonly Sheet[], taken: number): ReadFile['others'] {
  const others = sheets.flatMap((sheet, index) => {
    const found = index === taken ? null : findLayout([sheet]);
    if (found === null || !found.isSure) return [];
    const { from, columns } = found;
    const people = sheetPeople(sheet, found).people.length;
    const group = classOfTitle(sheet, from).name;
    return people === 0 ? [] : [{ sheet: index, from, columns: [...columns], people, group }];
  });
  return others.slice(0, MOST_OTHERS);
}

function topOf({ table }: Sheet, from: number): ReadFile['top'] {
  const filled = table.flatMap((cells, index) => (isFilled(cells) ? [{ row: index + 1, cells }] : []));
  const first = filled.findIndex(({ row }) => row >= from);
  const begin = Math.max(0, first - SHOWN_ABOVE);
  return filled.slice(begin, begin + SHOWN).map(({ row, cells }) => ({ row, cells: cells.map(shown) }));
}

function shown(cell: string): string {
  const text = cell.trim();
  return PESEL.test(text) ? '•••' : text.slice(0, LONGEST_CELL);
}
