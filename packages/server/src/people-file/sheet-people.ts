import type { ColumnKind } from '@fracht/protocol';
import { headingOf } from './headings.ts';
import { isFilled, type Layout } from './layout.ts';
import { partedName, type ReadName } from './person-name.ts';
import type { Sheet } from './sheet.ts';
import { isRemark } from './remarks.ts';

/** A row of the file; not validated yet. */
export type GivenRow = ReadName & {
  /** Its number as in a spreadsheet, from 1. */
  readonly row: number;
  readonly email: string;
  readonly group: string;
  /** The person has no e-mail, and gets a login name with a one-time code instead. */
  readonly code: boolean;
};

/** A row below the headings that is no person, such as a footer or repeated headings. */
export type LeftOut = { readonly row: number; readonly text: string };

const NAMES: ReadonlySet<ColumnKind> = new Set(['first_name', 'last_name', 'last_first', 'first_last']);
const NO_EMAIL = /^(?:-|–|—|brak|nie ma|b\/d|n\/d)$/iu;

/** The people of a sheet by its layout. Empty rows are skipped; rows that are no person are given separately. */
export function sheetPeople(
  { table }: Sheet,
  { from, columns }: Layout,
): { readonly people: readonly GivenRow[]; readonly leftOut: readonly LeftOut[] } {
  const people: GivenRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, cells] of table.entries()) {
    if (index + 1 < from || !isFilled(cells)) continue;
    const person = personOf(cells, columns, index + 1);
    if (isNobody(person, cells, columns)) {
      const text = cells.filter((cell) => cell.trim() !== '').join(' ');
      if (/\p{L}/u.test(text)) leftOut.push({ row: index + 1, text });
    } else people.push(person);
  }
  return { people, leftOut };
}

function personOf(cells: readonly string[], columns: readonly ColumnKind[], row: number): GivenRow {
  const cell = (kind: ColumnKind) => (cells[columns.indexOf(kind)] ?? '').trim();
  const email = cell('email');
  return {
    row,
    ...namesOf(cell),
    email: NO_EMAIL.test(email) ? '' : email,
    group: cell('group'),
    code: !columns.includes('email'),
  };
}

function namesOf(cell: (kind: ColumnKind) => string): ReadName {
  const lastFirst = cell('last_first');
  if (lastFirst !== '') return partedName(lastFirst, 'last_first');
  const firstLast = cell('first_last');
  if (firstLast !== '') return partedName(firstLast, 'first_last');
  return { first_name: cell('first_name'), last_name: cell('last_name') };
}

/** Whether a row is no person: it has neither name nor e-mail, such as a lone number, or is a sum, a signature or repeated headings. */
function isNobody(person: GivenRow, cells: readonly string[], columns: readonly ColumnKind[]): boolean {
  const { first_name, last_name, email } = person;
  if (email.includes('@')) return false;
  if (!/\p{L}/u.test(first_name + last_name) && email === '') return true;
  const names = cells.filter((cell, column) => cell.trim() !== '' && NAMES.has(columns[column] ?? 'none'));
  if (names.every((cell) => headingOf(cell) !== 'none')) return true;
  const isWritten = columns.includes('first_name') && first_name !== '' && last_name !== '';
  return !isWritten && names.some(isRemark);
}
