import type { Situation, TreeName } from '@fracht/engine';
import { sameShape, type Shape, shapeOf } from './graph.ts';
import { type EditedItem, rootOf, treeNamesOf } from './item.ts';
import { indexOf, type Question, type QuestionIndex, questionsOf } from './questions.ts';

/** A tree as graph and lists show it: its questions by their paths, in the order of reading, and its shape. */
export type ShownTree = {
  readonly root: Situation;
  readonly questions: ReadonlyMap<string, Question>;
  readonly shape: Shape;
};

/** An item as everything but its forms shows it. */
export type Shown = {
  readonly item: EditedItem;
  readonly index: QuestionIndex;
  readonly trees: ReadonlyMap<TreeName, ShownTree>;
};

/** What there is to show of an item; what is shown `before` already and stays as it was is the very same, so that it is not drawn again. */
export function shownOf(item: EditedItem, before: Shown | null = null): Shown {
  const trees = treeNamesOf(item).flatMap((tree) => {
    const root = rootOf(item, tree);
    return root === null ? [] : [[tree, shownTree(tree, root, before?.trees.get(tree))] as const];
  });
  return { item, index: indexOf(item), trees: new Map(trees) };
}

function shownTree(tree: TreeName, root: Situation, before: ShownTree | undefined): ShownTree {
  if (before?.root === root) return before;
  const questions = questionsOf(tree, root).map((question) => {
    const old = before?.questions.get(question.path);
    return old !== undefined && isSame(old, question) ? old : question;
  });
  const shape = shapeOf(questions);
  return {
    root,
    questions: new Map(questions.map((question) => [question.path, question])),
    shape: before !== undefined && sameShape(before.shape, shape) ? before.shape : shape,
  };
}

/** The same question among the same others; its text and its answers are in its node. */
function isSame(old: Question, question: Question): boolean {
  return (
    old.node === question.node &&
    old.number === question.number &&
    old.incoming === question.incoming &&
    old.isOnBestPath === question.isOnBestPath &&
    old.denied === question.denied &&
    old.deniedTarget === question.deniedTarget &&
    old.ways.every(({ isBest, next, target }, index) => {
      const way = question.ways[index];
      return isBest === way?.isBest && next === way.next && target === way.target;
    })
  );
}
