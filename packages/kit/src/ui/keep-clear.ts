import { type RefObject, useEffect, useState } from 'react';
import { overlaps } from './box.ts';

/**
 * Whether a floating `area` has to move to the opposite end of its container, so that it does not cover the element with the keyboard focus. `shown`: what the
 * area shows; null: nothing. (UIX-15)
 */
export function useKeepsClear(area: RefObject<HTMLElement | null>, shown: unknown): boolean {
  const [isMoved, setIsMoved] = useState(false);
  useEffect(() => {
    if (shown === null || area.current === null) return undefined;
    return keepClear(area.current, () => setIsMoved((before) => !before));
  }, [area, shown]);
  return isMoved;
}

/**
 * Calls `onCover` whenever `area` covers the element that has the keyboard focus: now, and at every later move of the focus. The returned function stops that.
 * (UIX-15)
 */
function keepClear(area: HTMLElement, onCover: () => void): () => void {
  const look = () => {
    const focused = document.activeElement;
    if (focused === null || area.contains(focused) || !focused.matches(':focus-visible')) return;
    if (overlaps(focused.getBoundingClientRect(), area.getBoundingClientRect())) onCover();
  };
  look();
  document.addEventListener('focusin', look);
  return () => document.removeEventListener('focusin', look);
}
