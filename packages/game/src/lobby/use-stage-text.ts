import { stageTexts } from '@fracht/content';
import { useWholeGame } from './use-whole-game.ts';

/**
 * What everybody reads before a round (1 to 4), and at the end (5): the words this game was made with, or the default until
 * they come. (LOB-4)
 */
export function useStageText(round: number): string {
  const stages = useWholeGame()?.stages;
  return stages?.find(({ id }) => id === round)?.value ?? stageTexts[round - 1] ?? '';
}
