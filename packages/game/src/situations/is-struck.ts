import { findOrder, isWaitingForAnswers, type Car, type CarAction, type GameState } from '@fracht/engine';

/** Does the car stand because of a situation that still wants an answer? One that was answered leaves it standing for a while. (SIC-12, SIT-7) */
export function isStruck(game: GameState, { state, shipment }: Car): boolean {
  const order = shipment === null ? null : findOrder(game, shipment);
  return state.action === 'WAITING_EMERGENCY_STOP' && order !== null && isWaitingForAnswers(order);
}

/** What to show that a car does: one that was let go by its situation but has to stand for a while shows that it stands. */
export function shownAction(game: GameState, car: Car): CarAction {
  const { action } = car.state;
  return action === 'WAITING_EMERGENCY_STOP' && !isStruck(game, car) ? 'WAITING_ACCIDENT_STOP' : action;
}
