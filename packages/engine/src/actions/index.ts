import { applyAddCar } from './add-car.ts';
import { applyBookCar } from './book-car.ts';
import { applyBookOrder } from './book-order.ts';
import { applyCancelCarBooking } from './cancel-car-booking.ts';
import { applyCancelOrder } from './cancel-order.ts';
import { applyConfirmReturn } from './confirm-return.ts';
import { applyFinishGame } from './finish.ts';
import { applyResolveChangeEvent } from './resolve-change-event.ts';
import { applyResolveEmergency } from './resolve-emergency.ts';
import { applySelectParking } from './select-parking.ts';
import { applySendMessage } from './send-message.ts';
import { applySetBots } from './set-bots.ts';
import { applySetSeat } from './set-seat.ts';
import { applyStartEvents } from './start-events.ts';
import { applyStart } from './start.ts';
import { applyStopEvents } from './stop-events.ts';
import { applyUserJoin } from './user-join.ts';
import { applyUserStart } from './user-start.ts';
import type { ActionOf, ActionType, Actor, GameAction } from '../game-action.ts';
import { withCause } from '../happenings/happen.ts';
import type { RejectionCode } from '../rejections.ts';
import { type Result, accepted, refused } from '../result.ts';
import type { GameState } from '../state.ts';
import { checkAction } from './checks/index.ts';
import { refuseByLibrary } from './refuse-by-library.ts';
import type { Apply } from './rule.ts';

/** How each action changes the game. A missing row does not compile. (LOG-1) */
const APPLIES: { readonly [T in ActionType]: Apply<T> } = {
  BOOK_ORDER: applyBookOrder,
  CANCEL_ORDER: applyCancelOrder,
  ADD_CAR: applyAddCar,
  BOOK_CAR: applyBookCar,
  CANCEL_CAR_BOOKING: applyCancelCarBooking,
  SELECT_PARKING: applySelectParking,
  CONFIRM_RETURN: applyConfirmReturn,
  RESOLVE_EMERGENCY: applyResolveEmergency,
  RESOLVE_CHANGE_EVENT: applyResolveChangeEvent,
  USER_JOIN: applyUserJoin,
  USER_START: applyUserStart,
  START: applyStart,
  FINISH: applyFinishGame,
  STOP_EVENTS: applyStopEvents,
  START_EVENTS: applyStartEvents,
  SEND_MESSAGE: applySendMessage,
  SET_BOTS: applySetBots,
  SET_SEAT: applySetSeat,
};

/** Checks and applies an action at the state's own time: the new state, or the refusal's code. A refused action changes nothing. (LOG-4) */
export function applyAction(state: GameState, action: GameAction, actor: Actor): Result<GameState, RejectionCode> {
  const refusal = checkAction(state, action, actor) ?? refuseByLibrary(state, action);
  if (refusal !== null) return refused(refusal);
  const cause = { by: 'ACTION', action: action.action, player: actor.player } as const;
  return accepted(withCause(state, cause, (game) => applyRow(game, action.action, action, actor)));
}

function applyRow<T extends ActionType>(state: GameState, type: T, action: ActionOf<T>, actor: Actor): GameState {
  return APPLIES[type](state, action, actor);
}
