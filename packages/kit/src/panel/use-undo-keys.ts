import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y on the whole page, inside fields too: they step through the page's history, not through a field's own. */
export function useUndoKeys({ undo, redo }: { readonly undo: () => void; readonly redo: () => void }): void {
  const heard = useEffectEvent((event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
