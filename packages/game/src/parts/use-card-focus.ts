import { useEffect, useRef } from 'react';
import { isFocusFree } from '@fracht/kit/ui/focus-free.ts';

const TODO = '[data-hint="todo"] :is(button, a)';

/**
 * Moves the focus to a card's title when the card opens or changes; when it closes, back to where it was, else to the to-do list. `key`: what the card shows;
 * null: no card. A card that opens by itself (`isWanted` false) takes the focus only if nothing has it; one that the viewer opened does not take it from the
 * menu, the top bar or a window.
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

/** Returns the focus, if the closed card has left none. */
function giveBack(opener: Element | null): void {
  if (!isFocusFree()) return;
  const back = opener?.isConnected === true ? opener : document.querySelector(TODO);
  if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
}
