import { QueryClient } from '@tanstack/react-query';

/** The cache of what the server has answered; failed calls are not repeated, the user sees them at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
