import type { QueryFunctionContext } from '@tanstack/react-query';

/** Options of a call that reads a list: `isQuiet` leaves out the loading overlay, `signal` aborts it. */
export type Load = { readonly signal?: AbortSignal; readonly isQuiet?: boolean };

/** Options for a cached query: the first load shows the overlay; a refetch (by timer or window focus) does not. (UIX-2) */
export function asLoad({ signal, client, queryKey }: QueryFunctionContext): Load {
  return { signal, isQuiet: client.getQueryData(queryKey) !== undefined };
}
