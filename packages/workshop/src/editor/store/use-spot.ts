import { useCallback, useMemo, useState } from 'react';
import type { TreeName } from '@fracht/engine';
import { branchOf, type EditedItem, indexOf, rootsOf, spotOf, treeNamesOf } from '@fracht/scenarios';
import { type Editor, type EditorState, useEditor } from './editor.ts';
import { standing, standingStill } from './standing.ts';
import type { Spot } from '../graph/walk.ts';

export type SpotPart = 'opis' | TreeName;
/** A field that is asked for: by its name, each time anew; `isLookedAt`: it is only shown, the focus stays where it is. */
export type WantedField = { readonly name: string; readonly time: number; readonly isLookedAt: boolean };

type Place = {
  readonly part: SpotPart;
  readonly spots: Readonly<Partial<Record<TreeName, Spot>>>;
  readonly wanted: WantedField | null;
};

/** Where the author works: the part of the item, the question and answer in each tree, the field that was jumped to. */
export function useSpot(editor: Editor) {
  const [place, setPlace] = useState<Place>(() => firstPlace(editor.now()));
  const { part, spots, wanted } = place;
  const wish = useMemo(() => (part === 'opis' ? null : (spots[part] ?? { path: part, way: null })), [part, spots]);
  const path = useEditor(editor, (state) => (wish === null ? null : spotIn(state, wish).path));
  const way = useEditor(editor, (state) => (wish === null ? null : spotIn(state, wish).way));
  const spot = useMemo(() => (path === null ? null : { path, way }), [path, way]);
  const show = useCallback(
    (next: SpotPart): void => setPlace((before) => ({ ...before, part: next, wanted: null })),
    [],
  );
  const choose = useCallback((next: Spot): void => {
    const tree = branchOf(next.path)?.tree;
    if (tree === undefined) return;
    setPlace(({ spots: before }) => ({ part: tree, spots: { ...before, [tree]: next }, wanted: null }));
  }, []);
  const goTo = useCallback(
    (to: string, isLookedAt = false): void => {
      const found = spotOf(to, indexOf(editor.now()));
      const name = found?.field ?? to;
      setPlace(({ spots: before, wanted: last }) => {
        const field = { name, time: (last?.time ?? 0) + 1, isLookedAt };
        const tree = found === null ? undefined : branchOf(found.path)?.tree;
        if (found === null || tree === undefined) return { part: 'opis', spots: before, wanted: field };
        return { part: tree, spots: { ...before, [tree]: { path: found.path, way: found.answer } }, wanted: field };
      });
    },
    [editor],
  );
  return { part, spot, wanted, show, choose, goTo };
}

/** An item that nobody has begun is named first; any other opens at its first tree. */
function firstPlace(edited: EditedItem): Place {
  const trees = treeNamesOf(edited);
  const isBegun = edited.item.name !== '' || rootsOf(edited).length > 0;
  if (isBegun) return { part: trees[0] ?? 'opis', spots: {}, wanted: null };
  return { part: 'opis', spots: {}, wanted: { name: 'name', time: 0, isLookedAt: false } };
}

function spotIn({ history, shown }: EditorState, wish: Spot): Spot {
  return (shown.item === history.now ? standing : standingStill)(history.now, wish);
}
