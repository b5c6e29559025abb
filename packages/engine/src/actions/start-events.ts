import { strikeWithChosen } from '../incidents/schedule.ts';
import type { GameState } from '../state.ts';
import type { PlayerId } from '../units.ts';
import { strikeKindOf } from './guards.ts';
import type { Apply } from './rule.ts';
import { resumeGame } from './start.ts';

/**
 * Restarts the clock after a pause (the end of a round needs START instead), switches new situations back on with `situations`,
 * or brings a chosen `situation` upon one player or upon everybody whom it fits. (GAM-3, SIT-12)
 */
export const applyStartEvents: Apply<'START_EVENTS'> = (state, action) => {
  if (action.situation !== undefined) return bring(state, action.situation, action.player);
  return action.situations === true ? { ...state, hasSituations: true } : resumeGame(state);
};

function bring(state: GameState, chosen: string, player: string | undefined): GameState {
  const kind = strikeKindOf(state, chosen);
  if (kind === null) return state;
  return meantBy(state, player).reduce((game, id) => strikeWithChosen(game, { player: id, kind, chosen }), state);
}

/** The players upon whom a chosen situation is brought: one player, or all students who play. (SIT-12) */
export function meantBy({ players }: GameState, player: PlayerId | undefined): readonly PlayerId[] {
  return players
    .filter(({ id, type, status }) =>
      player === undefined ? type === 'STUDENT' && status === 'PLAYING' : id === player,
    )
    .map(({ id }) => id);
}
