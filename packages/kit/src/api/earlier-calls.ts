import { useQuery } from '@tanstack/react-query';
import { type Calls, earlierPayload, type EarlierValuePayload, type ValueKind } from '@fracht/protocol';
import { call } from './call.ts';
import type { SuccessNotice } from './request.ts';

/** A value whose earlier versions are kept: a text of the landing page, a setting or a stage. */
export type KeptThing = { readonly kind: ValueKind; readonly id: string };

/** The present and all earlier values of a thing, newest first; never cached: each look at it asks the server. (ADR 0023) */
export function useEarlier({ kind, id }: KeptThing) {
  return useQuery<readonly EarlierValuePayload[]>({
    queryKey: ['earlier', kind, id],
    queryFn: ({ signal }) =>
      call<Calls['earlierValues']>('GET values/get-earlier/', earlierPayload, {
        query: { kind, id },
        isQuiet: true,
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Restores an earlier version of a value. Shows no notice of a failure: the caller handles the ApiError, CHANGED_MEANWHILE where the present version is no
 * longer the one that `follows` names. (ADR 0023)
 */
export async function callRestoreValue(
  { kind, id }: KeptThing,
  { version, follows }: { readonly version: number; readonly follows: number },
  told: (now: readonly EarlierValuePayload[]) => SuccessNotice,
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
