import { useEffect, useRef, useState } from 'react';

/** A row stays in its place at least so long, so that it does not jump away from who reads it. (LVP-3) */
const HOLD_MS = 10_000;
const LOOK_MS = 400;

/** The ids in the order they have on the screen: those that went are left out, new ones come last. */
export function keptOrder(shown: readonly string[], wanted: readonly string[]): readonly string[] {
  const stays = shown.filter((id) => wanted.includes(id));
  return [...stays, ...wanted.filter((id) => !shown.includes(id))];
}

type Held = { readonly ids: readonly string[]; readonly key: string; readonly at: number };

/**
 * The order to draw rows in: `wanted`, but not sooner than ten seconds after the last time rows moved, and not under the pointer or
 * the focus. Another `key` (another way to sort) moves them at once.
 */
export function useHeldOrder(wanted: readonly string[], key: string) {
  const [held, setHeld] = useState<Held>(() => ({ ids: wanted, key, at: performance.now() }));
  const isPointed = useRef(false);
  const isFocused = useRef(false);
  const text = wanted.join(' ');
  useEffect(() => {
    if (held.key === key && held.ids.join(' ') === text) return undefined;
    const move = (): void => setHeld({ ids: text.split(' '), key, at: performance.now() });
    const timer = setInterval(
      () => {
        const isEarly = performance.now() - held.at < HOLD_MS;
        const isHeld = held.key === key && (isEarly || isPointed.current || isFocused.current);
        if (!isHeld) move();
      },
      held.key === key ? LOOK_MS : 0,
    );
    return () => clearInterval(timer);
  }, [held, key, text]);
  const hold = {
    onPointerEnter: () => void (isPointed.current = true),
    onPointerLeave: () => void (isPointed.current = false),
    onFocus: () => void (isFocused.current = true),
    onBlur: () => void (isFocused.current = false),
  };
  return { ids: held.key === key ? keptOrder(held.ids, wanted) : wanted, hold };
}
