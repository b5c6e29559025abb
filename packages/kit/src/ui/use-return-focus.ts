import { useEffect, useRef, type RefObject } from 'react';
import { isFocusFree } from './focus-free.ts';

/** When `isReturn`, focuses the element once it is drawn, which also scrolls it into view; not if something else has the focus. */
export function useReturnFocus<Part extends HTMLElement>(isReturn: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (isReturn && isFocusFree()) part.current?.focus();
  }, [isReturn]);
  return part;
}

/** The part of a page to return to, as named in the address; empty: none. */
export function returnPlaceIn(search: string): string {
  return new URLSearchParams(search).get('place') ?? '';
}
