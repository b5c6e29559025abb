import type { ColumnKind } from '@fracht/protocol';
import { classNamedIn, type NamedClass, namesOfClasses } from './class-name.ts';
import { headingOf } from './headings.ts';
import { isFilled, type Layout, NAME_COLUMNS } from './layout.ts';
import { partedName, type ReadName } from './person-name.ts';
import type { Sheet } from './sheet.ts';
import { isNeverName, isRemark } from './remarks.ts';
import { classOfRow, classOfTitle } from './titles.ts';

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

const NO_EMAIL = /^(?:-|–|—|brak|nie ma|b\/d|n\/d)$/iu;

/** The people of a sheet, and the rows below its headings that are nobody. */
type SheetPeople = { readonly people: readonly GivenRow[]; readonly leftOut: readonly LeftOut[] };

type Line =
  | { readonly is: 'PERSON'; readonly person: GivenRow }
  | { readonly is: 'CLASS'; readonly named: NamedClass; readonly left: LeftOut }
  | { readonly is: 'NOBODY'; readonly left: LeftOut };

/**
 * The people of a sheet by its layout. Empty rows are skipped; rows that are not people are given separately. A class that stands as a heading between people
 * is the group of those below it who have none; then the class in the title is the group of those above.
 */
export function sheetPeople(sheet: Sheet, layout: Layout): SheetPeople {
  const lines = linesOf(sheet, layout);
  const last = lines.findLastIndex(({ is }) => is === 'PERSON');
  const blocks = lines.slice(0, Math.max(0, last)).flatMap((line) => (line.is === 'CLASS' ? [line.named] : []));
  const [title = '', ...names] = namesOfClasses([classOfTitle(sheet, layout.from), ...blocks]);
  let block = blocks.length > 0 ? title : '';
  const people: GivenRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.is === 'PERSON') {
      const { group } = line.person;
      people.push({ ...line.person, group: group === '' ? block : group });
    } else if (line.is === 'CLASS' && at < last) block = names.shift() ?? '';
    else leftOut.push(line.left);
  }
  return { people, leftOut: leftOut.filter(({ text }) => /\p{L}/u.test(text)) };
}

/** What each row from the first person on is. */
function linesOf(sheet: Sheet, { from, columns }: Layout): readonly Line[] {
  const mergedAt = mergedOver(sheet, columns.indexOf('group'));
  return sheet.table.flatMap((cells, index): readonly Line[] => {
    if (index + 1 < from || !isFilled(cells)) return [];
    const person = personOf(cells, columns, { index, merged: mergedAt.get(index) ?? '' });
    const isNone = isNobody(person, cells, columns);
    const text = cells.filter((cell) => cell.trim() !== '').join(' ');
    // A name alone in its row may look like a class; a text that begins with a digit is not a name.
    const named = isNone || /^\s*\d/u.test(text) ? classOfRow(cells) : classNamedIn([]);
    const left = { row: index + 1, text };
    if (named.name !== '') return [{ is: 'CLASS', named, left }];
    return [isNone ? { is: 'NOBODY', left } : { is: 'PERSON', person }];
  });
}

/** `merged`: the group in the merged cell that spans the row's own cell. */
function personOf(
  cells: readonly string[],
  columns: readonly ColumnKind[],
  { index, merged }: { readonly index: number; readonly merged: string },
): GivenRow {
  const cell = (kind: ColumnKind) => textIn(cells, columns.indexOf(kind));
  const email = cell('email');
  const group = cell('group');
  return {
    row: index + 1,
    ...namesOf(cell),
    email: NO_EMAIL.test(email) ? '' : email,
    group: group === '' ? merged : group,
    code: !columns.includes('email'),
  };
}

function textIn(cells: readonly string[] | undefined, column: number): string {
  return (cells?.[column] ?? '').trim();
}

/** The texts of a column's merged cells, by the rows below the first that each spans. Each row and each cell is looked at once, however they overlap. */
function mergedOver({ table, tall }: Sheet, column: number): ReadonlyMap<number, string> {
  const ends = new Map<number, number>();
  for (const cell of tall) if (cell.column === column) ends.set(cell.from, cell.to);
  const texts = new Map<number, string>();
  let over = { text: '', to: -1 };
  for (const [index, cells] of table.entries()) {
    const to = ends.get(index);
    if (to !== undefined) over = { text: textIn(cells, column), to };
    else if (index <= over.to) texts.set(index, over.text);
  }
  return texts;
}

function namesOf(cell: (kind: ColumnKind) => string): ReadName {
  const lastFirst = cell('last_first');
  if (lastFirst !== '') return partedName(lastFirst, 'last_first');
  const firstLast = cell('first_last');
  if (firstLast !== '') return partedName(firstLast, 'first_last');
  return { first_name: cell('first_name'), last_name: cell('last_name') };
}

/**
 * Whether a row is not a person: it has neither name nor e-mail, such as a lone number, or a number for a name, or is a sum, a signature or repeated headings.
 */
function isNobody(person: GivenRow, cells: readonly string[], columns: readonly ColumnKind[]): boolean {
  const { first_name, last_name, email } = person;
  const names = cells.filter((cell, column) => cell.trim() !== '' && NAME_COLUMNS.has(columns[column] ?? 'none'));
  // The form teacher may be listed with an address, too.
  if (names.some(isNeverName)) return true;
  if (email.includes('@')) return false;
  if (!/\p{L}/u.test(first_name + last_name) && email === '') return true;
  if ([first_name, last_name].some((part) => part !== '' && !/\p{L}/u.test(part))) return true;
  if (names.every((cell) => headingOf(cell) !== 'none')) return true;
  const isWritten = columns.includes('first_name') && first_name !== '' && last_name !== '';
  return !isWritten && names.some(isRemark);
}
