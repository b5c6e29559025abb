import type { PlayerId } from '@fracht/engine';
import type { Alternative, DecisionKind, PlayerDecision } from '../decisions/decision.ts';
import { decisionsOf } from '../decisions/decisions-of.ts';
import type { Recording } from '../recording.ts';
import { chargedOnce, leftAfter } from './charged-once.ts';
import { type JudgedDecision, type Valued, judge, valuedOf } from './losses.ts';

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
 * Judges decisions of one player; `decisions` are all of his. Each is judged at most once, and after the earlier ones about its order, which are
 * charged first. `known`: those already judged; new ones are added. (LSS-8)
 */
export function judgeOf(
  recording: Recording,
  decisions: readonly PlayerDecision[],
  known = new Map<string, JudgedDecision>(),
): (decision: PlayerDecision) => JudgedDecision {
  return function judged(decision) {
    const found = known.get(decision.id);
    if (found !== undefined) return found;
    const one = chargedOnce(judge(recording, decision), chargedBefore(recording, decisions, judged)(decision));
    known.set(decision.id, one);
    return one;
  };
}

/**
 * How much more something that is not among a decision's alternatives was expected to bring, calculated as `judgeOf` does for alternatives: after the earlier
 * decisions. Throws if it was not possible then. (LSS-2, LSS-8)
 */
export function valueOf(
  recording: Recording,
  decisions: readonly PlayerDecision[],
  known?: Map<string, JudgedDecision>,
): (decision: PlayerDecision, alternative: Alternative) => Valued {
  const judged = judgeOf(recording, decisions, known);
  return (decision, alternative) => {
    const leave = leftAfter(judge(recording, decision), chargedBefore(recording, decisions, judged)(decision));
    const valued = valuedOf(recording, decision, alternative);
    return leave === null ? valued : leave(valued);
  };
}

/**
 * What the earlier decisions about the same order are charged with. That no car was ever sent for it became known only later: before that its booking is judged as if one
 * were. (DFD-2, DFD-10)
 */
function chargedBefore(
  recording: Recording,
  decisions: readonly PlayerDecision[],
  judged: (decision: PlayerDecision) => JudgedDecision,
): (decision: PlayerDecision) => readonly JudgedDecision[] {
  return function before(decision): readonly JudgedDecision[] {
    return earlierOnes(decisions, decision).map((one) => {
      if (one.isUnserved !== true) return judged(one);
      const { isUnserved: _unserved, ...served } = one;
      return chargedOnce(judge(recording, served), before(one));
    });
  };
}

/** The judged decisions about the same order before a decision. */
function earlierOnes(decisions: readonly PlayerDecision[], { id, order }: PlayerDecision): readonly PlayerDecision[] {
  const place = Math.max(
    0,
    decisions.findIndex((one) => one.id === id),
  );
  return decisions.slice(0, place).filter((one) => one.judged === 'YES' && one.order !== null && one.order === order);
}
