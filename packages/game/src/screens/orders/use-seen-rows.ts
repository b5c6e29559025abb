import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderId } from '@fracht/engine';

type SeenRows = {
  /** The orders whose rows are visible; null if the browser cannot tell, and all count as visible. */
  readonly seen: ReadonlySet<OrderId> | null;
  /** The ref of a row, which has its order in `data-order`. */
  readonly watch: (row: HTMLElement | null) => (() => void) | undefined;
};

const CAN_TELL = typeof IntersectionObserver !== 'undefined';

/** Which rows of a long list are visible (IntersectionObserver), so that only those are kept up to date. */
export function useSeenRows(): SeenRows {
  const [seen, setSeen] = useState<ReadonlySet<OrderId> | null>(CAN_TELL ? new Set() : null);
  const observer = useRef<IntersectionObserver | null>(null);
  const waiting = useRef(new Set<HTMLElement>());
  useEffect(() => {
    if (!CAN_TELL) return undefined;
    const looker = new IntersectionObserver((entries) => setSeen((before) => afterLook(before, entries)), {
      rootMargin: '120px',
    });
    observer.current = looker;
    for (const row of waiting.current) looker.observe(row);
    return () => looker.disconnect();
  }, []);
  const watch = useCallback((row: HTMLElement | null) => {
    if (row === null) return undefined;
    waiting.current.add(row);
    observer.current?.observe(row);
    return () => {
      waiting.current.delete(row);
      observer.current?.unobserve(row);
    };
  }, []);
  return { seen, watch };
}

function afterLook(
  before: ReadonlySet<OrderId> | null,
  entries: readonly IntersectionObserverEntry[],
): ReadonlySet<OrderId> {
  const after = new Set(before ?? []);
  for (const { target, isIntersecting } of entries) {
    const order = target.getAttribute('data-order');
    if (order === null) continue;
    if (isIntersecting) after.add(order);
    else after.delete(order);
  }
  return after;
}
