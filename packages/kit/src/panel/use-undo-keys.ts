import { isInWindow } from '../ui/owns-keys.ts';
import { useKeyDown } from '../ui/use-key-down.ts';

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y on the whole page, inside fields too: they step through the page's history, not through a field's own. In a window over the
 * page they belong to the window. (UIX-16)
 */
export function useUndoKeys({ undo, redo }: { readonly undo: () => void; readonly redo: () => void }): void {
  useKeyDown((event) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    if (isInWindow(event.target)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
}
