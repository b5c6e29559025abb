import { type Situation, TREE_NAMES, type TreeName, type Trees } from '../library.ts';
import type { Decision } from '../state.ts';

/** A question that is waiting for a decision: its tree and node. */
export type OpenNode = { readonly tree: TreeName; readonly node: Situation };

/** The fields of a decision that determine where it leads. */
export type WalkStep = Pick<Decision, 'answer' | 'isRight' | 'isDenied'>;

/** Whether a node is a question: it has answers, or asks for a text. From other nodes no way leads on, and they are passed over. (SIT-4) */
export function isAsking(node: Situation | null): node is Situation {
  return node !== null && (node.answers.length > 0 || wantsText(node));
}

/** Whether the node's author made it a question answered by typing: it has no answers. The accepted text may still be missing. (SIT-4) */
export function isTypedQuestion({ answers, textAnswer }: Situation): boolean {
  return answers.length === 0 && textAnswer !== null;
}

/** Whether a game asks for a typed text here: the question is answered by typing, and it has an accepted text. (SIT-4) */
export function wantsText(node: Situation): boolean {
  return isTypedQuestion(node) && node.textAnswer?.trim() !== '';
}

/** The question that a player has reached after `steps`; null: all trees are done. The same walk in a game, a preview and a test. (SIT-4) */
export function placeAfter(trees: Trees, steps: readonly WalkStep[]): OpenNode | null {
  let place = firstPlace(trees, 0);
  for (const step of steps) {
    if (place === null) return null;
    place = placeBehind(trees, place, step);
  }
  return place;
}

/** The question at which each step was taken. (SIT-4) */
export function questionsAlong(trees: Trees, steps: readonly WalkStep[]): readonly (OpenNode | null)[] {
  return steps.map((_, index) => placeAfter(trees, steps.slice(0, index)));
}

/** The next question after a step: further on in the tree, or the first one of the next tree; null if all trees are done. (SIT-4) */
export function placeBehind(trees: Trees, { tree, node }: OpenNode, step: WalkStep): OpenNode | null {
  const next = wayOn(node, step);
  return isAsking(next) ? { tree, node: next } : firstPlace(trees, TREE_NAMES.indexOf(tree) + 1);
}

function firstPlace(trees: Trees, from: number): OpenNode | null {
  for (const tree of TREE_NAMES.slice(from)) {
    const node = trees[tree];
    if (isAsking(node)) return { tree, node };
  }
  return null;
}

/** The node that a step leads to, whether it is a question or not; null: the end of the tree. (SIT-4) */
export function wayOn(node: Situation, { answer, isRight, isDenied }: WalkStep): Situation | null {
  if (isDenied) return node.afterDenySituation;
  if (answer === null) return isRight === true ? node.situation_ok : node.situation_wrong;
  return node.answers[answer]?.situation ?? null;
}
