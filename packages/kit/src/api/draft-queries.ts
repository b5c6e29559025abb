import { type Calls, draftsPayload, type DraftSummary } from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** Every draft of the libraries, newest first. (ADR 0014) */
export function useDrafts() {
  return useQuery<readonly DraftSummary[]>({
    queryKey: ['drafts'],
    queryFn: ({ signal }) => call<Calls['drafts']>('GET game/get-drafts/', draftsPayload, { isQuiet: true, signal }),
  });
}
