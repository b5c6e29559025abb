import { applyAction, type ActionType, type Actor, type GameState } from '@fracht/engine';
import type { PendingAction } from './game-store.ts';

/**
 * Actions whose outcome the browser can tell before the server answers. The others draw at random, or make what this viewer
 * may not know yet (orders of a new round).
 */
const FORETOLD: { readonly [T in ActionType]: boolean } = {
  BOOK_ORDER: true,
  CANCEL_ORDER: true,
  ADD_CAR: false,
  BOOK_CAR: true,
  CANCEL_CAR_BOOKING: true,
  SELECT_PARKING: true,
  CONFIRM_RETURN: true,
  RESOLVE_EMERGENCY: false,
  RESOLVE_CHANGE_EVENT: false,
  USER_JOIN: false,
  USER_START: false,
  START: false,
  FINISH: false,
  STOP_EVENTS: false,
  START_EVENTS: false,
  SEND_MESSAGE: false,
};

/** The game with one's own unanswered actions applied; one that the rules now refuse is left out until its answer comes. */
export function foretold(
  confirmed: GameState,
  pending: readonly PendingAction[],
  actor: Actor,
  now: number,
): GameState {
  const hopeful = pending.filter(({ action }) => FORETOLD[action.action]);
  if (hopeful.length === 0) return confirmed;
  const start: GameState = { ...confirmed, now: Math.max(confirmed.now, Math.floor(now)) };
  return hopeful.reduce((game, { action }) => {
    const result = applyAction(game, action, actor);
    return result.ok ? result.value : game;
  }, start);
}
