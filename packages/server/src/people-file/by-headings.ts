import type { ColumnKind } from '@fracht/protocol';
import { withAddresses } from './address-column.ts';
import { classIn } from './class-name.ts';
import { isFirstName } from './first-names.ts';
import { type Heading, headingOf } from './headings.ts';
import { type FoundLayout, isFilled, valuesOf } from './layout.ts';
import { isWholeName, surnameFirst } from './person-name.ts';
import type { Sheet } from './sheet.ts';

/** The rows in which headings are looked for: schools have long letterheads, but not longer. */
const LOOKED_AT = 60;
/** The least number of names that can outweigh a heading. */
const ENOUGH = 3;
/** From this share on a majority is clear. */
const CLEAR = 0.7;

type Candidate = {
  readonly from: number;
  readonly headings: readonly Heading[];
  /** The cells themselves. */
  readonly texts: readonly string[];
  readonly worth: number;
};

/** The layout of a sheet by its headings; null if no row has headings of names. */
export function layoutByHeadings(sheet: Sheet, index: number): FoundLayout | null {
  const rows = sheet.table.slice(0, LOOKED_AT);
  const candidates = rows.flatMap((cells, row) => candidatesAt(cells, rows[row - 1] ?? [], row));
  const [best] = candidates.toSorted((one, other) => other.worth - one.worth);
  return best === undefined ? null : withAddresses(sheet, layoutOf(sheet, index, best), best.texts);
}

/** A row as headings: alone, or together with the row above, for headings in two rows. */
function candidatesAt(cells: readonly string[], above: readonly string[], row: number): readonly Candidate[] {
  if (!isFilled(cells) || cells.some((cell) => cell.includes('@'))) return [];
  const alone = candidateOf(cells, row);
  const isTitle = above.filter((cell) => cell.trim() !== '').length < 2 || above.some((cell) => cell.includes('@'));
  // A first person below the headings is no second row of them.
  const isBelow = !isTitle && cells.some((cell) => headingOf(cell) !== 'none' && classIn([cell]) === '');
  if (!isBelow) return alone === null ? [] : [alone];
  const filled = filledRight(above);
  const length = Math.max(cells.length, above.length);
  const both = Array.from({ length }, (_, column) => `${filled[column] ?? ''} ${cells[column] ?? ''}`);
  const together = candidateOf(both, row);
  // Both rows together are more reliable: "Dane opiekuna" above "E-mail" is somebody else's address.
  const found = together ?? alone;
  return found === null ? [] : [found];
}

/** Fills merged cells: their text is in the first of their columns only. */
function filledRight(cells: readonly string[]): readonly string[] {
  let last = '';
  return cells.map((cell) => {
    last = cell.trim() === '' ? last : cell;
    return last;
  });
}

function candidateOf(cells: readonly string[], row: number): Candidate | null {
  const headings = firstOfEach(cells.map(headingOf));
  const isSplit = headings.includes('first_name') && headings.includes('last_name');
  const isWhole = headings.some((heading) => ['last_first', 'first_last', 'whole'].includes(heading));
  if (!isSplit && !isWhole) return null;
  const extra = (headings.includes('email') ? 2 : 0) + (headings.includes('group') ? 1 : 0);
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  const worth = ((isSplit ? 4 : 3) + extra) * 100 + Math.min(filled, 99) - row / LOOKED_AT;
  return { from: row + 2, headings, texts: cells, worth };
}

/** Keeps only the first of several columns with the same heading; drops whole names if first name and surname are separate columns. */
function firstOfEach(headings: readonly Heading[]): readonly Heading[] {
  const isSplit = headings.includes('first_name') && headings.includes('last_name');
  const isWhole = (heading: Heading) => ['last_first', 'first_last', 'whole'].includes(heading);
  const whole = headings.findIndex(isWhole);
  return headings.map((heading, index) => {
    if (isWhole(heading)) return isSplit || index !== whole ? 'none' : heading;
    return headings.indexOf(heading) === index ? heading : 'none';
  });
}

/** Whether the headings name two people in each row, and do not say who the second one is. */
function namesTwice(texts: readonly string[]): boolean {
  const said = texts.map(headingOf);
  const times = (heading: Heading) => said.filter((one) => one === heading).length;
  const isWhole = times('first_name') === 0 || times('last_name') === 0;
  return isWhole ? times('last_first') + times('first_last') > 1 : times('first_name') > 1 && times('last_name') > 1;
}

function layoutOf(sheet: Sheet, index: number, { from, headings, texts }: Candidate): FoundLayout {
  const isTwice = namesTwice(texts);
  const whole = headings.findIndex((heading) => ['last_first', 'first_last', 'whole'].includes(heading));
  if (whole < 0) {
    const columns = headings.map(asKind);
    return { sheet: index, from, columns, isSure: !isTwice && !isSwapped(sheet, columns, from) };
  }
  const heading = headings[whole] ?? 'whole';
  const { share, votes } = surnameFirst(valuesOf(sheet, whole, from).filter(isWholeName));
  const isLastFirst = share >= 0.5;
  const isClear = votes > 0 && (share >= CLEAR || share <= 1 - CLEAR);
  const voted: ColumnKind = isLastFirst ? 'last_first' : 'first_last';
  const isOutvoted = heading !== voted && votes >= ENOUGH && isClear;
  const kind = heading === 'whole' || isOutvoted ? voted : heading;
  const columns = headings.map((one, column) => (column === whole ? asKind(kind) : withoutPart(one)));
  return { sheet: index, from, columns, isSure: !isTwice && (heading === 'whole' ? isClear : !isOutvoted) };
}

function asKind(heading: Heading): ColumnKind {
  return heading === 'whole' ? 'none' : heading;
}

/** Drops the heading of a single name, which is redundant beside a whole name. */
function withoutPart(heading: Heading): ColumnKind {
  return heading === 'first_name' || heading === 'last_name' ? 'none' : asKind(heading);
}

/** Whether the column of surnames holds first names, and the other one does not. */
function isSwapped(sheet: Sheet, columns: readonly ColumnKind[], from: number): boolean {
  const share = (kind: ColumnKind) => {
    const values = valuesOf(sheet, columns.indexOf(kind), from);
    return values.length < ENOUGH ? 0.5 : values.filter(isFirstName).length / values.length;
  };
  return share('last_name') >= CLEAR && share('first_name') <= 1 - CLEAR;
}
