import { useEffect, useRef } from 'react';
import { isFocusFree } from './hand-over.ts';

const TODO = '[data-hint="todo"] :is(button, a)';

/**
 * The title of a card that is opened, or changed, has the focus; when the card is closed, what had it before has it again, else the
 * list of what is to be done. `key`: what the card shows; null: none. A card that opens by itself (`isWanted` false) leaves alone who
 * is anywhere else, and one that is wanted whoever is in the menu or the top bar.
 */
export function useCardFocus(key: string | null, isWanted: boolean): void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const before = document.activeElement;
    const isTaken = isFocusFree() || (isWanted && before?.closest('nav, header, [role="dialog"]') === null);
    if (isTaken && !isFocusFree() && before?.closest('[data-sheet]') === null) opener.current = before;
    if (isTaken) document.querySelector<HTMLElement>('[data-sheet] h2')?.focus({ preventScroll: true });
    return () => queueMicrotask(() => giveBack(opener.current));
  }, [key, isWanted]);
}

/** Nothing has the focus once the card is away: it goes back. */
function giveBack(opener: Element | null): void {
  if (!isFocusFree()) return;
  const back = opener?.isConnected === true ? opener : document.querySelector(TODO);
  if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
}
