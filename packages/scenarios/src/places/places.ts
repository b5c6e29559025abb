import { type Answer, depthOf, isTypedQuestion, type Situation, type TreeName } from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { DEEPEST_TREE } from '../check/nodes.ts';
import { type EditedItem, nodeAt, rootOf, rootsOf, treeNamesOf, withRoot } from '../item/item.ts';
import { type Changes, reaches, rewritten, storedSizeOf } from '../links/links.ts';
import { branchOf } from '../walk/paths.ts';
import { type BranchStep, nextOf, questionAt, stepsOf, withNext } from '../walk/steps.ts';
import { storedQuestions } from '../walk/walk.ts';

/** Why something cannot be placed there. */
export type Refusal =
  | 'GONE'
  | 'NOT_HERE'
  | 'SAME_PLACE'
  | 'INSIDE_ITSELF'
  | 'TOO_DEEP'
  | 'TOO_LARGE'
  | 'ANSWERS_FULL'
  | 'TYPED';

/** The item after an edit, or the reason why it was refused. */
export type Attempt = EditedItem | Refusal;

/** A place for a question: the question before it and the step to it; `from` null: the beginning of a tree. */
type Slot = { readonly tree: TreeName; readonly from: Situation | null; readonly step: BranchStep | null };

/** Whether an attempt is refused. */
export function isRefused(attempt: Attempt): attempt is Refusal {
  return typeof attempt === 'string';
}

/** Puts a branch at a path, replacing what was there; null clears it. */
export function putAt(edited: EditedItem, path: string, branch: Situation | null): Attempt {
  const slot = slotAt(edited, path);
  if (slot === null) return 'GONE';
  if (branch !== null && slot.from !== null && reaches(branch, slot.from)) return 'INSIDE_ITSELF';
  return checked(edited, filled(edited, [{ slot, branch }]));
}

/** Removes a question from all its places, together with what could be reached only through it. */
export function dropAll(edited: EditedItem, path: string): Attempt {
  const [node, tree] = [nodeAt(edited, path), branchOf(path)?.tree];
  if (node === null || tree === undefined) return 'GONE';
  const root = rootOf(edited, tree);
  if (root === null || root === node) return withRoot(edited, tree, null);
  const without = (before: Situation): Situation =>
    stepsOf(before).reduce((each, step) => (nextOf(each, step) === node ? withNext(each, step, null) : each), before);
  const changes = new Map([...storedQuestions(root, tree).keys()].map((each) => [each, without] as const));
  changes.delete(node);
  return withRoot(edited, tree, rewritten(root, changes));
}

/** Splits off the occurrence of a question at this path as a separate question; its followers stay shared. */
export function splitOffAt(edited: EditedItem, path: string): Attempt {
  const node = nodeAt(edited, path);
  return node === null ? 'GONE' : putAt(edited, path, { ...node });
}

/** Moves a branch to another path; what was there takes its old place. */
export function moveTo(edited: EditedItem, from: string, to: string): Attempt {
  const [source, target] = [slotAt(edited, from), slotAt(edited, to)];
  const branch = source === null ? null : behind(edited, source);
  if (source === null || target === null || branch === null) return 'GONE';
  const other = behind(edited, target);
  if (from === to || branch === other) return 'SAME_PLACE';
  if (isBehind(target, branch) || (other !== null && isBehind(source, other))) return 'INSIDE_ITSELF';
  if (source.tree !== target.tree && other !== null) return 'SAME_PLACE';
  return checked(
    edited,
    filled(edited, [
      { slot: source, branch: other },
      { slot: target, branch },
    ]),
  );
}

/** Moves an answer, with everything that follows it, before answer `at` of the same or another question. */
export function carryTo(edited: EditedItem, from: { path: string; index: number }, path: string, at: number): Attempt {
  const [source, target] = [nodeAt(edited, from.path), nodeAt(edited, path)];
  const answer = source?.answers[from.index];
  if (source === null || target === null || answer === undefined) return 'GONE';
  if (source === target) {
    if (at === from.index || at === from.index + 1) return 'SAME_PLACE';
    const place = at > from.index ? at - 1 : at;
    return changed(edited, path, new Map([[source, answering((all) => moved(all, from.index, place))]]));
  }
  const refusal = refusedAt(target, answer);
  if (refusal !== null) return refusal;
  const without = changed(edited, from.path, new Map([[source, answering((all) => all.toSpliced(from.index, 1))]]));
  const tree = branchOf(path)?.tree;
  if (tree === branchOf(from.path)?.tree) {
    const changes: Changes = new Map([
      [source, answering((all) => all.toSpliced(from.index, 1))],
      [target, answering((all) => all.toSpliced(at, 0, answer))],
    ]);
    return checked(edited, changed(edited, path, changes));
  }
  return checked(edited, changed(without, path, new Map([[target, answering((all) => all.toSpliced(at, 0, answer))]])));
}

