import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { uiText } from '@fracht/content';
import { ApiError } from './api/api-error.ts';
import { report } from './report.ts';
import { notify } from './ui/toasts.ts';

/** The query cache of the server's answers. Failed calls are not retried: the user sees them at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
  queryCache: new QueryCache({ onError: tell }),
  mutationCache: new MutationCache({ onError: tell }),
});

/** A failed call has shown its notice already; an answer that could not be parsed has not. */
function tell(cause: Error): void {
  if (cause instanceof ApiError) return;
  report('answer', cause);
  notify({ type: 'danger', text: uiText.badAnswer });
}
