import { type Answer, type Situation, TREE_NAMES, type TreeName } from '@fracht/engine';

/** One way on within a tree: behind an answer, behind a typed text, or after a refusal. */
export type BranchStep = number | 'situation_ok' | 'situation_wrong' | 'afterDenySituation';

/** A place where a question stands or could stand: its tree, and the ways to it. Its text is that of the checkers' findings. */
export type Branch = { readonly tree: TreeName; readonly steps: readonly BranchStep[] };

/** The ways on that are behind no answer. */
export const NAMED_STEPS = ['situation_ok', 'situation_wrong', 'afterDenySituation'] as const;
const PATH =
  /^(situation|carSituation|timeWindowSituation)((?:\.(?:answers\.\d+\.situation|situation_ok|situation_wrong|afterDenySituation))*)/u;
const STEP = /answers\.(\d+)\.situation|situation_ok|situation_wrong|afterDenySituation/gu;

/** The place a path starts with, such as `situation.answers.0.situation.text`; null for a path outside the trees. */
export function branchOf(path: string): Branch | null {
  const [, name, rest = ''] = PATH.exec(path) ?? [];
  const tree = TREE_NAMES.find((known) => known === name);
  if (tree === undefined) return null;
  return { tree, steps: Array.from(rest.matchAll(STEP), ([text, index]) => stepOf(text, index)) };
}

/** The path of a place. */
export function pathOf({ tree, steps }: Branch): string {
  return [tree, ...steps.map((step) => (typeof step === 'number' ? `answers.${step}.situation` : step))].join('.');
}

/** The path of the place where the question before this one stands; null for the first of a tree. */
export function parentOf(path: string): string | null {
  const branch = branchOf(path);
  if (branch === null || branch.steps.length === 0) return null;
  return pathOf({ ...branch, steps: branch.steps.slice(0, -1) });
}

/** Whether `path` is `above` or lies behind it. */
export function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`);
}

/** The question behind the steps; null where there is none. */
export function questionAt(root: Situation | null, steps: readonly BranchStep[]): Situation | null {
  let node = root;
  for (const step of steps) node = node === null ? null : nextOf(node, step);
  return node;
}

/** The ways on that a question can have, taken or not. */
export function stepsOf({ answers }: Situation): readonly BranchStep[] {
  return [...answers.keys(), ...NAMED_STEPS];
}

/** The question behind one step; null where there is none. */
export function nextOf(node: Situation, step: BranchStep): Situation | null {
  return typeof step === 'number' ? (node.answers[step]?.situation ?? null) : node[step];
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

function stepOf(text: string, index: string | undefined): BranchStep {
  return index === undefined ? (NAMED_STEPS.find((name) => name === text) ?? 'afterDenySituation') : Number(index);
}
