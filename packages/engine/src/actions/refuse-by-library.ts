import type { GameAction } from '../game-action.ts';
import type { RejectionCode } from '../rejections.ts';
import { hasChange } from '../rules-version.ts';
import { strikesAnybody } from '../situations/prospects.ts';
import type { GameState } from '../state.ts';
import { strikeKindOf } from './guards.ts';
import { meantBy } from './start-events.ts';

/**
 * Why the game itself refuses an action that a viewer's copy would allow: the situation the teacher chose is not in the library, which no copy has, or
 * it would strike nobody now. Null if it is not refused. (SIT-12)
 */
export function refuseByLibrary(state: GameState, action: GameAction): RejectionCode | null {
  if (action.action !== 'START_EVENTS' || action.situation === undefined) return null;
  const { situation } = action;
  if (strikeKindOf(state, situation) === null) return 'SITUATION_UNKNOWN';
  if (!hasChange(state.setup, 'CHOSEN_IS_TRUE')) return null;
  return strikesAnybody(state, situation, meantBy(state, action.player)) ? null : 'SITUATION_FITS_NOBODY';
}
