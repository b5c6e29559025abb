import type { Step } from '../look.ts';

/** Joins the game and starts playing in it. */
export const takePart: Step = ({ state, me }) => {
  if (me.status === 'CONNECTED') return { action: 'USER_JOIN' };
  const isRunning = state.state === 'IN_PROGRESS' || state.state === 'PAUSED';
  return me.status === 'JOINED' && isRunning ? { action: 'USER_START' } : null;
};
