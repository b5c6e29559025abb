import { searchText } from '../search-text.ts';
import type { Sort, SortDirection } from '../ui/table.tsx';

const COLLATOR = new Intl.Collator('pl', { numeric: true, sensitivity: 'base' });

/** Compares two texts in Polish order; numbers inside them by value. */
export function comparePolish(one: string, other: string): number {
  return COLLATOR.compare(one, other);
}

type Named = { readonly first_name: string; readonly last_name: string };

/** Compares people by first, then by last name. (PAN-1) */
export function comparePersonNames(one: Named, other: Named): number {
  return comparePolish(one.first_name, other.first_name) || comparePolish(one.last_name, other.last_name);
}

/** Whether the texts contain every word of the query; case and Polish diacritics do not matter. */
export function matches(query: string, ...texts: readonly string[]): boolean {
  return matchesPlain(searchText(query), searchText(texts.join(' ')));
}

/** Whether a text matches a query, both already normalised by `searchText`: in a long list each text is then normalised only once. */
export function matchesPlain(query: string, text: string): boolean {
  return query.split(/\s+/u).every((part) => text.includes(part));
}

/** The list in the given order; `orders` has a comparison for each column. */
export function sorted<T, K extends string>(
  list: readonly T[],
  { key, direction }: Sort<K>,
  orders: Readonly<Record<K, (one: T, other: T) => number>>,
): readonly T[] {
  const turn = direction === 'ascending' ? 1 : -1;
  return list.toSorted((one, other) => turn * orders[key](one, other));
}

/** Parses a sort from the address: `name` or `-name`; the first key, ascending, if it is none of `keys`. */
export function readSort<K extends string>(text: string, keys: readonly [K, ...K[]]): Sort<K> {
  const direction: SortDirection = text.startsWith('-') ? 'descending' : 'ascending';
  const key = keys.find((known) => known === text.replace('-', ''));
  return key === undefined ? { key: keys[0], direction: 'ascending' } : { key, direction };
}

/** A sort in the form used in the address. */
export function writeSort<K extends string>({ key, direction }: Sort<K>): string {
  return direction === 'descending' ? `-${key}` : key;
}

/** One page of a list; `page` counts from 1 and is clamped to the range. */
export function pageOf<T>(
  list: readonly T[],
  page: number,
  size: number,
): { readonly rows: readonly T[]; readonly page: number; readonly pages: number; readonly from: number } {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const at = Math.min(pages, Math.max(1, Number.isInteger(page) ? page : 1));
  const from = (at - 1) * size;
  return { rows: list.slice(from, from + size), page: at, pages, from };
}
