import { useQuery } from '@tanstack/react-query';
import { type Calls, earlierPayload, type EarlierValuePayload, type ValueKind } from '@fracht/protocol';
import { call } from './call.ts';
import type { Told } from './request.ts';

/** A text of the landing page, a setting or a stage. */
export type KeptThing = { readonly kind: ValueKind; readonly id: string };

/** What a thing is and what it was before, the newest first; asked anew each time it is looked at. (ADR 0023) */
export function useEarlier({ kind, id }: KeptThing) {
  return useQuery<readonly EarlierValuePayload[]>({
    queryKey: ['earlier', kind, id],
    queryFn: ({ signal }) =>
      call<Calls['earlierValues']>('GET values/get-earlier/', earlierPayload, {
        query: { kind, id },
        isQuiet: true,
        keepsErrors: true,
        signal,
      }),
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
  const body = { kind, id, version, follows };
  await call<Calls['restoreValue']>('POST values/restore/', earlierPayload, {
    body,
    isSilent: true,
    keepsErrors: true,
    errorPrefix: 'earlier.',
    told,
  });
}
