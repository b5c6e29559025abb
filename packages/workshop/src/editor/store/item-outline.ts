import {
  type EditedItem,
  indexOf,
  wayKindOf,
  type Question,
  type QuestionIndex,
  questionsOf,
  rootsOf,
  waysFrom,
} from '@fracht/scenarios';
import type { Situation, TreeName } from '@fracht/engine';
import { sameShape, shapeOf, type TreeShape } from './tree-shape.ts';

/** A tree as graph and lists show it: its questions by their paths, in reading order, and the input of its layout. */
export type OutlinedTree = {
  readonly root: Situation;
  readonly questions: ReadonlyMap<string, Question>;
  readonly shape: TreeShape;
};

/** What is derived from an item for everything except its forms. */
export type ItemOutline = {
  readonly item: EditedItem;
  readonly index: QuestionIndex;
  readonly trees: ReadonlyMap<TreeName, OutlinedTree>;
};

/** The outline of an item. Parts that equal those of `before` are the same objects, so that memoised components are not rendered again. */
export function outlineOf(item: EditedItem, before: ItemOutline | null = null): ItemOutline {
  if (before?.item === item) return { item, index: before.index, trees: before.trees };
  const trees = rootsOf(item).map(
    ({ tree, root }) => [tree, outlinedTree(tree, root, before?.trees.get(tree))] as const,
  );
  return { item, index: indexOf(item), trees: new Map(trees) };
}

/**
 * The tree with one question updated. Only that question's own fields and ways are read, which is fast enough for the frame of a key press: what its ways are
 * worth, where they lead, and all other questions stay as they were.
 */
export function withNode<Tree extends Pick<OutlinedTree, 'questions'>>(
  tree: Tree | undefined,
  path: string,
  node: Situation | null,
): Tree | undefined {
  const question = tree?.questions.get(path);
  if (tree === undefined || question === undefined || node === null || question.node === node) return tree;
  return { ...tree, questions: new Map(tree.questions).set(path, withOwnWays(question, node)) };
}

function withOwnWays(question: Question, node: Situation): Question {
  const now = waysFrom(node, question.path);
  const ways = now.map((way, place) => {
    const same = question.ways.find(({ way: { answer } }) => answer !== null && answer === way.answer);
    const alike = now.length === question.ways.length ? question.ways[place] : undefined;
    const { isBest, next: number, target } = same ?? alike ?? UNKNOWN;
    return { way, kind: wayKindOf(node, place), isBest, next: number, target };
  });
  return { ...question, node, ways };
}

/** A way that did not exist before, until the whole tree is read again. */
const UNKNOWN = { isBest: false, next: null, target: null } as const;

function outlinedTree(tree: TreeName, root: Situation, before: OutlinedTree | undefined): OutlinedTree {
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

/** Whether a question looks as before; its text and its answers are in its node. */
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
