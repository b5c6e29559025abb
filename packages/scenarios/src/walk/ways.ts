import { type Answer, type Breaks, type Effect, isTypedQuestion, type Situation } from '@fracht/engine';

/** One way on from a question: an answer, or the outcome of a right or wrong typed text. */
export type Way = {
  readonly path: string;
  readonly points: number;
  readonly pointsPath: string;
  readonly breaks?: Breaks | undefined;
  readonly breaksPath: string;
  readonly feedback: string;
  readonly feedbackPath: string;
  readonly effects: readonly Effect[];
  readonly effectsPath: string;
  readonly situation: Situation | null;
  readonly situationPath: string;
  readonly answer: Answer | null;
};

/** The ways on from a question that a player can take. */
export function waysFrom(node: Situation, path: string): readonly Way[] {
  if (isTypedQuestion(node)) return [typed(node, path, 'ok'), typed(node, path, 'wrong')];
  return node.answers.map((answer, index) => {
    const at = `${path}.answers.${index}`;
    return {
      ...answer,
      path: at,
      pointsPath: `${at}.points`,
      breaksPath: `${at}.breaks`,
      feedbackPath: `${at}.feedback`,
      effectsPath: `${at}.effects`,
      situationPath: `${at}.situation`,
      answer,
    };
  });
}

function typed(node: Situation, path: string, kind: 'ok' | 'wrong'): Way {
  return {
    path,
    points: node[`points_${kind}`],
    pointsPath: `${path}.points_${kind}`,
    breaks: node[`breaks_${kind}`],
    breaksPath: `${path}.breaks_${kind}`,
    feedback: node[`feedback_${kind}`],
    feedbackPath: `${path}.feedback_${kind}`,
    effects: node[`effects_${kind}`],
    effectsPath: `${path}.effects_${kind}`,
    situation: node[`situation_${kind}`],
    situationPath: `${path}.situation_${kind}`,
    answer: null,
  };
}
