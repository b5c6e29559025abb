import { useCallback, useState } from 'react';
import type { TreeName } from '@fracht/engine';
import { branchOf } from './model/branches.ts';
import { spotOf } from './model/findings.ts';
import type { EditedItem } from './model/item.ts';
import { treeNamesOf } from './model/item.ts';
import { nearestShown, type QuestionIndex } from './model/questions.ts';
import type { Spot } from './model/walk.ts';

export type Part = 'opis' | TreeName;
/** A field that is asked for: by its name, each time anew; `isLookedAt`: it is only shown, the focus stays where it is. */
export type WantedField = { readonly name: string; readonly time: number; readonly isLookedAt: boolean };

type Place = {
  readonly part: Part;
  readonly spots: Readonly<Partial<Record<TreeName, Spot>>>;
  readonly wanted: WantedField | null;
};

/** Where the author works: the part of the item, the question and answer in each tree, the field that was jumped to. */
export function useSpot(first: EditedItem, index: QuestionIndex) {
  const [place, setPlace] = useState<Place>({ part: treeNamesOf(first)[0] ?? 'opis', spots: {}, wanted: null });
  const { part, spots, wanted } = place;
  const spot = part === 'opis' ? null : standing(index, spots[part] ?? { path: part, way: null });
  const show = useCallback((next: Part): void => setPlace((before) => ({ ...before, part: next, wanted: null })), []);
  const choose = useCallback((next: Spot): void => {
    const tree = branchOf(next.path)?.tree;
    if (tree === undefined) return;
    setPlace(({ spots: before }) => ({ part: tree, spots: { ...before, [tree]: next }, wanted: null }));
  }, []);
  const goTo = (path: string, isLookedAt = false): void => {
    const found = spotOf(path, index);
    const name = found?.field ?? path;
    setPlace(({ spots: before, wanted: last }) => {
      const field = { name, time: (last?.time ?? 0) + 1, isLookedAt };
      const tree = found === null ? undefined : branchOf(found.path)?.tree;
      if (found === null || tree === undefined) return { part: 'opis', spots: before, wanted: field };
      return { part: tree, spots: { ...before, [tree]: { path: found.path, way: found.answer } }, wanted: field };
    });
  };
  return { part, spot, wanted, show, choose, goTo };
}

/** The spot, or the nearest one before it where its question is gone. */
function standing(index: QuestionIndex, spot: Spot): Spot {
  const path = nearestShown(index, spot.path);
  return path === spot.path || index.shownAt(spot.path) !== null ? { ...spot, path } : { path, way: null };
}
