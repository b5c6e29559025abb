import { useEffect } from 'react';
import type { Editor } from './editor.ts';

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y work all over the page. */
export function useUndoKeys({ undo, redo }: Editor): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [undo, redo]);
}
