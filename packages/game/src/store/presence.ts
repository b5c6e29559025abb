import { findPlayer, type GameAction, type GameState, type PlayerId } from '@fracht/engine';

/** The action that states the viewer's presence: that the person is here, or plays. Null when the server knows already. (LIN-3) */
export function presenceAction(game: GameState, player: PlayerId): GameAction | null {
  const status = findPlayer(game, player)?.status;
  if (status === 'CONNECTED') return { action: 'USER_JOIN' };
  return status === 'JOINED' && isGoing(game) ? { action: 'USER_START' } : null;
}

/** Whether the game has begun and is not over: it runs or is paused. */
export function isGoing({ state }: Pick<GameState, 'state'>): boolean {
  return state === 'IN_PROGRESS' || state === 'PAUSED';
}

/** Whether the server counts the viewer as gone. */
export function isGone(game: GameState, player: PlayerId): boolean {
  return findPlayer(game, player)?.status === 'LEFT';
}

/**
 * Whether a game led by its viewer has stopped because the viewer was gone: it ran before, is stopped now, and the server does not yet count the viewer as
 * playing. A pause requested in another window does not count, since the viewer plays there. (LED-2)
 */
export function hasStoppedMeanwhile(before: GameState | null, now: GameState, player: PlayerId): boolean {
  if (now.setup.leader !== player || before?.state !== 'IN_PROGRESS') return false;
  return isHeld(now) && presenceAction(now, player) !== null;
}

/** Whether the clock is stopped until the person who leads the game restarts it. */
export function isHeld({ state, pauseReason }: GameState): boolean {
  return state === 'PAUSED' && pauseReason === 'TEACHER';
}
