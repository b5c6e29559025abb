import {
  type CityId,
  type GameAction,
  type GameState,
  carCity,
  findCar,
  findOrder,
  shortestPath,
} from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';

/** Where a car stood when it was chosen for an order, and how many km it was from there to the loading. */
export type WayToCargo = { readonly city: CityId; readonly km: number };

/** How far the car chosen by these actions had to drive to its cargo; null: they choose none, it was on the road, or the cargo was aboard. (WIF-4) */
export function approachOf(
  then: GameState,
  { order: about }: Pick<PlayerDecision, 'order'>,
  actions: readonly GameAction[],
): WayToCargo | null {
  const hiring = actions.find((one) => one.action === 'ADD_CAR');
  const booking = actions.find((one) => one.action === 'BOOK_CAR');
  const order = findOrder(then, booking?.order ?? about ?? '');
  const city = hiring === undefined ? standingAt(then, booking?.car) : offeredAt(then, hiring.car);
  if (order === null || order.loaded || city === null) return null;
  return { city, km: shortestPath(then.setup.world, city, order.base).distance };
}

function standingAt(then: GameState, id: string | undefined): CityId | null {
  const car = id === undefined ? null : findCar(then, id);
  return car === null ? null : carCity(car);
}

function offeredAt({ offers }: GameState, id: string): CityId | null {
  return offers.find((offer) => offer.id === id)?.base ?? null;
}
