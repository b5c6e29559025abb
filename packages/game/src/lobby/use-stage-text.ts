import { stageTexts } from '@fracht/content';
import { useGameDetails } from './use-game-details.ts';

/**
 * The text that everybody reads before a round (1 to 4) or at the end (5): the one with which this game was created, or the default until that is loaded.
 * (LOB-4)
 */
export function useStageText(round: number): string {
  const stages = useGameDetails()?.stages;
  return stages?.find(({ id }) => id === round)?.value ?? stageTexts[round - 1] ?? '';
}
