import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { tellUnreadable } from './api/tell-unreadable.ts';

/** The query cache of the server's answers. Failed calls are not retried: the user sees them at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
  queryCache: new QueryCache({ onError: tellUnreadable }),
  mutationCache: new MutationCache({ onError: tellUnreadable }),
});
