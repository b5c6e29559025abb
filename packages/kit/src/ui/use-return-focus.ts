import { useEffect, useRef, type RefObject } from 'react';
import { isFocusFree } from './focus-free.ts';

/** Gives what one comes back to the focus when it is drawn, unless something else has it: that brings it into sight too. */
export function useReturnFocus<Part extends HTMLElement>(isReturn: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (isReturn && isFocusFree()) part.current?.focus();
  }, [isReturn]);
  return part;
}

/** The place of a page to which one comes back, as an address names it; empty: none. */
export function returnPlaceIn(search: string): string {
  return new URLSearchParams(search).get('place') ?? '';
}
