/** How often what is being worked out is asked for again, in ms; and what is there, but not whole. */
const WORKING_MS = 1000;
const NOT_WHOLE_MS = 5000;

/** What the server works out, as far as this concerns when to ask again. `isWhole` false: more will be added; absent: it is there at once. */
type WorkState = { readonly state: 'WORKING' | 'FAILED' | 'READY'; readonly isWhole?: boolean };
type PolledQuery = { readonly state: { readonly data: WorkState | undefined } };

/** The options of a query for what the server works out: asked for again until it is whole, and then never by itself. (DBF-1) */
export const askedUntilWhole = {
  refetchInterval: ({ state: { data } }: PolledQuery): number | false => {
    if (data?.state === 'WORKING') return WORKING_MS;
    return data?.state === 'READY' && data.isWhole === false ? NOT_WHOLE_MS : false;
  },
  staleTime: ({ state: { data } }: PolledQuery): number =>
    data?.state === 'READY' && data.isWhole === true ? Number.POSITIVE_INFINITY : 0,
};
