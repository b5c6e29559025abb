import { type Actor, type GameState, foretell, isForetold } from '@fracht/engine';
import type { PendingAction } from './game-store.ts';

/** The game with one's own unanswered actions applied; one that the rules now refuse is left out until its answer comes. */
export function foretold(
  confirmed: GameState,
  pending: readonly PendingAction[],
  actor: Actor,
  now: number,
): GameState {
  const hopeful = pending.filter(({ action }) => isForetold(action.action));
  if (hopeful.length === 0) return confirmed;
  const start: GameState = { ...confirmed, now: Math.max(confirmed.now, Math.floor(now)) };
  return hopeful.reduce((game, { action }) => foretell(game, action, actor), start);
}
