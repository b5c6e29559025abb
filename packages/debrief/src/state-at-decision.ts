import type { GameState } from '@fracht/engine';
import type { PlayerDecision } from './decisions/decision.ts';
import { type Recording, stateBetween } from './recording.ts';

/** The recorded game at the moment of a decision, just before what was done. (DCN-1) */
export function stateAtDecision(recording: Recording, { index, at }: Pick<PlayerDecision, 'index' | 'at'>): GameState {
  return stateBetween(recording, index, at);
}
