import { useEffect } from 'react';
import { carPosition, findCar, findCity, findOrder, type GameState } from '@fracht/engine';
import { gameNow } from '../store/game-now.ts';
import { gameStore } from '../store/game-store.ts';
import { uiStore, type Selection } from '../store/ui-store.ts';
import type { MapControl } from './use-map-view.ts';
import type { Point } from './view.ts';

/** Brings what is selected elsewhere (a list, a search) into sight. */
export function useReveal(control: MapControl): void {
  const selection = uiStore((state) => state.selection);
  useEffect(() => {
    const { game } = gameStore.getState();
    const point = game === null || selection === null ? null : pointOf(game, selection);
    if (point === null) return undefined;
    const frame = requestAnimationFrame(() => control.reveal(point));
    return () => cancelAnimationFrame(frame);
  }, [control, selection]);
}

function pointOf(game: GameState, selection: Selection): Point | null {
  if (selection.kind === 'CITY') return findCity(game.setup.world, selection.id) ?? null;
  const order = selection.kind === 'ORDER' ? findOrder(game, selection.id) : null;
  const car = findCar(game, selection.kind === 'CAR' ? selection.id : (order?.car ?? ''));
  if (car !== null) return carPosition(game, car, gameNow());
  return order === null ? null : (findCity(game.setup.world, order.base) ?? null);
}
