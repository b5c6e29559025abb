import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GameId, PlayerId } from '@fracht/engine';
import { fittingPayload, type FittingSituation } from '@fracht/protocol';
import { request } from '@fracht/kit/api/request.ts';

/** How often it is asked anew while the teacher chooses, in ms: cars drive on. */
const FRESH_MS = 4000;

/**
 * The situations of the game, and what each would strike now; `player` null: of all who play. While another player is asked for,
 * what was told of the one before stays. (SIT-17)
 */
export function useFitting(game: GameId, player: PlayerId | null) {
  return useQuery({
    queryKey: ['fitting', game, player],
    queryFn: ({ signal }) => callFitting(game, player, signal),
    refetchInterval: FRESH_MS,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

async function callFitting(
  game: GameId,
  player: PlayerId | null,
  signal: AbortSignal,
): Promise<readonly FittingSituation[]> {
  const whom = player === null ? '' : `&player=${encodeURIComponent(player)}`;
  const path = `game/get-fitting/?game=${encodeURIComponent(game)}${whom}`;
  return fittingPayload.parse(await request({ method: 'GET', path, isQuiet: true, isSilent: true, signal }));
}
