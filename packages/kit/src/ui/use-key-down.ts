import { useEffect, useEffectEvent } from 'react';

/** Hears every key that is pressed on the page, wherever the focus is. */
export function useKeyDown(press: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent(press);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
