import { type BinPayload, binPayload, type Calls } from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import { call } from './call.ts';

/** What was removed and can be restored, most recently removed first. */
export function useBin() {
  return useQuery<BinPayload>({
    queryKey: ['bin'],
    queryFn: (context) => call<Calls['bin']>('GET bin/get-list/', binPayload, asLoad(context)),
  });
}

/** Erases an account in the bin for good, against the caller's own password. */
export async function callEraseBin(body: { readonly id: string; readonly password: string }): Promise<void> {
  await call<Calls['eraseBin']>('POST bin/erase/', binPayload, { body });
}

/** Restores a removed thing. */
export async function callRestoreBin(id: string): Promise<void> {
  await call<Calls['restoreBin']>('POST bin/restore/', binPayload, { body: { id } });
}
