import { QueryClient } from '@tanstack/react-query';
import { sessionStore } from './session/session-store.ts';

/** The cache of what the server has answered; failed calls are not repeated, the user sees them at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

// What one person has loaded is never shown to the next one at this browser. (spec §4 Session)
sessionStore.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) queryClient.clear();
});
