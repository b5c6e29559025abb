import { useEffect, useRef, useState } from 'react';

/** What is open, and how it is opened and closed. */
type OpenState<What> = {
  /** Null: nothing is open. */
  readonly what: What | null;
  readonly open: (what: What) => void;
  readonly close: () => void;
};

/**
 * Something that can be opened and closed, such as a window. On closing, the focus returns to the element that had it on opening; if it was opened twice, to
 * the one of the second time.
 */
export function useOpened<What>(): OpenState<What> {
  const [what, setWhat] = useState<What | null>(null);
  const opener = useRef<Element | null>(null);
  const isOpen = what !== null;
  useEffect(() => {
    if (!isOpen && opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);
  return {
    what,
    open: (next) => {
      opener.current = document.activeElement;
      setWhat(next);
    },
    close: () => setWhat(null),
  };
}
