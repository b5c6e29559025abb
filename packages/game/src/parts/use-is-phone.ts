import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false if media queries are not supported. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(query).matches);
}

const PHONE = '(max-width: 47.5rem)';

/** Whether the screen is too narrow for tables: the width at which tables become cards. */
export function useIsPhone(): boolean {
  return useMedia(PHONE);
}
