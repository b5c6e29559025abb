import { useEffect } from 'react';

/** Has Ctrl+F open the search of the editor instead of the browser's. */
export function useFindKey(onFind: () => void): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'f')
        return;
      event.preventDefault();
      onFind();
      document.querySelector<HTMLInputElement>('[data-find]')?.select();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [onFind]);
}
