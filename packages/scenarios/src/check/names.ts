import { type Finding, warning, when } from './finding.ts';
import { sameKey } from './same.ts';

/** What the check of names compares: an item's id and its name. */
export type NamedItem = { readonly id: string; readonly name: string };

/** A name that another item of the same library has: they could not be told apart in a list or a game. */
export function checkName(item: NamedItem, library: readonly NamedItem[]): readonly Finding[] {
  const others = library.filter(({ id }) => id !== item.id);
  return when(namesakesIn([...others, item]).has(item.id), warning('NAME_TAKEN', 'name'));
}

/** The ids of items in a library whose names look the same as another's. */
export function namesakesIn(library: readonly NamedItem[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const keyed = library.map(({ id, name }) => ({ id, key: sameKey(name) })).filter(({ key }) => key !== '');
  for (const { key } of keyed) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set(keyed.filter(({ key }) => (counts.get(key) ?? 0) > 1).map(({ id }) => id));
}
