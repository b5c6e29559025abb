import type { TreeName } from '@fracht/engine';
import { branchOf, type EditedItem, indexOf, rootsOf, spotOf, treeNamesOf } from '@fracht/scenarios';
import type { Spot } from './spot.ts';

/** A tab of the editor: the description of the item, or one of its trees. */
export type ItemPart = 'opis' | TreeName;

/** The target field of a jump, by its name; each jump has another `time`. `isLookedAt`: it is only shown, the focus stays where it is. */
export type WantedField = { readonly name: string; readonly time: number; readonly isLookedAt: boolean };

/** An author's position in an item. */
export type AuthorPlace = {
  readonly part: ItemPart;
  /** The question or way selected last in each tree; its first question if none was. */
  readonly spots: Readonly<Partial<Record<TreeName, Spot>>>;
  /** Null: there was no jump to a field. */
  readonly wanted: WantedField | null;
};

/** An author's initial position: the name of an item that nobody has begun, else its first tree. */
export function firstPlace(edited: EditedItem): AuthorPlace {
  const isBegun = edited.item.name !== '' || rootsOf(edited).length > 0;
  if (isBegun) return { part: treeNamesOf(edited)[0] ?? 'opis', spots: {}, wanted: null };
  return { part: 'opis', spots: {}, wanted: { name: 'name', time: 0, isLookedAt: false } };
}

/** The position after another tab was opened. */
export function atPart(place: AuthorPlace, part: ItemPart): AuthorPlace {
  return { ...place, part, wanted: null };
}

/** The position after a question or way was selected; unchanged if the path leads into no tree. */
export function atSpot(place: AuthorPlace, spot: Spot): AuthorPlace {
  const tree = branchOf(spot.path)?.tree;
  if (tree === undefined) return place;
  return { part: tree, spots: { ...place.spots, [tree]: spot }, wanted: null };
}

/** The position after a jump to a field, or to whatever else a finding or a search hit names by its path. */
export function atField(place: AuthorPlace, item: EditedItem, path: string, isLookedAt: boolean): AuthorPlace {
  const found = spotOf(path, indexOf(item));
  const wanted = { name: found?.field ?? path, time: (place.wanted?.time ?? 0) + 1, isLookedAt };
  const at = found === null ? null : atSpot(place, { path: found.path, way: found.answer });
  return at === null || at === place ? { ...place, part: 'opis', wanted } : { ...at, wanted };
}

/** The question or way that was selected in a tree; it may no longer exist in the item. */
export function chosenIn({ spots }: AuthorPlace, tree: TreeName): Spot {
  return spots[tree] ?? { path: tree, way: null };
}
