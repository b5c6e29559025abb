import { useQuery } from '@tanstack/react-query';
import type { DuelView, WholeGamePayload } from '@fracht/protocol';
import { useGame } from '../store/hooks.ts';
import { loadWholeGame } from '../store/whole-game.ts';

/** What does not come over the socket: the texts of the stages and who may play. Loaded once; undefined until then. (LOB-1, LOB-4) */
export function useGameDetails(): WholeGamePayload | undefined {
  const game = useGame(({ setup }) => setup.game);
  const { data } = useQuery({
    queryKey: ['game', game, 'whole'],
    queryFn: () => loadWholeGame(game),
    retry: false,
    staleTime: Infinity,
  });
  return data;
}

/** The duel that the shown game is; null: it is none; undefined while that is not known. (DUE-2) */
export function useDuel(): DuelView | null | undefined {
  const details = useGameDetails();
  return details === undefined ? undefined : (details.duel ?? null);
}
