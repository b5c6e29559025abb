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
import { setBots } from './set-bots.ts';
import { setSeat } from './set-seat.ts';
import { startEvents } from './start-events.ts';
import { start } from './start.ts';
import { stopEvents } from './stop-events.ts';
import { userJoin } from './user-join.ts';
import { userStart } from './user-start.ts';
import type { ActionOf, ActionType, Actor, GameAction } from '../../game-action.ts';
import { mayLead } from '../../players/leader.ts';
import type { RejectionCode } from '../../rejections.ts';
import type { GameState } from '../../state.ts';
import type { ActionCheck, Role } from '../rule.ts';

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
  SET_BOTS: setBots,
  SET_SEAT: setSeat,
};

/** Why an action is refused now, or null. Pure; runs in the browser on a viewer's copy of the state. (LOG-4) */
export function checkAction(state: GameState, action: GameAction, actor: Actor): RejectionCode | null {
  return checkRow(state, action.action, action, actor);
}

/** Binds the table's row and the action to one type parameter `T`, so that the compiler knows they belong together. */
function checkRow<T extends ActionType>(
  state: GameState,
  type: T,
  action: ActionOf<T>,
  actor: Actor,
): RejectionCode | null {
  const rule = ACTIONS[type];
  return isAllowed(state, rule.allowedFor, action, actor) ? rule.check(state, action, actor) : 'ACTION_NOT_ALLOWED';
}

/**
 * Whether the actor's role allows this action. In a game led by a student, a teacher can do nothing, and the leader controls only the clock:
 * actions that ask for more - skipping a round, or anything about situations - are reserved for the teacher of a lesson. (LED-1)
 */
function isAllowed(state: GameState, roles: readonly Role[], action: GameAction, actor: Actor): boolean {
  const isLed = (state.setup.leader ?? null) !== null;
  if (isLed && actor.type === 'TEACHER') return false;
  if (roles.includes(actor.type)) return true;
  return roles.includes('LEADER') && mayLead(state, actor) && (!isLed || isPlain(action));
}

/** Whether an action carries nothing but its name. */
function isPlain({ action: _name, ...wishes }: GameAction): boolean {
  return Object.values(wishes).every((wish) => wish === undefined || wish === false);
}
