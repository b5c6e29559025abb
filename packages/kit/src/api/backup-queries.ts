import { useQuery } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import { callBackups } from './backup-calls.ts';

/** Polling interval while a backup is being made, in ms. */
const LOOK_MS = 1000;

/** The backups of the school; polled while one is being made. */
export function useBackups() {
  return useQuery({
    queryKey: ['backups'],
    queryFn: (context) => callBackups(asLoad(context)),
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? LOOK_MS : false),
  });
}
