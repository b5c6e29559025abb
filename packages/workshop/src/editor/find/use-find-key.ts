import { useEffect } from 'react';

/** Ctrl+F looks through the situation instead of the page. */
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
