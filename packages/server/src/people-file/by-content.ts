import type { ColumnKind } from '@fracht/protocol';
import { classIn } from './class-name.ts';
import { isFirstName } from './first-names.ts';
import { type FoundLayout, valuesOf } from './layout.ts';
import { isNamePart, isWholeName, surnameFirst } from './person-name.ts';
import { isRemark } from './remarks.ts';
import { type Sheet, widthOf } from './sheet.ts';

/** The least share of a column's cells that decides its kind. */
const MOST = 0.6;
/** From this share on a majority is clear. */
const CLEAR = 0.7;
/** How many values of a column are enough to tell what it holds; without a limit a file could make the server look at half a million of them. */
const LOOKED_AT = 300;
/** How many values of a sheet are looked at, at most: the more columns, the fewer of each. */
const LOOKED_AT_IN_ALL = 6000;

type SeenColumn = { readonly kind: 'email' | 'whole' | 'part' | 'class' | 'other'; readonly firstNames: number };

/**
 * The layout of a sheet without headings, from what its cells look like; null if no column looks like names. Uncertain if two columns have addresses or whole names:
 * one may be the parents'.
 */
export function layoutByContent(sheet: Sheet, index: number): FoundLayout | null {
  const seen = seenColumns(sheet);
  const found = wholeNames(sheet, seen) ?? partedNames(seen);
  if (found === null) return null;
  const emails = seen.flatMap(({ kind }, column) => (kind === 'email' ? [column] : []));
  const group = seen.findIndex(({ kind }) => kind === 'class');
  const columns = found.columns.map((kind, column): ColumnKind => {
    if (column === emails[0]) return 'email';
    return column === group ? 'group' : kind;
  });
  const from = firstPerson(sheet, columns);
  return from === null ? null : { sheet: index, from, columns, isSure: found.isSure && emails.length < 2 };
}

/** What the columns of a sheet look like, from their first values. */
export function seenColumns(sheet: Sheet): readonly SeenColumn[] {
  const width = widthOf(sheet.table);
  const most = Math.min(LOOKED_AT, Math.ceil(LOOKED_AT_IN_ALL / Math.max(1, width)));
  return Array.from({ length: width }, (_, column) => seenIn(valuesOf(sheet, column, 1).slice(0, most)));
}

function seenIn(values: readonly string[]): SeenColumn {
  const share = (fits: (value: string) => boolean) =>
    values.length === 0 ? 0 : values.filter(fits).length / values.length;
  const firstNames = share(isFirstName);
  if (share((value) => value.includes('@')) >= MOST) return { kind: 'email', firstNames };
  if (share((value) => isWholeName(value) && !isRemark(value)) >= MOST) return { kind: 'whole', firstNames };
  if (share((value) => classIn([value]) !== '') >= MOST) return { kind: 'class', firstNames };
  if (share((value) => isNamePart(value) && !isRemark(value)) >= MOST) return { kind: 'part', firstNames };
  return { kind: 'other', firstNames };
}

type NameColumns = { readonly columns: readonly ColumnKind[]; readonly isSure: boolean };

function wholeNames(sheet: Sheet, seen: readonly SeenColumn[]): NameColumns | null {
  const column = seen.findIndex(({ kind }) => kind === 'whole');
  if (column < 0) return null;
  const { share, votes } = surnameFirst(valuesOf(sheet, column, 1).filter(isWholeName));
  const order: ColumnKind = share >= 0.5 ? 'last_first' : 'first_last';
  const isAlone = seen.filter(({ kind }) => kind === 'whole').length === 1;
  const isSure = isAlone && votes > 0 && (share >= CLEAR || share <= 1 - CLEAR);
  return { columns: seen.map((_, at) => (at === column ? order : 'none')), isSure };
}

/** Two columns of single names; the one with more known first names is the first name. */
function partedNames(seen: readonly SeenColumn[]): NameColumns | null {
  const [one, other] = seen.flatMap(({ kind }, column) => (kind === 'part' ? [column] : []));
  if (one === undefined || other === undefined) return null;
  const known = (column: number) => seen[column]?.firstNames ?? 0;
  const [first, last] = known(one) >= known(other) ? [one, other] : [other, one];
  const columns = seen.map((_, at): ColumnKind => {
    if (at === first) return 'first_name';
    return at === last ? 'last_name' : 'none';
  });
  return { columns, isSure: known(first) >= 0.5 && known(last) < 0.5 };
}

/** The first row (counted from 1) whose name looks like a person's. */
function firstPerson({ table }: Sheet, columns: readonly ColumnKind[]): number | null {
  const row = table.findIndex((cells) => {
    const names = columns.flatMap((kind, column) =>
      kind === 'none' || kind === 'email' || kind === 'group' ? [] : [(cells[column] ?? '').trim()],
    );
    const fits = names.length === 1 ? isWholeName : isNamePart;
    return names.every((name) => fits(name) && !isRemark(name));
  });
  return row < 0 ? null : row + 1;
}
