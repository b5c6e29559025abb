import type { GameAction } from '@fracht/engine';
import type { BotView } from '../look.ts';

/** Joins the game and starts playing in it. */
export function takePart({ state, me }: Pick<BotView, 'state' | 'me'>): GameAction | null {
  if (me.status === 'CONNECTED') return { action: 'USER_JOIN' };
  const isRunning = state.state === 'IN_PROGRESS' || state.state === 'PAUSED';
  return me.status === 'JOINED' && isRunning ? { action: 'USER_START' } : null;
}
