import { findOrder, isWaitingForAnswers, type Car, type CarAction, type GameState } from '@fracht/engine';

/** Whether a car stands because of a situation that is not answered. After an answer it may continue to stand for a while. (SIC-12, SIT-7) */
export function isHeldUp(game: GameState, { state, shipment }: Car): boolean {
  const order = shipment === null ? null : findOrder(game, shipment);
  return state.action === 'WAITING_EMERGENCY_STOP' && order !== null && isWaitingForAnswers(order);
}

/** The action to show for a car; one whose situation is answered but which has to stay for a while is shown as standing. */
export function shownAction(game: GameState, car: Car): CarAction {
  const { action } = car.state;
  return action === 'WAITING_EMERGENCY_STOP' && !isHeldUp(game, car) ? 'WAITING_ACCIDENT_STOP' : action;
}
