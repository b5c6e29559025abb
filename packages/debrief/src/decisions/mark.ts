import {
  type Breach,
  type GameState,
  type RuleSource,
  type Situation,
  bestWay,
  breaksAt,
  isRightText,
  wantsText,
  wayTaken,
} from '@fracht/engine';
import { type AnswerAction, isCallOnly, placeMet, sourcesOf } from './question.ts';

/** What the author of a situation says about an answer. (LSS-4) */
export type AnswerMark = {
  /**
   * BEST: it brings the most points, by itself or with everything that follows (of two answers that lead to equally many, the one that brings more itself). LESS: it brings fewer. POOR: it
   * brings none itself, although another answer does.
   */
  readonly is: 'BEST' | 'LESS' | 'POOR';
  /** The rule of law or safety that it breaks; null: none, or its author did not say. (SIT-20) */
  readonly breaks: DatedBreach | null;
};

/** A rule that is broken, and the day on which its law was checked for this situation; absent: its author did not say. (SIT-22) */
export type DatedBreach = Breach & { readonly checked?: string | undefined };

const RANKS = { BEST: 0, LESS: 1, POOR: 2 } as const satisfies Record<AnswerMark['is'], number>;
const BROKEN = 4;

/** The rank of an option before its money is considered, the best lowest: first what breaks no rule, then the better answer. (LSS-4, CLD-5) */
export function rankBeforeMoney(isBreach: boolean, mark: AnswerMark['is'] | null): number {
  return (isBreach ? BROKEN : 0) + (mark === null ? 0 : RANKS[mark]);
}

/**
 * The author's feedback: for a student whose answer is among the best, the feedback to that answer; otherwise that to the best one. Null if there is
 * no question. (LSS-4)
 */
export function bestFeedback(state: GameState, action: AnswerAction): string | null {
  const place = placeMet(state, action);
  if (place === null) return null;
  const { node, tree } = place;
  const mark = markOfAnswer(state, action);
  const isBest = mark?.is === 'BEST' && mark.breaks === null && action.answer !== undefined;
  const way = isBest ? wayTaken(node, tree, { answer: action.answer ?? null, isRight: null }) : bestWay(node, tree);
  return way?.feedback ?? null;
}

/** What the author of a situation says about an answer to the open question; null: it does not answer it, or is a call. (LSS-4) */
export function markOfAnswer(state: GameState, action: AnswerAction): AnswerMark | null {
  const place = placeMet(state, action);
  if (place === null || isCallOnly(action)) return null;
  const { node, tree, open } = place;
  const isTyped = wantsText(node);
  const given = isTyped
    ? { answer: null, isRight: isRightText(node, action.text ?? '', open) }
    : { answer: action.answer ?? null, isRight: null };
  const way = wayTaken(node, tree, given);
  if (way === null) return null;
  const own = ownPoints(node, given);
  const answers: readonly GivenAnswer[] = isTyped
    ? [true, false].map((isRight) => ({ answer: null, isRight }))
    : node.answers.map((_, answer) => ({ answer, isRight: null }));
  const isBehind = answers.some((other) => {
    const points = wayTaken(node, tree, other)?.points ?? -Infinity;
    return points > way.points || (points === way.points && ownPoints(node, other) > own);
  });
  const breaks = breaksAt(node, given);
  const isMost = answers.every((other) => ownPoints(node, other) <= own);
  const is = !isBehind || isMost ? 'BEST' : own <= 0 ? 'POOR' : 'LESS';
  return { is, breaks: breaks === undefined || breaks === 'NOTHING' ? null : dated(breaks, sourcesOf(state, action)) };
}

/** The rule with the earliest of the days on which its law was checked. */
function dated(breach: Breach, sources: readonly RuleSource[]): DatedBreach {
  const [checked] = sources.flatMap((source) => (source.law === breach.law ? [source.checked] : [])).toSorted();
  return checked === undefined ? breach : { ...breach, checked };
}

type GivenAnswer = { readonly answer: number | null; readonly isRight: boolean | null };

/** The points that an answer brings immediately, regardless of what it leads to. */
function ownPoints(node: Situation, { answer, isRight }: GivenAnswer): number {
  if (answer !== null) return node.answers[answer]?.points ?? 0;
  return isRight === true ? node.points_ok : node.points_wrong;
}
