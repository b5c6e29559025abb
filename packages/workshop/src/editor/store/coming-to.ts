import type { Editor } from './editor.ts';
import type { Workplace } from './editor-state.ts';

/** Event handlers that tell the editor that the author has moved to this workplace, by keyboard or mouse. */
export function comingTo(editor: Editor, workplace: Workplace) {
  const come = (): void => editor.workIn(workplace);
  return { onFocusCapture: come, onPointerDownCapture: come };
}
