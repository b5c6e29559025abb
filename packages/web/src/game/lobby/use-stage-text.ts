import { useQuery } from '@tanstack/react-query';
import { stageTexts } from '@fracht/content';
import { useGame } from '../store/hooks.ts';
import { loadWholeGame } from '../store/whole-game.ts';

/**
 * What everybody reads before a round (1 to 4), and at the end (5): the words this game was made with, or the default until
 * they come. (spec §3 "Stages", rules §1.1)
 */
export function useStageText(round: number): string {
  const game = useGame(({ setup }) => setup.game);
  const { data } = useQuery({
    queryKey: ['game', game, 'stages'],
    queryFn: async () => (await loadWholeGame(game)).stages,
    retry: false,
    staleTime: Infinity,
  });
  return data?.find(({ id }) => id === round)?.value ?? stageTexts[round - 1] ?? '';
}
