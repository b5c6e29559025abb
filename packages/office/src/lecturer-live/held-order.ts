import { useEffect, useRef, useState } from 'react';

/** The minimum time between two reorderings, so that rows do not jump away from the reader, in ms. (LVP-3) */
const HOLD_MS = 10_000;
const LOOK_MS = 400;

/** The ids in the order shown: without those that are gone, new ones last. */
export function keptOrder(shown: readonly string[], wanted: readonly string[]): readonly string[] {
  const stays = shown.filter((id) => wanted.includes(id));
  return [...stays, ...wanted.filter((id) => !shown.includes(id))];
}

type HeldRows = { readonly ids: readonly string[]; readonly key: string; readonly at: number };

/**
 * The order in which to draw rows: `wanted`, but at least ten seconds after the last reordering, and never while pointer or focus is on the rows. Another
 * `key`, that is another sorting, applies at once.
 */
export function useHeldOrder<Rows extends HTMLElement>(wanted: readonly string[], key: string) {
  const [held, setHeld] = useState<HeldRows>(() => ({ ids: wanted, key, at: performance.now() }));
  const isPointed = useRef(false);
  const rows = useRef<Rows>(null);
  const text = wanted.join(' ');
  useEffect(() => {
    if (held.key === key && held.ids.join(' ') === text) return undefined;
    const move = (): void => setHeld({ ids: text.split(' '), key, at: performance.now() });
    const timer = setInterval(
      () => {
        const isEarly = performance.now() - held.at < HOLD_MS;
        const isHeld = held.key === key && (isEarly || isPointed.current || hasFocusIn(rows.current));
        if (!isHeld) move();
      },
      held.key === key ? LOOK_MS : 0,
    );
    return () => clearInterval(timer);
  }, [held, key, text]);
  const hold = {
    ref: rows,
    onPointerEnter: () => void (isPointed.current = true),
    onPointerLeave: () => void (isPointed.current = false),
  };
  return { ids: held.key === key ? keptOrder(held.ids, wanted) : wanted, hold };
}

/** Checked each time: when a focused control is removed, no blur event is fired. */
function hasFocusIn(place: HTMLElement | null): boolean {
  return place?.contains(document.activeElement) === true;
}
