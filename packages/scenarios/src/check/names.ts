import { type Finding, warning, when } from './finding.ts';
import { sameKey } from './same.ts';

/** What tells an item of a library from another: its id, and its name as it is compared. */
export type NamedItem = { readonly id: string; readonly name: string };

/** A name that another item of the same library bears: in a list and in a game nobody can tell the two apart. */
export function checkName(item: NamedItem, library: readonly NamedItem[]): readonly Finding[] {
  const others = library.filter(({ id }) => id !== item.id);
  return when(namesakesIn([...others, item]).has(item.id), warning('NAME_TAKEN', 'name'));
}

/** The ids of the items of a library whose names readers take for the name of another. */
export function namesakesIn(library: readonly NamedItem[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const keyed = library.map(({ id, name }) => ({ id, key: sameKey(name) })).filter(({ key }) => key !== '');
  for (const { key } of keyed) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set(keyed.filter(({ key }) => (counts.get(key) ?? 0) > 1).map(({ id }) => id));
}
