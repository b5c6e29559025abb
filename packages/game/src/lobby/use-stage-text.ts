import { stageTexts } from '@fracht/content';
import { useWholeGame } from './use-whole-game.ts';

/**
 * The text that everybody reads before a round (1 to 4) or at the end (5): the one with which this game was created, or the default until that is loaded.
 * (LOB-4)
 */
export function useStageText(round: number): string {
  const stages = useWholeGame()?.stages;
  return stages?.find(({ id }) => id === round)?.value ?? stageTexts[round - 1] ?? '';
}
