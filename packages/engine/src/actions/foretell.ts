import type { ActionOf, ActionType, Actor, GameAction } from '../game-action.ts';
import type { GameState } from '../state.ts';
import { applyBookCar } from './book-car.ts';
import { applyBookOrder } from './book-order.ts';
import { applyCancelCarBooking } from './cancel-car-booking.ts';
import { applyCancelOrder } from './cancel-order.ts';
import { checkAction } from './checks/index.ts';
import { applyConfirmReturn } from './confirm-return.ts';
import type { Apply } from './rule.ts';
import { applySelectParking } from './select-parking.ts';

/**
 * Actions whose outcome a browser can tell before the server answers. The others draw at random, or make what a viewer may not know
 * yet, such as the orders of a new round.
 */
const FORETOLD: { readonly [T in ActionType]?: Apply<T> } = {
  BOOK_ORDER: applyBookOrder,
  CANCEL_ORDER: applyCancelOrder,
  BOOK_CAR: applyBookCar,
  CANCEL_CAR_BOOKING: applyCancelCarBooking,
  SELECT_PARKING: applySelectParking,
  CONFIRM_RETURN: applyConfirmReturn,
};

/** Can what comes of such an action be told ahead on a viewer's copy? (VIW-3) */
export function isForetold(type: ActionType): boolean {
  return FORETOLD[type] !== undefined;
}

/** A viewer's copy with an own action applied ahead of the server's answer; as it is where the rules refuse it now, or it cannot be told ahead. (VIW-3) */
export function foretell(state: GameState, action: GameAction, actor: Actor): GameState {
  return checkAction(state, action, actor) === null ? foretellRow(state, action.action, action, actor) : state;
}

function foretellRow<T extends ActionType>(state: GameState, type: T, action: ActionOf<T>, actor: Actor): GameState {
  return FORETOLD[type]?.(state, action, actor) ?? state;
}
