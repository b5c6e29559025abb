import { strikeWithChosen } from '../incidents/schedule.ts';
import type { GameState } from '../state.ts';
import type { PlayerId } from '../units.ts';
import { strikeKindOf } from './guards.ts';
import type { Apply } from './rule.ts';
import { resumeGame } from './start.ts';

/**
 * The teacher sets the clock going after a pause (a round's end needs START), lets new situations come again with `situations`,
 * or brings a chosen `situation` upon a player or upon all whom it fits. (GAM-3, SIT-12)
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

/** Upon whom a chosen situation is brought: one player, or all students who play. (SIT-12) */
export function meantBy({ players }: GameState, player: PlayerId | undefined): readonly PlayerId[] {
  return players
    .filter(({ id, type, status }) =>
      player === undefined ? type === 'STUDENT' && status === 'PLAYING' : id === player,
    )
    .map(({ id }) => id);
}
