import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GameId, PlayerId } from '@fracht/engine';
import { type Calls, fittingPayload } from '@fracht/protocol';
import { call } from '@fracht/kit/api/call.ts';

/** The polling interval while the teacher chooses, in ms: cars drive on. */
const FRESH_MS = 4000;

/** The situations of the game and what each would strike now; `player` null: for all who play. While another player's are loading, the previous ones stay. (SIT-17) */
export function useFitting(game: GameId, player: PlayerId | null) {
  return useQuery({
    queryKey: ['fitting', game, player],
    queryFn: ({ signal }) =>
      call<Calls['fittingSituations']>('GET game/get-fitting/', fittingPayload, {
        query: { game, player: player ?? undefined },
        isQuiet: true,
        isSilent: true,
        signal,
      }),
    refetchInterval: FRESH_MS,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
