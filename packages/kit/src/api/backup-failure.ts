import type { Calls } from '@fracht/protocol';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { asFields } from './read.ts';

/** While a backup is being made: polling interval for its failure, in ms. */
const LOOK_MS = 1000;

type Failed = { readonly failure: unknown; readonly isRunning: boolean };

/** Only what the menu needs, so that no page of the panel has to load the schema of the list. */
const failed = {
  parse: (payload: unknown): Failed => {
    const { failure = null, isRunning } = asFields(payload);
    return { failure, isRunning: isRunning === true };
  },
};

/** Whether the last attempt to make a backup failed; false while that is unknown. Polled while one is being made. (ADM-6) */
export function useBackupFailure(): boolean {
  const { data } = useQuery({
    queryKey: ['backups', 'failure'],
    queryFn: ({ signal }) => call<Calls['backups'], Failed>('GET backup/get-list/', failed, { signal, isQuiet: true }),
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? LOOK_MS : false),
  });
  return data !== undefined && data.failure !== null;
}
