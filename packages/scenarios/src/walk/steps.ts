import { type Answer, isTypedQuestion, type Situation } from '@fracht/engine';

/** The ways on that are behind no answer. */
export const NAMED_STEPS = ['situation_ok', 'situation_wrong', 'afterDenySituation'] as const;
export type NamedStep = (typeof NAMED_STEPS)[number];

/** One way on within a tree: behind an answer by its place, behind a typed text, or after a refusal. */
export type BranchStep = number | NamedStep;

/** The ways on that a player can take by answering: each answer, or the right text and any other. */
export function answerSteps(node: Situation): readonly BranchStep[] {
  return isTypedQuestion(node) ? ['situation_ok', 'situation_wrong'] : [...node.answers.keys()];
}

/** All ways on that a player can take, after a refusal last. */
export function openSteps(node: Situation): readonly BranchStep[] {
  return [...answerSteps(node), 'afterDenySituation'];
}

/** All ways on under which a question can be stored, also those that nobody can take while the question is of another kind. */
export function stepsOf({ answers }: Situation): readonly BranchStep[] {
  return [...answers.keys(), ...NAMED_STEPS];
}

/** The question behind one step; null where there is none. */
export function nextOf(node: Situation, step: BranchStep): Situation | null {
  return typeof step === 'number' ? (node.answers[step]?.situation ?? null) : node[step];
}

/** The question behind several steps; null where there is none. */
export function questionAt(root: Situation | null, steps: readonly BranchStep[]): Situation | null {
  let node = root;
  for (const step of steps) node = node === null ? null : nextOf(node, step);
  return node;
}

/** The question with another one, or none, behind a step; the same where it has no such way or nothing changes. */
export function withNext(node: Situation, step: BranchStep, situation: Situation | null): Situation {
  if (nextOf(node, step) === situation) return node;
  if (typeof step !== 'number') return { ...node, [step]: situation };
  const answers = node.answers.map((answer, index) => (index === step ? { ...answer, situation } : answer));
  return { ...node, answers };
}

/** The question with these answers; the very same where it has them already. */
export function withAnswers(node: Situation, answers: readonly Answer[]): Situation {
  const isSame =
    answers.length === node.answers.length && answers.every((answer, place) => answer === node.answers[place]);
  return isSame ? node : { ...node, answers };
}
