import { useQuery } from '@tanstack/react-query';
import { earlierPayload, type EarlierValuePayload, type ValueKind } from '@fracht/protocol';
import { request, type Told } from './request.ts';

/** A text of the landing page, a setting or a stage. */
export type KeptThing = { readonly kind: ValueKind; readonly id: string };

/** What a thing is and what it was before, the newest first; asked anew each time it is looked at. (ADR 0023) */
export function useEarlier({ kind, id }: KeptThing) {
  return useQuery<readonly EarlierValuePayload[]>({
    queryKey: ['earlier', kind, id],
    queryFn: async ({ signal }) => {
      const path = `values/get-earlier/?${new URLSearchParams({ kind, id }).toString()}`;
      return earlierPayload.parse(await request({ method: 'GET', path, isQuiet: true, keepsErrors: true, signal }));
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Makes a thing what it was in that version. Throws ApiError, which the caller tells: CHANGED_MEANWHILE where another is in force than it follows. (ADR 0023) */
export async function callRestoreValue(
  { kind, id }: KeptThing,
  { version, follows }: { readonly version: number; readonly follows: number },
  told: (now: readonly EarlierValuePayload[]) => Told,
): Promise<void> {
  await request({
    method: 'POST',
    path: 'values/restore/',
    body: { kind, id, version, follows },
    isSilent: true,
    keepsErrors: true,
    errorPrefix: 'earlier.',
    told: (payload) => told(earlierPayload.parse(payload)),
  });
}
