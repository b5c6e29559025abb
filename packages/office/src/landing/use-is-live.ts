import { useSyncExternalStore } from 'react';

/** False while the program takes over the page as it was sent, true right after; for what that page leaves out. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
