import { keptStore } from '@fracht/kit/session/kept-store.ts';
import { gameTimeAt } from '../client/game-clock.ts';
import { ServerClock } from '../client/server-clock.ts';
import type { GameSeconds } from '@fracht/engine';
import { gameStore } from './game-store.ts';

/** This page's guess of the server's clock; `performance.now` runs evenly whatever the user does to the date. */
export const serverClock = new ServerClock(() => performance.now());

const secondStore = keptStore<{ readonly now: GameSeconds }>('GAME', () => ({ now: 0 }));

/** Game time at this instant, with a fraction: what a frame is drawn for. 0 before a game is known. */
export function gameNow(): number {
  const { reading } = gameStore.getState();
  return reading === null ? 0 : gameTimeAt(reading, serverClock.now());
}

/** Game time in whole game seconds, renewed once a real second and with each message: what texts are drawn for. */
export function useNow(): GameSeconds {
  return secondStore((state) => state.now);
}

/** Brings `useNow` to this instant. */
export function renewNow(): void {
  const now = Math.floor(gameNow());
  if (secondStore.getState().now !== now) secondStore.setState({ now });
}

/** Renews `useNow` once a second until the returned function is called. */
export function runSeconds(): () => void {
  renewNow();
  const timer = setInterval(renewNow, 1000);
  return () => clearInterval(timer);
}
