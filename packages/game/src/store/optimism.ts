import { type Actor, type GameState, foretell, isForetold } from '@fracht/engine';
import type { PendingAction } from './game-store.ts';

/** Applies the pending actions to the server's game (optimistic update); one that the rules refuse by now is left out. */
export function withPending(
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
