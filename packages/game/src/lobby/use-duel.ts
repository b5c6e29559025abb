import type { DuelView } from '@fracht/protocol';
import { useGameDetails } from './use-game-details.ts';

/** The duel that the shown game is; null: it is none; undefined while that is not known. (DUE-2) */
export function useDuel(): DuelView | null | undefined {
  const details = useGameDetails();
  return details === undefined ? undefined : (details.duel ?? null);
}
