import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Reply } from '@fracht/engine';
import { type Calls, ownTermPayload, taskPayload } from '@fracht/protocol';
import { call } from './call.ts';
import { asLoad } from './as-load.ts';

export const OWN_TERM_KEY = ['own-term'];

/** The caller's own lessons and competences in this term, and what to practise. (SEM-1) */
export function useOwnTerm() {
  return useQuery({
    queryKey: OWN_TERM_KEY,
    queryFn: (context) => call<Calls['ownTerm']>('GET course/term/', ownTermPayload, asLoad(context)),
  });
}

/** How long a question stays cached after it was shown, in ms. */
const KEPT_MS = 60_000;

/** The state of a situation that is played without a game, given the answers so far. (STK-1) */
export function taskQuery(item: string, answers: readonly Reply[]) {
  return queryOptions({
    queryKey: ['task', item, answers],
    queryFn: ({ signal }) =>
      call<Calls['playTask']>('POST course/play-task/', taskPayload, {
        body: { item, answers: [...answers] },
        signal,
        isSilent: true,
        isQuiet: true,
      }),
    staleTime: KEPT_MS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
