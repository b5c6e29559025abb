import type { Answer, Situation } from '@fracht/engine';

export type RatedAnswer = Omit<Answer, 'situation'> & { readonly situation: RatedSituation | null };

type Followers = 'answers' | 'situation_ok' | 'situation_wrong' | 'afterDenySituation';

/** A question with what follows from its tree. (spec §3 Situation) */
export type RatedSituation = Omit<Situation, Followers> & {
  readonly answers: readonly RatedAnswer[];
  readonly situation_ok: RatedSituation | null;
  readonly situation_wrong: RatedSituation | null;
  readonly afterDenySituation: RatedSituation | null;
  /** Questions above it. */
  readonly depth: number;
  /** The most points from here on, the question's own included. */
  readonly bestScore: number;
  /** The answer that leads to them; null where there is none to choose. */
  readonly bestAnswerIndex: number | null;
};

/** A tree with the depth and the best score of every question: its points and the highest score of its answers. (spec §3 Situation; rules §9) */
export function ratedTree(situation: Situation, depth = 0): RatedSituation {
  const below = (next: Situation | null) => (next === null ? null : ratedTree(next, depth + 1));
  const answers = situation.answers.map((answer) => ({ ...answer, situation: below(answer.situation) }));
  const situation_ok = below(situation.situation_ok);
  const situation_wrong = below(situation.situation_wrong);
  const scores = answers.map(({ points, situation: next }) => points + bestOf(next));
  const typed = [situation.points_ok + bestOf(situation_ok), situation.points_wrong + bestOf(situation_wrong)];
  const best = Math.max(...(scores.length === 0 ? typed : scores));
  return {
    ...situation,
    answers,
    situation_ok,
    situation_wrong,
    afterDenySituation: below(situation.afterDenySituation),
    depth,
    bestScore: situation.points + best,
    bestAnswerIndex: scores.length === 0 ? null : scores.indexOf(best),
  };
}

function bestOf(situation: RatedSituation | null): number {
  return situation?.bestScore ?? 0;
}
