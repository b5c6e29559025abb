import { type Answer, isTypedQuestion, type Situation } from '@fracht/engine';

/** The ways on that do not belong to an answer. */
export const NAMED_STEPS = ['situation_ok', 'situation_wrong', 'afterDenySituation'] as const;
export type NamedStep = (typeof NAMED_STEPS)[number];

/** One step in a tree: behind an answer by its index, behind a typed text, or after a refusal. */
export type BranchStep = number | NamedStep;

/** The steps that a player can take by answering: each answer, or the right and any other text. */
export function answerSteps(node: Situation): readonly BranchStep[] {
  return isTypedQuestion(node) ? ['situation_ok', 'situation_wrong'] : [...node.answers.keys()];
}

/** All steps that a player can take, the one after a refusal last. */
export function openSteps(node: Situation): readonly BranchStep[] {
  return [...answerSteps(node), 'afterDenySituation'];
}

/** All steps under which a question can be stored, including those that are unused while the question is of another kind. */
export function stepsOf({ answers }: Situation): readonly BranchStep[] {
  return [...answers.keys(), ...NAMED_STEPS];
}

/** The question behind a step; null if there is none. */
export function nextOf(node: Situation, step: BranchStep): Situation | null {
  return typeof step === 'number' ? (node.answers[step]?.situation ?? null) : node[step];
}

/** The question behind several steps; null if there is none. */
export function questionAt(root: Situation | null, steps: readonly BranchStep[]): Situation | null {
  let node = root;
  for (const step of steps) node = node === null ? null : nextOf(node, step);
  return node;
}

/** Replaces the question behind a step; gives the same object if there is no such step or nothing changes. */
export function withNext(node: Situation, step: BranchStep, situation: Situation | null): Situation {
  if (nextOf(node, step) === situation) return node;
  if (typeof step !== 'number') return { ...node, [step]: situation };
  const answers = node.answers.map((answer, index) => (index === step ? { ...answer, situation } : answer));
  return { ...node, answers };
}

/** Replaces the answers; gives the same object if nothing changes. */
export function withAnswers(node: Situation, answers: readonly Answer[]): Situation {
  const isSame =
    answers.length === node.answers.length && answers.every((answer, place) => answer === node.answers[place]);
  return isSame ? node : { ...node, answers };
}
