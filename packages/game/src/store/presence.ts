import { findPlayer, type GameAction, type GameState, type PlayerId } from '@fracht/engine';

/** The action that states the viewer's presence: that the person is here, or plays. Null when the server knows already. (LIN-3) */
export function presenceAction(game: GameState, player: PlayerId): GameAction | null {
  const status = findPlayer(game, player)?.status;
  if (status === 'CONNECTED') return { action: 'USER_JOIN' };
  const isRunning = game.state === 'IN_PROGRESS' || game.state === 'PAUSED';
  return status === 'JOINED' && isRunning ? { action: 'USER_START' } : null;
}

/** Whether the server counts the viewer as gone. */
export function isGone(game: GameState, player: PlayerId): boolean {
  return findPlayer(game, player)?.status === 'LEFT';
}
