import type { CarId } from '@fracht/engine';
import { gameStore } from '../store/game-store.ts';
import { select, showSituation } from '../store/ui-store.ts';
import { ownSituations } from './own-situations.ts';

/** Opens a car: its situation if the viewer has to answer one, else its card. (SIC-12) */
export function openCar(car: CarId): void {
  const { game, viewer } = gameStore.getState();
  const struck = game === null || viewer === null ? [] : ownSituations(game, viewer.player);
  const waiting = struck.find(({ isOpen, order }) => isOpen && order.car === car);
  if (waiting === undefined) select({ kind: 'CAR', id: car });
  else showSituation(waiting.key);
}
