import { useEffect, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { userType } from './session/session-store.ts';

/** Provides the query cache to the screens inside it; the cache is cleared when the person logs out. (SGN-5) */
export function QueryFrame({ children }: { children: ReactNode }) {
  useEffect(() => () => (userType() === 'GUEST' ? queryClient.clear() : undefined), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
