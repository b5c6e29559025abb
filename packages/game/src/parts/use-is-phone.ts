import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 760px)';

/** Whether the screen is too narrow for tables: the width at which tables become cards. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(PHONE).matches);
}

function subscribe(changed: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
