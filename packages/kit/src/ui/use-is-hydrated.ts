import { useSyncExternalStore } from 'react';

/** False during hydration, true right after; for what the prerendered page leaves out. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
