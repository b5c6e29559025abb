import type { Table } from './read-table.ts';

/** A row of the file; nothing of it is checked. */
export type GivenRow = {
  /** As the spreadsheet counts: the first is 1. */
  readonly row: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly group: string;
};

type Column = Exclude<keyof GivenRow, 'row'>;

/** Headings by the word that tells the column, without capitals and Polish marks; the first that fits wins. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['email', /\be-?mail\b|\bpoczta\b/u],
  ['last_name', /\bnazwisko\b/u],
  ['first_name', /\bimie\b/u],
  ['group', /\b(?:grupa|klasa)\b/u],
];

const NEEDED: readonly Column[] = ['email', 'first_name', 'last_name'];

/** The people of a table below its headings; null when a heading is missing. Empty rows are left out. */
export function peopleOf(table: Table): readonly GivenRow[] | null {
  const top = table.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  const columns = columnsOf(table[top] ?? []);
  if (!NEEDED.every((column) => columns.has(column))) return null;
  return table.flatMap((cells, index) => {
    const isPerson = index > top && cells.some((cell) => cell.trim() !== '');
    return isPerson ? [personOf(cells, columns, index + 1)] : [];
  });
}

function columnsOf(headings: readonly string[]): ReadonlyMap<Column, number> {
  const columns = new Map<Column, number>();
  for (const [index, heading] of headings.entries()) {
    const found = HEADINGS.find(([column, words]) => !columns.has(column) && words.test(plain(heading)));
    if (found !== undefined) columns.set(found[0], index);
  }
  return columns;
}

function personOf(cells: readonly string[], columns: ReadonlyMap<Column, number>, row: number): GivenRow {
  const cell = (column: Column) => (cells[columns.get(column) ?? -1] ?? '').trim();
  return {
    row,
    email: cell('email'),
    first_name: cell('first_name'),
    last_name: cell('last_name'),
    group: cell('group'),
  };
}

function plain(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
}
