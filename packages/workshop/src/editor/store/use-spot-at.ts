import { useShallow } from 'zustand/react/shallow';
import type { TreeName } from '@fracht/engine';
import { type Editor, useEditor } from './editor.ts';
import { spotAt, type Workplace } from './editor-state.ts';
import type { Spot } from './spot.ts';

/** The author's position in the tree, as a workplace shows it. */
export function useSpotAt(editor: Editor, workplace: Workplace, tree: TreeName): Spot {
  return useEditor(
    editor,
    useShallow((state) => spotAt(state, workplace, tree)),
  );
}