/** Inserts an answer before answer `at` of a question. */
export function insertAt(edited: EditedItem, path: string, at: number, answer: Answer): Attempt {
  const node = nodeAt(edited, path);
  if (node === null) return 'GONE';
  const refusal = refusedAt(node, answer);
  if (refusal !== null) return refusal;
  return checked(edited, changed(edited, path, new Map([[node, answering((all) => all.toSpliced(at, 0, answer))]])));
}

/** Changes a question at all its places; the same item if there is none or nothing changes. */
export function withQuestion(edited: EditedItem, path: string, change: (node: Situation) => Situation): EditedItem {
  const node = nodeAt(edited, path);
  return node === null ? edited : changed(edited, path, new Map([[node, change]]));
}

/** The first path to a question that matches; null if there is none. */
export function pathTo(edited: EditedItem, isMeant: (node: Situation) => boolean): string | null {
  for (const { tree, root } of rootsOf(edited))
    for (const [node, { path }] of storedQuestions(root, tree)) if (isMeant(node)) return path;
  return null;
}

function refusedAt(node: Situation, { situation }: Answer): Refusal | null {
  if (isTypedQuestion(node)) return 'TYPED';
  if (node.answers.length >= SCENARIO_LIMITS.answers) return 'ANSWERS_FULL';
  return reaches(situation, node) ? 'INSIDE_ITSELF' : null;
}

function slotAt(edited: EditedItem, path: string): Slot | null {
  const branch = branchOf(path);
  if (branch === null || !treeNamesOf(edited).includes(branch.tree)) return null;
  const { tree, steps } = branch;
  const step = steps.at(-1);
  if (step === undefined) return { tree, from: null, step: null };
  const from = questionAt(rootOf(edited, tree), steps.slice(0, -1));
  return from === null || !stepsOf(from).includes(step) ? null : { tree, from, step };
}

function behind(edited: EditedItem, { tree, from, step }: Slot): Situation | null {
  return from === null || step === null ? rootOf(edited, tree) : nextOf(from, step);
}

function isBehind({ from }: Slot, branch: Situation): boolean {
  return from !== null && reaches(branch, from);
}

type Filling = { readonly slot: Slot; readonly branch: Situation | null };

/** Fills several places at once, because a branch that is being moved may be above another of them. */
function filled(edited: EditedItem, fillings: readonly Filling[]): EditedItem {
  return treeNamesOf(edited).reduce((before, tree) => {
    const changes = new Map<Situation, (node: Situation) => Situation>();
    let root = rootOf(before, tree);
    for (const { slot, branch } of fillings.filter((each) => each.slot.tree === tree)) {
      const { from, step } = slot;
      if (from === null || step === null) root = branch;
      else {
        const earlier = changes.get(from);
        changes.set(from, (node) => withNext(earlier?.(node) ?? node, step, branch));
      }
    }
    return withRoot(before, tree, rewritten(root, changes));
  }, edited);
}

function changed(edited: EditedItem, path: string, changes: Changes): EditedItem {
  const tree = branchOf(path)?.tree;
  return tree === undefined ? edited : withRoot(edited, tree, rewritten(rootOf(edited, tree), changes));
}

function answering(change: (answers: readonly Answer[]) => readonly Answer[]): (node: Situation) => Situation {
  return (node) => ({ ...node, answers: change(node.answers) });
}

function moved(answers: readonly Answer[], from: number, to: number): readonly Answer[] {
  const answer = answers[from];
  return answer === undefined ? answers : answers.toSpliced(from, 1).toSpliced(to, 0, answer);
}

/** Accepts an edit unless it has made a tree too deep or too large. */
function checked(before: EditedItem, after: EditedItem): Attempt {
  for (const tree of treeNamesOf(after)) {
    const [old, root] = [rootOf(before, tree), rootOf(after, tree)];
    if (old === root) continue;
    const [depth, size] = [depthOf(root), storedSizeOf(root)];
    if (depth > DEEPEST_TREE && depth > depthOf(old)) return 'TOO_DEEP';
    if (size > SCENARIO_LIMITS.nodes && size > storedSizeOf(old)) return 'TOO_LARGE';
  }
  return after;
}
