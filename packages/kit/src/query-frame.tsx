import { useEffect, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { userType } from './session/session-store.ts';

/** Gives the screens inside it the cache of server data; what one person loaded is gone when that person has left. (SGN-5) */
export function QueryFrame({ children }: { children: ReactNode }) {
  useEffect(() => () => (userType() === 'GUEST' ? queryClient.clear() : undefined), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
