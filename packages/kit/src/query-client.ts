import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { tellUnreadable } from './api/tell-unreadable.ts';
import { whenForgotten } from './session/kept-store.ts';

/** The query cache of the server's answers, those of one person only. Failed calls are not retried: the user sees them at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
  queryCache: new QueryCache({ onError: tellUnreadable }),
  mutationCache: new MutationCache({ onError: tellUnreadable }),
});

// Also where no frame unmounts, as on the public pages. What a screen still shows goes with its frame: removed before, it would be asked for again.
whenForgotten('PERSON', () => queryClient.removeQueries({ type: 'inactive' }));
