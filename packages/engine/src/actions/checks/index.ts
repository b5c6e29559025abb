import { addCar } from './add-car.ts';
import { bookCar } from './book-car.ts';
import { bookOrder } from './book-order.ts';
import { cancelCarBooking } from './cancel-car-booking.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmReturn } from './confirm-return.ts';
import { finishGame } from './finish.ts';
import { resolveChangeEvent } from './resolve-change-event.ts';
import { resolveEmergency } from './resolve-emergency.ts';
import { selectParking } from './select-parking.ts';
import { sendMessage } from './send-message.ts';
import { startEvents } from './start-events.ts';
import { start } from './start.ts';
import { stopEvents } from './stop-events.ts';
import { userJoin } from './user-join.ts';
import { userStart } from './user-start.ts';
import type { ActionOf, ActionType, Actor, GameAction } from '../../game-action.ts';
import type { RejectionCode } from '../../rejections.ts';
import type { GameState } from '../../state.ts';
import type { ActionCheck } from '../rule.ts';

/** The check of every action: who may do it, and when. A missing row does not compile. (LOG-1) */
export const ACTIONS: { readonly [T in ActionType]: ActionCheck<T> } = {
  BOOK_ORDER: bookOrder,
  CANCEL_ORDER: cancelOrder,
  ADD_CAR: addCar,
  BOOK_CAR: bookCar,
  CANCEL_CAR_BOOKING: cancelCarBooking,
  SELECT_PARKING: selectParking,
  CONFIRM_RETURN: confirmReturn,
  RESOLVE_EMERGENCY: resolveEmergency,
  RESOLVE_CHANGE_EVENT: resolveChangeEvent,
  USER_JOIN: userJoin,
  USER_START: userStart,
  START: start,
  FINISH: finishGame,
  STOP_EVENTS: stopEvents,
  START_EVENTS: startEvents,
  SEND_MESSAGE: sendMessage,
};

/** Why an action is refused now, or null. Pure; runs in the browser on a viewer's copy of the state. (LOG-4) */
export function checkAction(state: GameState, action: GameAction, actor: Actor): RejectionCode | null {
  return checkRow(state, action.action, action, actor);
}

/** Binds the table's row and the action to one type parameter `T`, so that the compiler knows that they belong together. */
function checkRow<T extends ActionType>(
  state: GameState,
  type: T,
  action: ActionOf<T>,
  actor: Actor,
): RejectionCode | null {
  const rule = ACTIONS[type];
  return rule.allowedFor.includes(actor.type) ? rule.check(state, action, actor) : 'ACTION_NOT_ALLOWED';
}
