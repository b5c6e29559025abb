/** Polling intervals in ms: for a result that is still being computed, and for one that is there but incomplete. */
const WORKING_MS = 1000;
const NOT_WHOLE_MS = 5000;

/** A result that the server computes, as far as polling is concerned. `isWhole` false: more will be added; absent: it is complete at once. */
type WorkState = { readonly state: 'WORKING' | 'FAILED' | 'READY'; readonly isWhole?: boolean };
type PolledQuery = { readonly state: { readonly data: WorkState | undefined } };

/** Options of a query for a result that the server computes: polled until it is complete, and never refetched after that. (DBF-1) */
export const askedUntilWhole = {
  refetchInterval: ({ state: { data } }: PolledQuery): number | false => {
    if (data?.state === 'WORKING') return WORKING_MS;
    return data?.state === 'READY' && data.isWhole === false ? NOT_WHOLE_MS : false;
  },
  staleTime: ({ state: { data } }: PolledQuery): number =>
    data?.state === 'READY' && data.isWhole === true ? Number.POSITIVE_INFINITY : 0,
};
