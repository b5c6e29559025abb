import { situationOfPlayer } from '../../situations/find.ts';
import { isReply, refuseReply } from '../../situations/reply.ts';
import { isStale, currentQuestion } from '../../situations/question.ts';
import { ownOrderInPlay } from '../guards.ts';
import type { ActionCheck } from '../rule.ts';

/** A player answers the current question of a critical situation in one of his orders, and may call the driver, the boss, or both. (SIT-6, SIT-18) */
export const resolveEmergency: ActionCheck<'RESOLVE_EMERGENCY'> = {
  allowedFor: ['STUDENT', 'TEACHER'],
  check(state, action, actor) {
    const found = ownOrderInPlay(state, action.order, actor);
    if (found.refusal !== null) return found.refusal;
    const open = situationOfPlayer(found.value, 'emergencies', { id: action.emergency, player: actor.player });
    if (open === undefined) return 'EMERGENCY_UNKNOWN';
    if (open.done) return 'SITUATION_RESOLVED';
    if (isStale(open, action)) return 'QUESTION_NOT_OPEN';
    if (action.call !== undefined && !isReply(action)) return null;
    const asked = currentQuestion(state, 'emergencies', open);
    if (asked === null) return 'EMERGENCY_UNKNOWN';
    return asked.tree === action.tree ? refuseReply(asked.node, action) : 'TREE_NOT_OPEN';
  },
};
