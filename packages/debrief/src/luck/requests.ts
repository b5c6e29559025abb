import { type PlayerId, findOrder } from '@fracht/engine';
import { isAnswer } from '../decisions/question.ts';
import { outcomesOf } from '../field/expected.ts';
import { decisionField } from '../field/field.ts';
import { firstRequest } from '../field/time-request.ts';
import type { Recording } from '../recording.ts';
import type { LuckyDraw } from './lucky-draw.ts';

/**
 * A player's luck with customers who were asked for more time: the outcome of their reply minus the mean of yes and no, each weighted with its chance
 * and played out in the same way. If a refusal would leave more, since the next answer pays well, neither counts as luck. (LCK-1)
 */
export function requestsOf({ log, before, after }: Recording, player: PlayerId): readonly LuckyDraw[] {
  return log.flatMap((entry, index) => {
    const { action } = entry;
    const [then, done] = [before[index], after[index]];
    if (entry.player !== player || !isAnswer(action) || then === undefined || done === undefined) return [];
    const { order } = action;
    const about = { player, order, car: findOrder(then, order)?.car ?? null };
    const asked = firstRequest(then, done, decisionField(then, about, [action]));
    const request = asked === null ? null : (outcomesOf(then, about, [action])?.request ?? null);
    if (asked === null || request === null) return [];
    const gap = Math.max(0, request.agreed.worth.total - request.denied.worth.total);
    const amount = Math.round(gap * (asked.isAgreed ? 1 - asked.chance : -asked.chance));
    const chance = (1 - asked.chance) * 100;
    const met = { at: entry.at, entries: index + 1, car: about.car, order, parking: null };
    return gap === 0 ? [] : [{ what: 'REQUEST', ...met, chance, isDrawn: !asked.isAgreed, amount }];
  });
}
