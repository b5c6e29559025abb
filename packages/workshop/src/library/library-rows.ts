import { bestScore, type CarType } from '@fracht/engine';
import { changeTypeLabels, effectsSentence, emergencySubtypeLabels, schoolDay } from '@fracht/content';
import {
  checkItem,
  checkSourceDays,
  type Finding,
  namesakesIn,
  questionCount,
  rootsOf,
  type TreeRoot,
} from '@fracht/scenarios';
import type { LibraryEntry } from '@fracht/kit/api/library-calls.ts';
import { comparePolish, matchesPlain } from '@fracht/kit/panel/list-rules.ts';
import { searchText } from '@fracht/kit/search-text.ts';
import { serverNow } from '@fracht/kit/server-time.ts';

export type LandColumn = 'PL' | 'EUR';

/** An item of a library as its list shows it. */
export type LibraryRow = {
  readonly entry: LibraryEntry;
  /** Its number in the library, from 1. */
  readonly order: number;
  /** Another item of the library has the same name. */
  readonly isNamesake: boolean;
  /** The words below its name that distinguish it from others of the same name. */
  readonly words: string;
  /** Name and texts, normalised for the search. */
  readonly searched: string;
  /** Its kind within the library; empty if there is only one. */
  readonly type: string;
  readonly types: readonly CarType[];
  readonly lands: readonly LandColumn[];
};

export type Filters = {
  readonly query: string;
  readonly type: string;
  readonly land: string;
  readonly car: string;
  readonly active: string;
};

/** The trees of an item that have a question, in the order of the game. */
export function filledTrees(entry: LibraryEntry): readonly TreeRoot[] {
  return entry.kind === 'ACCIDENT' ? [] : rootsOf(entry);
}

/** The findings of an item on its own, as of this day at school; computed lazily, only for rows that are shown or sorted by them. */
export const findingsOf = remembered(({ kind, item }) => [
  ...checkItem(kind, item),
  ...checkSourceDays(item, schoolDay(serverNow())),
]);

/** The findings of an item, including those caused by others of its library, such as a name already in use. */
export function findingsAmong({ entry, isNamesake }: Pick<LibraryRow, 'entry' | 'isNamesake'>): readonly Finding[] {
  return isNamesake ? [NAMESAKE, ...findingsOf(entry)] : findingsOf(entry);
}

/** Points of the best way through all trees of an item; computed lazily. */
export const bestOf = remembered((entry) => bestOfAll(filledTrees(entry)));

/** The kind of an item within its library, in words; empty if there is only one. */
export function typeOf({ kind, item }: LibraryEntry): string {
  if (kind === 'ACCIDENT') return '';
  return kind === 'CHANGE' ? changeTypeLabels[item.type] : emergencySubtypeLabels[item.subtype];
}

/** How many questions all trees have; computed only for rows that are shown or sorted by it. */
export function questionTotal(entry: LibraryEntry): number {
  return filledTrees(entry).reduce((sum, { root }) => sum + questionCount(root), 0);
}

/** Points of the best way through all trees. */
export function bestOfAll(trees: readonly TreeRoot[]): number {
  return trees.reduce((sum, { tree, root }) => sum + bestScore(root, tree), 0);
}

type Facts = Omit<LibraryRow, 'order' | 'isNamesake'>;

const NAMESAKE: Finding = { code: 'NAME_TAKEN', path: 'name', level: 'warning' };

/** The rows of a library. */
export function rowsOf(entries: readonly LibraryEntry[]): readonly LibraryRow[] {
  const namesakes = namesakesIn(entries.map(({ item }) => item));
  return entries.map((entry, index) => ({
    ...factsOf(entry),
    order: index + 1,
    isNamesake: namesakes.has(entry.item.id),
  }));
}

const factsOf = remembered((entry): Facts => {
  const { kind, item } = entry;
  const words = kind === 'ACCIDENT' ? effectsSentence(item.effects) : item.description;
  return {
    entry,
    words,
    searched: searchText(`${item.name} ${words}`),
    type: typeOf(entry),
    types: item.types,
    lands: kind === 'CHANGE' ? [] : item.lands,
  };
});

/** The rows that match search and filters. */
export function found(rows: readonly LibraryRow[], filters: Filters): readonly LibraryRow[] {
  const query = searchText(filters.query);
  return rows.filter(
    ({ entry: { item }, searched, type, types, lands }) =>
      (filters.type === '' || type === filters.type) &&
      (filters.land === '' || lands.some((land) => land === filters.land)) &&
      (filters.car === '' || types.some((car) => car === filters.car)) &&
      (filters.active === '' || (item.active === 1) === (filters.active === 'tak')) &&
      matchesPlain(query, searched),
  );
}

/** Comparators of rows, one for each column that sorts. */
export const ROW_ORDERS = {
  order: (one: LibraryRow, other: LibraryRow) => one.order - other.order,
  name: (one: LibraryRow, other: LibraryRow) => comparePolish(one.entry.item.name, other.entry.item.name),
  questions: (one: LibraryRow, other: LibraryRow) => questionTotal(one.entry) - questionTotal(other.entry),
  best: (one: LibraryRow, other: LibraryRow) => bestOf(one.entry) - bestOf(other.entry),
  check: (one: LibraryRow, other: LibraryRow) => findingsAmong(one).length - findingsAmong(other).length,
} as const;

/** Memoises a function of an item by the item's identity. */
function remembered<Result>(work: (entry: LibraryEntry) => Result): (entry: LibraryEntry) => Result {
  const known = new WeakMap<LibraryEntry['item'], { readonly result: Result }>();
  return (entry) => {
    const { result } = known.get(entry.item) ?? { result: work(entry) };
    known.set(entry.item, { result });
    return result;
  };
}
