import { type GameAction, type GameState, findOrder } from '@fracht/engine';
import type { PlayerDecision } from './decision.ts';
import { bookingOf, hiredBy } from './other-cars.ts';
import { isAnswer, isCallOnly } from './question.ts';

/**
 * The actions of a choice at a decision, all of them; null where they choose nothing. Doing nothing is a choice only where the decision itself did nothing or
 * has that as an alternative: a question is answered by an answer, a car is chosen by sending one. Hiring a car for an order includes sending it, as it does in
 * the decision itself. Otherwise whoever plays on would make the choice, and make it well. (LSS-2, DCN-3)
 */
export function wholeChoice(
  state: GameState,
  decision: PlayerDecision,
  actions: readonly GameAction[],
): readonly GameAction[] | null {
  const [action] = actions;
  if (action === undefined) return mayBeLeft(decision) ? actions : null;
  if (isUnanswered(decision, action)) return null;
  const order = isForOrder(decision) ? findOrder(state, decision.order ?? '') : null;
  if (order === null || actions.length > 1 || action.action !== 'ADD_CAR') return actions;
  const hired = hiredBy(state, decision.player, action);
  return hired === null ? actions : [action, bookingOf(order, hired)];
}

/** Whether leaving everything as it is is one of the ways to take a decision. */
function mayBeLeft({ chosen, alternatives }: PlayerDecision): boolean {
  return chosen === null || alternatives.some(({ actions }) => actions.length === 0);
}

/** Whether an action leaves the question of a decision open. Calling somebody about it is a decision of its own. */
function isUnanswered({ question, kind }: PlayerDecision, action: GameAction): boolean {
  return question !== null && kind !== 'CALL' && !(isAnswer(action) && !isCallOnly(action));
}

/** Whether a decision chooses the car for an order. */
function isForOrder({ kind, order }: PlayerDecision): boolean {
  return order !== null && (kind === 'BOOK_CAR' || kind === 'HIRE_CAR');
}
