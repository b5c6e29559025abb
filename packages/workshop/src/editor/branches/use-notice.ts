import { useCallback, useState } from 'react';
import type { EditedItem } from '@fracht/scenarios';
import { type Editor, useEditor } from '../store/editor.ts';

/** One sentence about what has just been done in the graph, or could not be. */
export type Notice = { readonly text: string; readonly isBad: boolean };

/**
 * The last notice to the author, and a function that shows one. While something is being moved it stays; otherwise it goes with the next change of the item,
 * because it might refer to something that undo no longer reaches.
 */
export function useNotice(
  editor: Editor,
  isMoving: boolean,
): readonly [notice: Notice | null, tell: (notice: Notice | null) => void] {
  const [last, setLast] = useState<{ readonly notice: Notice; readonly of: EditedItem } | null>(null);
  const tell = useCallback(
    (notice: Notice | null): void => setLast(notice === null ? null : { notice, of: editor.now() }),
    [editor],
  );
  const isTrue = useEditor(editor, ({ now }) => isMoving || last?.of === now.item);
  return [isTrue ? (last?.notice ?? null) : null, tell];
}
