import { useEffect } from 'react';
import { keepLight } from './keep-light.ts';
import { watchPrinting } from './watch-printing.ts';

/** Paper is white: while the page is printed it is light. */
export function useLightPaper(): void {
  useEffect(() => {
    let end = (): void => undefined;
    return watchPrinting((isPrinting) => {
      if (isPrinting) end = keepLight();
      else end();
    });
  }, []);
}
