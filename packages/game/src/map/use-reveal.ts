import { useEffect } from 'react';
import { carPosition, findCar, findCity, findOrder, type GameState } from '@fracht/engine';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { gameNow } from '../store/game-now.ts';
import { gameStore } from '../store/game-store.ts';
import { useShownSelection } from '../situations/use-shown-selection.ts';
import { useSituations } from '../situations/use-situations.ts';
import type { Selection } from '../store/ui-store.ts';
import type { MapControl } from './map-control.ts';
import type { Point } from './view.ts';

/** The share of a phone's map that a card leaves free; a situation's card is taller. */
const LEFT = { selected: 0.5, struck: 0.21 } as const;

/** Moves the map to what was selected elsewhere (in a list or search) or struck by a situation; when nothing is selected any more the map returns. */
export function useReveal(control: MapControl): void {
  const selection = useShownSelection();
  const isStruck = useSituations().seen !== null;
  const isPhone = useIsPhone();
  useEffect(() => {
    const { game } = gameStore.getState();
    if (selection === null) control.release();
    const point = game === null || selection === null ? null : pointOf(game, selection);
    if (point === null) return undefined;
    const shareLeft = isPhone ? LEFT[isStruck ? 'struck' : 'selected'] : 1;
    const frame = requestAnimationFrame(() => control.reveal(point, shareLeft));
    return () => cancelAnimationFrame(frame);
  }, [control, selection, isStruck, isPhone]);
}

function pointOf(game: GameState, selection: Selection): Point | null {
  if (selection.kind === 'CITY') return findCity(game.setup.world, selection.id) ?? null;
  const order = selection.kind === 'ORDER' ? findOrder(game, selection.id) : null;
  const car = findCar(game, selection.kind === 'CAR' ? selection.id : (order?.car ?? ''));
  if (car !== null) return carPosition(game, car, gameNow());
  return order === null ? null : (findCity(game.setup.world, order.base) ?? null);
}
