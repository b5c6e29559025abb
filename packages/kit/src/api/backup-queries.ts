import { useQuery } from '@tanstack/react-query';
import { asLoad } from './as-load.ts';
import { callBackups } from './backup-calls.ts';

/** How often it is looked whether a backup that is being made is ready, in ms. */
const LOOK_MS = 1000;

/** The backups of the school; looked at again and again while one is being made. */
export function useBackups() {
  return useQuery({
    queryKey: ['backups'],
    queryFn: (context) => callBackups(asLoad(context)),
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? LOOK_MS : false),
  });
}
