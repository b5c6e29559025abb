import { useEffectEvent, useLayoutEffect } from 'react';

/** Listens to every key pressed on the page, wherever the focus is, from the moment the component is painted. */
export function useKeyDown(press: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(press);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
