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
 * The actions that a browser may apply before the server answers (optimistic update). The others draw random numbers or reveal what the
 * viewer may not know yet, such as the orders of a new round.
 */
const FORETOLD: { readonly [T in ActionType]?: Apply<T> } = {
  BOOK_ORDER: applyBookOrder,
  CANCEL_ORDER: applyCancelOrder,
  BOOK_CAR: applyBookCar,
  CANCEL_CAR_BOOKING: applyCancelCarBooking,
  SELECT_PARKING: applySelectParking,
  CONFIRM_RETURN: applyConfirmReturn,
};

/** Whether a browser may apply this action to its copy of the game before the server answers. (VIW-3) */
export function isForetold(type: ActionType): boolean {
  return FORETOLD[type] !== undefined;
}

/**
 * Optimistic update: a viewer's copy of the game with the viewer's own action applied before the server has answered. Returns the copy
 * unchanged where the rules refuse the action now, or where only the server can know its outcome. (VIW-3)
 */
export function foretell(state: GameState, action: GameAction, actor: Actor): GameState {
  return checkAction(state, action, actor) === null ? foretellRow(state, action.action, action, actor) : state;
}

function foretellRow<T extends ActionType>(state: GameState, type: T, action: ActionOf<T>, actor: Actor): GameState {
  return FORETOLD[type]?.(state, action, actor) ?? state;
}
