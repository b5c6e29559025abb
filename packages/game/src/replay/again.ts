import type { GameAction } from '@fracht/engine';
import { playAction, type DebriefDecision, type PlayAction, type WhatIfPayload } from '@fracht/protocol';
import { againText, gameText } from '@fracht/content';
import { report } from '@fracht/kit/report.ts';
import { divertActions } from '../store/game-session.ts';
import { gameStore } from '../store/game-store.ts';
import { select, showSituation } from '../store/ui-store.ts';
import type { ActionAnswer } from '../client/server-message.ts';
import { againStore, NOT_AGAIN } from './again-store.ts';

/** What would have come of these actions; throws if they were not possible then, or no answer came. */
export type AskWhatIf = (actions: readonly PlayAction[]) => Promise<WhatIfPayload>;

/**
 * Lets one decision of a replay be retried. Of the actions on the game's screens only those are possible that are another way to take it; they change no game:
 * the server is asked what would have come of them. The returned function ends that. (DBS-8)
 */
export function takeAgain(decision: DebriefDecision, ask: AskWhatIf): () => void {
  againStore.setState({ ...NOT_AGAIN, decision });
  gameStore.setState({ isDecidable: (action) => isSameDecision(decision, action) });
  showPlace(decision);
  const stop = divertActions((action) => take(action, ask));
  return () => {
    stop();
    gameStore.setState({ isDecidable: null });
    againStore.setState(NOT_AGAIN);
  };
}

/** Asks what would have come of these actions. `isShown`: they are shown as the best, because the student did not find them. */
export async function tryActions(actions: readonly PlayAction[], ask: AskWhatIf, isShown = false): Promise<void> {
  const { decision } = againStore.getState();
  againStore.setState({ stage: { is: 'COUNTING' } });
  try {
    const whatIf = await ask(actions);
    if (againStore.getState().decision !== decision) return;
    againStore.setState({ stage: { is: 'TOLD', whatIf, actions, isShown } });
  } catch (cause) {
    report('a decision taken again', cause);
    if (againStore.getState().decision !== decision) return;
    const text = cause instanceof Error && cause.name === 'ApiError' ? cause.message : againText.failed;
    againStore.setState({ stage: { is: 'FAILED', text } });
  }
}

/** Shows that there was nothing better than what was done in the game. */
export function showDoneAsBest(): void {
  againStore.setState({ stage: { is: 'DONE_BEST' } });
}

/** Clears the verdict, so that the decision can be taken once more. */
export function askAgain(): void {
  againStore.setState({ stage: { is: 'ASKED' } });
}

/** Whether an action is another way to take the same decision. (DBS-8) */
export function isSameDecision({ kind, order, car, question }: DebriefDecision, action: GameAction): boolean {
  switch (kind) {
    case 'BOOK_ORDER':
      return action.action === 'BOOK_ORDER';
    case 'GIVE_ORDER_BACK':
      return action.action === 'CANCEL_ORDER' && action.order === order?.id;
    case 'BOOK_CAR':
    case 'HIRE_CAR':
      return action.action === 'ADD_CAR' || (action.action === 'BOOK_CAR' && action.order === order?.id);
    case 'TAKE_CAR_OFF':
      return action.action === 'CANCEL_CAR_BOOKING' && action.car === car?.id;
    case 'SEND_CAR_HOME':
      return action.action === 'CONFIRM_RETURN' && action.car === car?.id;
    case 'PARK':
    case 'DRIVE_ON':
      return action.action === 'SELECT_PARKING' && action.car === car?.id;
    case 'ANSWER_EMERGENCY':
    case 'ANSWER_CHANGE':
      return !isCallAlone(action) && isAnswerTo(action, order?.id ?? null, question?.situation ?? null);
    case 'CALL':
    default:
      return isAnswerTo(action, order?.id ?? null, question?.situation ?? null);
  }
}

/** Whether an action only calls somebody about a question, which leaves it unanswered. */
function isCallAlone(action: GameAction): boolean {
  if (action.action !== 'RESOLVE_EMERGENCY' && action.action !== 'RESOLVE_CHANGE_EVENT') return false;
  return action.answer === undefined && action.text === undefined;
}

function isAnswerTo(action: GameAction, order: string | null, situation: string | null): boolean {
  if (action.action === 'RESOLVE_EMERGENCY') return action.order === order && action.emergency === situation;
  return action.action === 'RESOLVE_CHANGE_EVENT' && action.order === order && action.event === situation;
}

/** Opens what the decision was about: the card of its situation, or of its car. */
function showPlace({ question, order, car }: DebriefDecision): void {
  if (question !== null && order !== null) {
    select(null);
    showSituation(`${order.id} ${question.situation}`);
  } else if (car !== null) select({ kind: 'CAR', id: car.id });
}

async function take(action: GameAction, ask: AskWhatIf): Promise<ActionAnswer> {
  const read = playAction.safeParse(action);
  if (!read.success || againStore.getState().stage.is === 'COUNTING') {
    return { ok: false, code: 'NOT_ALLOWED', message: gameText.onlyThisDecision };
  }
  await tryActions([read.data], ask);
  return { ok: true };
}
