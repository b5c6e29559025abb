import type { TreeName } from '@fracht/engine';
import { branchOf, type EditedItem, indexOf, rootsOf, spotOf, treeNamesOf } from '@fracht/scenarios';
import type { Spot } from './spot.ts';

/** What a tab of the editor shows: the description of the item, or one of its trees. */
export type ItemPart = 'opis' | TreeName;

/** A field that was jumped to, by its name; each jump has another `time`. `isLookedAt`: it is only shown, the focus stays where it is. */
export type WantedField = { readonly name: string; readonly time: number; readonly isLookedAt: boolean };

/** Where an author is in an item. */
export type AuthorPlace = {
  readonly part: ItemPart;
  /** The question or way that was chosen last in each tree; its first question where none was. */
  readonly spots: Readonly<Partial<Record<TreeName, Spot>>>;
  /** Null: no field was jumped to. */
  readonly wanted: WantedField | null;
};

/** Where an author begins: at the name of an item that nobody has begun, else in its first tree. */
export function firstPlace(edited: EditedItem): AuthorPlace {
  const isBegun = edited.item.name !== '' || rootsOf(edited).length > 0;
  if (isBegun) return { part: treeNamesOf(edited)[0] ?? 'opis', spots: {}, wanted: null };
  return { part: 'opis', spots: {}, wanted: { name: 'name', time: 0, isLookedAt: false } };
}

/** After another tab was opened. */
export function atPart(place: AuthorPlace, part: ItemPart): AuthorPlace {
  return { ...place, part, wanted: null };
}

/** After a question or way was chosen; the same place where the path leads into no tree. */
export function atSpot(place: AuthorPlace, spot: Spot): AuthorPlace {
  const tree = branchOf(spot.path)?.tree;
  if (tree === undefined) return place;
  return { part: tree, spots: { ...place.spots, [tree]: spot }, wanted: null };
}

/** After a jump to a field, or to whatever else a finding or a search hit names by its path. */
export function atField(place: AuthorPlace, item: EditedItem, path: string, isLookedAt: boolean): AuthorPlace {
  const found = spotOf(path, indexOf(item));
  const wanted = { name: found?.field ?? path, time: (place.wanted?.time ?? 0) + 1, isLookedAt };
  const at = found === null ? null : atSpot(place, { path: found.path, way: found.answer });
  return at === null || at === place ? { ...place, part: 'opis', wanted } : { ...at, wanted };
}

/** The question or way that was chosen in a tree; it may be gone from the item since. */
export function chosenIn({ spots }: AuthorPlace, tree: TreeName): Spot {
  return spots[tree] ?? { path: tree, way: null };
}
