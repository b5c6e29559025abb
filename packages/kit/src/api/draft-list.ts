import { type DraftSummary, draftsPayload } from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** Every draft of the libraries, the newest first. (ADR 0014) */
export function useDrafts() {
  return useQuery<readonly DraftSummary[]>({
    queryKey: ['drafts'],
    queryFn: async ({ signal }) =>
      draftsPayload.parse(await request({ method: 'GET', path: 'game/get-drafts/', isQuiet: true, signal })),
  });
}
