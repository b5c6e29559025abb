import type { Actor } from '../game-action.ts';
import type { GameState } from '../state.ts';

/** Whether the actor leads the game: its teachers do, or the one student named in its setup. (LED-1) */
export function mayLead(
  { setup: { leader = null } }: Pick<GameState, 'setup'>,
  actor: Pick<Actor, 'player' | 'type'>,
): boolean {
  return leader === null ? actor.type === 'TEACHER' : actor.player === leader;
}
