import { useEffect, useRef, useState } from 'react';

/** What is open, and how it is opened and closed. */
type Opened<What> = {
  /** Null: nothing is open. */
  readonly what: What | null;
  readonly open: (what: What) => void;
  readonly close: () => void;
};

/** Something that is opened by whatever has the focus then: when it is closed, that has the focus again. Opened anew, it belongs to who opened it last. */
export function useOpened<What>(): Opened<What> {
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
