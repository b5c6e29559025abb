import type { LiveGame } from './live-game.ts';

/** Whether a situation of the library waits for somebody's answer in this lesson. Homework is left out: it may wait for days. (TSK-4) */
export function isAskedIn({ game, host }: Pick<LiveGame, 'game' | 'host'>, item: string): boolean {
  if (game.homework !== null || game.repeats !== null) return false;
  const { state, orders } = host.present;
  if (state !== 'IN_PROGRESS' && state !== 'PAUSED') return false;
  return orders.some(({ emergencies, changes }) =>
    [...emergencies, ...changes].some(({ id, done }) => id === item && !done),
  );
}
