import { type Answer, bestAnswerIndex, bestScore, depthOf, type Situation, type TreeName } from '@fracht/engine';

type RatedAnswer = Omit<Answer, 'situation'> & { readonly situation: RatedSituation | null };

type FollowerKey = 'answers' | 'situation_ok' | 'situation_wrong' | 'afterDenySituation';

/** A question with the figures that are computed from its tree. (LIB-5) */
export type RatedSituation = Omit<Situation, FollowerKey> & {
  readonly answers: readonly RatedAnswer[];
  readonly situation_ok: RatedSituation | null;
  readonly situation_wrong: RatedSituation | null;
  readonly afterDenySituation: RatedSituation | null;
  /** The most questions that can follow one another from here, this one included. */
  readonly depth: number;
  /** Points of the best way from here, the question's own included. */
  readonly bestScore: number;
  /** The index of the answer on the best way; -1: no answers to choose from. */
  readonly bestAnswerIndex: number;
};

/** Adds depth, best score and best answer to every question of a tree. (LIB-5, SIT-5) */
export function ratedTree(situation: Situation, tree: TreeName): RatedSituation {
  const below = (next: Situation | null) => (next === null ? null : ratedTree(next, tree));
  return {
    ...situation,
    answers: situation.answers.map((answer) => ({ ...answer, situation: below(answer.situation) })),
    situation_ok: below(situation.situation_ok),
    situation_wrong: below(situation.situation_wrong),
    afterDenySituation: below(situation.afterDenySituation),
    depth: depthOf(situation),
    bestScore: bestScore(situation, tree),
    bestAnswerIndex: bestAnswerIndex(situation, tree),
  };
}
