import type { QueryFunctionContext } from '@tanstack/react-query';

/** How a list is asked for: under the loading overlay or not, until the signal. */
export type Load = { readonly signal?: AbortSignal; readonly isQuiet?: boolean };

/** What nobody has seen yet loads under the overlay; what is only asked for again, by itself or by a look at the window, does not stand in the way. (UIX-2) */
export function asLoad({ signal, client, queryKey }: QueryFunctionContext): Load {
  return { signal, isQuiet: client.getQueryData(queryKey) !== undefined };
}
