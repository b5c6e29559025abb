import { useEffectEvent, useLayoutEffect } from 'react';

/** Hears every key that is pressed on the page, wherever the focus is; from the moment at which what uses it is seen. */
export function useKeyDown(press: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(press);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
