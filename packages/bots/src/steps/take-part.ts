import type { GameAction } from '@fracht/engine';
import type { BotView } from '../look.ts';

/** The action that joins the game or starts playing; null if neither is needed. */
export function takePart({ state, me }: Pick<BotView, 'state' | 'me'>): GameAction | null {
  if (me.status === 'CONNECTED') return { action: 'USER_JOIN' };
  const isRunning = state.state === 'IN_PROGRESS' || state.state === 'PAUSED';
  return me.status === 'JOINED' && isRunning ? { action: 'USER_START' } : null;
}
