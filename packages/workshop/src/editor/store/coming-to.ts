import type { Editor } from './editor.ts';
import type { Workplace } from './editor-state.ts';

/** Event handlers by which an element tells the editor that the author has come to this workplace, by keyboard or by mouse. */
export function comingTo(editor: Editor, workplace: Workplace) {
  const come = (): void => editor.workIn(workplace);
  return { onFocusCapture: come, onPointerDownCapture: come };
}
