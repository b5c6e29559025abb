import { keptStore } from '@fracht/kit/session/kept-store.ts';
import { gameTimeAt } from '../client/game-clock.ts';
import { ServerClock } from '../client/server-clock.ts';
import type { GameSeconds } from '@fracht/engine';
import { gameStore } from './game-store.ts';

/** The estimate of the server's clock, on top of `performance.now`, which a change of the device's date does not disturb. */
export const serverClock = new ServerClock(() => performance.now());

const secondStore = keptStore<{ readonly now: GameSeconds }>('GAME', () => ({ now: 0 }));

/** Game time at this instant, with a fraction, for drawing frames. 0 before a game has arrived. */
export function gameNow(): number {
  const { reading } = gameStore.getState();
  return reading === null ? 0 : gameTimeAt(reading, serverClock.now());
}

/** Game time in whole seconds, for texts; updated once a real second and after each message. */
export function useNow(): GameSeconds {
  return secondStore((state) => state.now);
}

/** Sets `useNow` to the present. */
export function renewNow(): void {
  const now = Math.floor(gameNow());
  if (secondStore.getState().now !== now) secondStore.setState({ now });
}

/** Updates `useNow` once a second; the returned function stops it. */
export function startSecondTicks(): () => void {
  renewNow();
  const timer = setInterval(renewNow, 1000);
  return () => clearInterval(timer);
}
