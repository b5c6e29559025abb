import { type Situation, TREE_NAMES, type TreeName } from '@fracht/engine';

/** One way on within a tree: behind an answer, behind a typed text, or after a refusal. */
export type BranchStep = number | 'situation_ok' | 'situation_wrong' | 'afterDenySituation';

/** A place where a question stands or could stand: its tree, and the ways to it. Its text is that of the checkers' findings. */
export type Branch = { readonly tree: TreeName; readonly steps: readonly BranchStep[] };

const NAMED = ['situation_ok', 'situation_wrong', 'afterDenySituation'] as const;
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

/**
 * The tree with another question, or none, behind the steps; all that does not lie on the way is kept as it is, not copied.
 * The same tree where the steps lead nowhere or nothing changes.
 */
export function withQuestion(
  root: Situation | null,
  steps: readonly BranchStep[],
  change: (node: Situation | null) => Situation | null,
): Situation | null {
  const [step, ...rest] = steps;
  if (step === undefined) return change(root);
  if (root === null || (typeof step === 'number' && root.answers[step] === undefined)) return root;
  const before = nextOf(root, step);
  const next = withQuestion(before, rest, change);
  return next === before ? root : withNext(root, step, next);
}

/** How many questions stand at a place and behind it. */
export function countOf(node: Situation | null): number {
  if (node === null) return 0;
  const behind = node.answers.map(({ situation }) => countOf(situation));
  return 1 + [...behind, ...NAMED.map((name) => countOf(node[name]))].reduce((sum, count) => sum + count, 0);
}

function stepOf(text: string, index: string | undefined): BranchStep {
  return index === undefined ? (NAMED.find((name) => name === text) ?? 'afterDenySituation') : Number(index);
}

function nextOf(node: Situation, step: BranchStep): Situation | null {
  return typeof step === 'number' ? (node.answers[step]?.situation ?? null) : node[step];
}

function withNext(node: Situation, step: BranchStep, situation: Situation | null): Situation {
  if (typeof step !== 'number') return { ...node, [step]: situation };
  const answers = node.answers.map((answer, index) => (index === step ? { ...answer, situation } : answer));
  return { ...node, answers };
}
