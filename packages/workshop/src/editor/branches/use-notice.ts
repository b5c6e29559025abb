import { useCallback, useState } from 'react';
import type { EditedItem } from '@fracht/scenarios';
import { type Editor, useEditor } from '../store/editor.ts';

/** One sentence about what has just been done in the graph, or could not be. */
export type Notice = { readonly text: string; readonly isBad: boolean };

/**
 * What an author is told last, and what tells it. It stands while something is moved, else until the item changes: after that it would be
 * about something that an undo no longer takes back.
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
