import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { tellUnreadable } from './api/tell-unreadable.ts';
import { whenForgotten } from './session/kept-store.ts';

/** The query cache of the server's answers, for one person only. Failed calls are not retried: the user sees them at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
  queryCache: new QueryCache({ onError: tellUnreadable }),
  mutationCache: new MutationCache({ onError: tellUnreadable }),
});

// Here, because on the public pages no frame unmounts. What a screen still shows is removed when its frame unmounts: removed before that, it would be fetched
// again.
whenForgotten('PERSON', () => queryClient.removeQueries({ type: 'inactive' }));
