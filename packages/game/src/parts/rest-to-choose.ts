import {
  findOrder,
  planDelivery,
  restRightAfterLoading,
  wayAfterLoading,
  type Car,
  type GameSeconds,
  type GameState,
  type PlanStep,
} from '@fracht/engine';

/** A rest for which a parking has to be chosen while the car loads, since it begins as soon as loading is over; null: there is none. (MAP-12, SLP-8) */
export function restToChoose(game: GameState, car: Car, at: GameSeconds): PlanStep | null {
  if (car.shipment === null || wayAfterLoading(game, car) === null) return null;
  const order = findOrder(game, car.shipment);
  return order === null ? null : restRightAfterLoading(car, planDelivery(game, car, order, at));
}
