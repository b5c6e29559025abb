import type { ColumnKind } from '@fracht/protocol';
import { headingOf, isNotTheirs, isOwnAccount } from './headings.ts';
import { type FoundLayout, isFilled } from './layout.ts';
import { type Sheet, widthOf } from './sheet.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+$/u;

/** A column that may hold the people's addresses. */
type AddressColumn = {
  readonly column: number;
  /** Its cells that are addresses, by row. */
  readonly cells: ReadonlyMap<number, string>;
  /** Its heading says that it holds e-mails. */
  readonly isNamed: boolean;
  /** Its heading says that these are the people's own, or the school's for them. */
  readonly isOwn: boolean;
};

/**
 * The layout with the column of the people's own addresses as the e-mails. Of several columns that hold addresses it is the one whose heading names the
 * pupil, the school or an account, and one that is much emptier than another is not taken. Uncertain if the headings do not say whose addresses they are: the
 * first column of e-mails may be that of the mothers. `texts`: the headings.
 */
export function withAddresses(sheet: Sheet, layout: FoundLayout, texts: readonly string[]): FoundLayout {
  const all = addressColumns(sheet, layout, texts);
  const most = all.reduce((sum, { cells }) => Math.max(sum, cells.size), 0);
  const full = all.filter(({ cells }) => cells.size * 2 >= most);
  const own = full.filter(({ isOwn }) => isOwn);
  const chosen = bestNamed(own) ?? bestNamed(full);
  if (chosen === undefined) return layout;
  const others = (chosen.isOwn ? own : all.filter((one) => one.isOwn || full.includes(one))).filter(
    (one) => one !== chosen && !isSame(one, chosen),
  );
  const width = Math.max(layout.columns.length, widthOf(sheet.table));
  return {
    ...layout,
    columns: Array.from({ length: width }, (_, column): ColumnKind => {
      if (column === chosen.column) return 'email';
      const kind = layout.columns[column] ?? 'none';
      return kind === 'email' ? 'none' : kind;
    }),
    isSure: layout.isSure && (chosen.isNamed || chosen.isOwn) && others.length === 0,
  };
}

function bestNamed(columns: readonly AddressColumn[]): AddressColumn | undefined {
  return columns.find(({ isNamed }) => isNamed) ?? columns[0];
}

/** The columns that hold addresses and are named for them, and those without a use so far that hold little else. */
function addressColumns(sheet: Sheet, layout: FoundLayout, texts: readonly string[]): readonly AddressColumn[] {
  const rows = sheet.table.slice(layout.from - 1).filter(isFilled).length;
  return [...addressesIn(sheet, layout.from)].flatMap(([column, cells]) => {
    const text = texts[column] ?? '';
    const isNamed = headingOf(text) === 'email';
    const isFree = (layout.columns[column] ?? 'none') === 'none' && !isNotTheirs(text) && cells.size * 2 >= rows;
    return isNamed || isFree ? [{ column, cells, isNamed, isOwn: isOwnAccount(text) }] : [];
  });
}

/** The addresses of each column that has any, from the left, in the rows from one (counted from 1) on. Each cell is looked at once. */
function addressesIn({ table }: Sheet, from: number): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const found = new Map<number, Map<number, string>>();
  for (const [row, cells] of table.slice(from - 1).entries()) {
    for (const [column, cell] of cells.entries()) {
      const text = cell.trim();
      if (!ADDRESS.test(text)) continue;
      const known = found.get(column) ?? new Map<number, string>();
      found.set(column, known.set(row, text.toLowerCase()));
    }
  }
  return new Map([...found].toSorted(([one], [other]) => one - other));
}

/** Whether two columns say nothing different about anybody. */
function isSame({ cells }: AddressColumn, { cells: others }: AddressColumn): boolean {
  return [...cells].every(([row, text]) => (others.get(row) ?? text) === text);
}
