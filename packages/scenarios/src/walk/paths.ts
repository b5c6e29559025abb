import { TREE_NAMES, type TreeName } from '@fracht/engine';
import { type BranchStep, NAMED_STEPS } from './steps.ts';

/** A place where a question stands or could stand: its tree, and the steps to it. */
export type Branch = { readonly tree: TreeName; readonly steps: readonly BranchStep[] };

const PATH =
  /^(situation|carSituation|timeWindowSituation)((?:\.(?:answers\.\d+\.situation|situation_ok|situation_wrong|afterDenySituation))*)/u;
const STEP = /answers\.(\d+)\.situation|situation_ok|situation_wrong|afterDenySituation/gu;

/** The place at the beginning of a path such as `situation.answers.0.situation.text`; null for a path outside the trees. */
export function branchOf(path: string): Branch | null {
  const [, name, rest = ''] = PATH.exec(path) ?? [];
  const tree = TREE_NAMES.find((known) => known === name);
  if (tree === undefined) return null;
  return { tree, steps: Array.from(rest.matchAll(STEP), ([text, index]) => stepOf(text, index)) };
}

/** The path of a place. */
export function pathOf({ tree, steps }: Branch): string {
  return steps.reduce(pathBehind, tree);
}

/** The path behind a step from the question at `path`. */
export function pathBehind(path: string, step: BranchStep): string {
  return `${path}.${typeof step === 'number' ? `answers.${String(step)}.situation` : step}`;
}

/** The path of the question before this one; null for the first of a tree. */
export function parentOf(path: string): string | null {
  const branch = branchOf(path);
  if (branch === null || branch.steps.length === 0) return null;
  return pathOf({ ...branch, steps: branch.steps.slice(0, -1) });
}

/**
 * The path of the question that a path belongs to. The path of a whole question belongs to the question before it, whose way leads there. Null
 * outside the trees.
 */
export function questionIn(path: string): string | null {
  const branch = branchOf(path);
  const own = branch === null ? null : pathOf(branch);
  return own === path ? (parentOf(own) ?? own) : own;
}

/** Whether `path` is `above` or lies below it. */
export function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`);
}

function stepOf(text: string, index: string | undefined): BranchStep {
  return index === undefined ? (NAMED_STEPS.find((name) => name === text) ?? 'afterDenySituation') : Number(index);
}
