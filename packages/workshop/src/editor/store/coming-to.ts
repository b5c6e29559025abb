import type { Editor } from './editor.ts';
import type { Workplace } from './editor-state.ts';

/** What an element listens to, to tell the editor that its author has come to this workplace, by a key or by a press. */
export function comingTo(editor: Editor, workplace: Workplace) {
  const come = (): void => editor.workIn(workplace);
  return { onFocusCapture: come, onPointerDownCapture: come };
}
