import type { PlayerId } from '@fracht/engine';
import type { DecisionKind, PlayerDecision } from '../decisions/decision.ts';
import { decisionsOf } from '../decisions/decisions-of.ts';
import type { Recording } from '../recording.ts';
import { chargedOnce } from './charged-once.ts';
import { type JudgedDecision, judge } from './losses.ts';

/** All judged decisions of a player in order. `kinds`: only those of these kinds; absent: all. (LSS-2) */
export function judgedDecisions(
  recording: Recording,
  player: PlayerId,
  kinds?: readonly DecisionKind[],
): readonly JudgedDecision[] {
  const decisions = decisionsOf(recording, player);
  return decisions
    .filter(({ judged, kind }) => judged === 'YES' && (kinds === undefined || kinds.includes(kind)))
    .map(judgeOf(recording, decisions));
}

/**
 * Judges decisions of one player, of whom `decisions` are all: each at most once, and after the earlier ones about its order, which are charged first.
 * `known`: those that are judged already; more are added. (LSS-8)
 */
export function judgeOf(
  recording: Recording,
  decisions: readonly PlayerDecision[],
  known = new Map<string, JudgedDecision>(),
): (decision: PlayerDecision) => JudgedDecision {
  return function judged(decision) {
    const found = known.get(decision.id);
    if (found !== undefined) return found;
    const { id, order } = decision;
    const earlier = decisions.slice(
      0,
      Math.max(
        0,
        decisions.findIndex((one) => one.id === id),
      ),
    );
    const before = earlier.filter((one) => one.judged === 'YES' && one.order !== null && one.order === order);
    const one = chargedOnce(judge(recording, decision), before.map(judged));
    known.set(decision.id, one);
    return one;
  };
}
