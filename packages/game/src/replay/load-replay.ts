import { useQuery } from '@tanstack/react-query';
import { type Calls, replayPayload } from '@fracht/protocol';
import { asLoad } from '@fracht/kit/api/as-load.ts';
import { call } from '@fracht/kit/api/call.ts';
import { replayOf } from './replay.ts';

/** The replay of a game; built again each time it is opened, because a paused game goes on. (RPL-8) */
export function useReplay(id: string) {
  return useQuery({
    queryKey: ['replay', id],
    queryFn: async (context) => {
      const asked = { params: { id }, isSilent: true, ...asLoad(context), isQuiet: true };
      return replayOf(await call<Calls['replay']>('GET game/replay/{id}', replayPayload, asked));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
}
