import { isInWindow } from '@fracht/kit/ui/owns-keys.ts';
import { useKeyDown } from '@fracht/kit/ui/use-key-down.ts';

/** Makes Ctrl+F open the search of the editor instead of the browser's; in a window over it, it is the browser's. (UIX-16) */
export function useFindKey(onFind: () => void): void {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'f') return;
    if (isInWindow(event.target)) return;
    event.preventDefault();
    onFind();
    document.querySelector<HTMLInputElement>('[data-find]')?.select();
  });
}
