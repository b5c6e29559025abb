import { situationOfPlayer } from '../../situations/find.ts';
import { refuseReply } from '../../situations/reply.ts';
import { isStale, currentQuestion } from '../../situations/question.ts';
import { ownOrderInPlay } from '../guards.ts';
import type { ActionCheck } from '../rule.ts';

/** A player answers the current question of a change of date or transport in one of his orders. (SIT-6, SIT-18) */
export const resolveChangeEvent: ActionCheck<'RESOLVE_CHANGE_EVENT'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, action, actor) {
    const found = ownOrderInPlay(state, action.order, actor);
    if (found.refusal !== null) return found.refusal;
    const open = situationOfPlayer(found.value, 'changes', { id: action.event, player: actor.player });
    if (open === undefined) return 'EVENT_UNKNOWN';
    if (open.done) return 'SITUATION_RESOLVED';
    if (isStale(open, action)) return 'QUESTION_NOT_OPEN';
    return refuseReply(currentQuestion(state, 'changes', open)?.node ?? null, action);
  },
};
