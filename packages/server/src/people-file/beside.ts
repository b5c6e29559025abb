import { foldedName } from '../folded.ts';
import { seenColumns } from './by-content.ts';
import { type Heading, headingOf, isNotTheirs } from './headings.ts';
import { isFilled } from './layout.ts';
import type { Sheet } from './sheet.ts';
import { classOfTitle } from './titles.ts';

/** The rows in which headings are looked for. */
const LOOKED_AT = 60;
/** More lists than fit on a sheet of paper. */
const MOST_BESIDE = 8;
/** Headings of whole names. */
const WHOLE: ReadonlySet<Heading> = new Set(['last_first', 'first_last', 'whole']);

/** Where lists stand side by side: the first column of each, and the row (from 0) below which their people are. */
type SideBySide = { readonly starts: readonly number[]; readonly row: number };

/**
 * The lists of a sheet that stand side by side, such as two classes or the two halves of one, each as a sheet of its own; row numbers stay as they are. A sheet
 * with one list stays whole. Lists are side by side if the same headings are repeated, or stand again behind a blank column, or if without headings the
 * same kinds of columns are repeated.
 */
export function listsBeside(sheet: Sheet): readonly Sheet[] {
  const columns = filledColumns(sheet);
  const headed = sheet.table.slice(0, LOOKED_AT).findIndex((cells) => holdsNames(cells.map(headingOf)));
  const beside = headed < 0 ? besideByContent(sheet, columns) : besideByHeadings(sheet, headed, columns);
  if (beside === null || beside.starts.length > MOST_BESIDE) return [sheet];
  const { starts, row } = beside;
  return starts.map((start, at) => {
    const place = { start: at === 0 ? 0 : start, end: starts[at + 1] ?? Infinity, row };
    const part = partOf(sheet, place);
    const { name } = classOfTitle({ ...part, name: '' }, row + 2);
    return { ...part, name: `${sheet.name} ${name === '' ? `(${String(at + 1)})` : name}`.trim() };
  });
}

type PartPlace = { readonly start: number; readonly end: number; readonly row: number };

/** The columns of a sheet from one on to before another. A title that stands alone in its row is that of each list below it. */
function partOf({ name, table, tall }: Sheet, { start, end, row }: PartPlace): Sheet {
  return {
    name,
    table: table.map((cells, index) => {
      const own = cells.slice(start, end);
      const filled = cells.filter((cell) => cell.trim() !== '');
      return index < row && filled.length === 1 && !isFilled(own) ? filled : own;
    }),
    tall: tall.flatMap((cell) =>
      cell.column >= start && cell.column < end ? [{ ...cell, column: cell.column - start }] : [],
    ),
  };
}

/** The row of headings if it has those of several lists; null if it has not, or there is none. */
function besideByHeadings({ table }: Sheet, row: number, columns: readonly number[]): SideBySide | null {
  const [cells = [], above = []] = [table[row], table[row - 1]];
  // The same headings below "Dane rodzica" are no second list.
  if (above.some(isNotTheirs)) return null;
  const isList = (some: readonly number[]) => holdsNames(some.map((column) => headingOf(cells[column] ?? '')));
  const blocks = blocksOf(columns);
  const starts =
    blocks.length > 1 && blocks.every(isList)
      ? blocks.map(([first = 0]) => first)
      : startsOfTurns(columns, (column) => foldedName(cells[column] ?? ''), isList);
  return starts.length > 1 ? { starts, row } : null;
}

/** Lists without headings: the kinds of their columns are repeated. */
function besideByContent(sheet: Sheet, columns: readonly number[]): SideBySide | null {
  const kinds = seenColumns(sheet).map(({ kind }) => kind);
  const starts = startsOfTurns(
    columns,
    (column) => kinds[column] ?? 'other',
    (some) => {
      const names = some.map((column) => kinds[column]);
      return names.includes('whole') || names.filter((kind) => kind === 'part').length === 2;
    },
  );
  const isFilledIn = (cells: readonly string[], start: number, at: number) =>
    isFilled(cells.slice(start, starts[at + 1]));
  const row = sheet.table.findIndex((cells) => starts.filter((start, at) => isFilledIn(cells, start, at)).length > 1);
  return starts.length > 1 && row >= 0 ? { starts, row } : null;
}

/** The columns with text, from the left. */
function filledColumns({ table }: Sheet): readonly number[] {
  const filled = new Set(
    table.flatMap((cells) => cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]))),
  );
  return [...filled].toSorted((one, other) => one - other);
}

/** Columns in blocks of neighbours. */
function blocksOf(columns: readonly number[]): readonly (readonly number[])[] {
  const blocks: number[][] = [];
  for (const column of columns) {
    const last = blocks.at(-1);
    if (last !== undefined && last.at(-1) === column - 1) last.push(column);
    else blocks.push([column]);
  }
  return blocks;
}

/** The first column of each turn if all columns are turns of the same kinds, each of which is a list; else none. */
function startsOfTurns(
  columns: readonly number[],
  kindOf: (column: number) => string,
  isList: (columns: readonly number[]) => boolean,
): readonly number[] {
  const kinds = columns.map(kindOf);
  for (let length = 1; length * 2 <= kinds.length; length += 1) {
    const isTurn = kinds.length % length === 0 && kinds.every((kind, at) => kind === kinds[at % length]);
    if (isTurn && isList(columns.slice(0, length))) return columns.filter((_, at) => at % length === 0);
  }
  return [];
}

function holdsNames(headings: readonly Heading[]): boolean {
  const isSplit = headings.includes('first_name') && headings.includes('last_name');
  return isSplit || headings.some((heading) => WHOLE.has(heading));
}
