import { useQuery } from '@tanstack/react-query';
import type { DuelView, WholeGamePayload } from '@fracht/protocol';
import { useGame } from '../store/hooks.ts';
import { loadWholeGame } from '../store/whole-game.ts';

/** Details that the socket does not send: the texts of the stages and who may play. Loaded once; undefined until then. (LOB-1, LOB-4) */
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

/** The shown game as a duel; null: it is none; undefined while that is unknown. (DUE-2) */
export function useDuel(): DuelView | null | undefined {
  const details = useGameDetails();
  return details === undefined ? undefined : (details.duel ?? null);
}
