import {
  type EditedItem,
  indexOf,
  kindOf,
  type Question,
  type QuestionIndex,
  questionsOf,
  rootsOf,
  waysFrom,
} from '@fracht/scenarios';
import type { Situation, TreeName } from '@fracht/engine';
import { sameShape, type Shape, shapeOf } from '../graph/graph.ts';

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
  const trees = rootsOf(item).map(({ tree, root }) => [tree, shownTree(tree, root, before?.trees.get(tree))] as const);
  return { item, index: indexOf(item), trees: new Map(trees) };
}

/**
 * The tree with one question as it has become. What its ways bring, where they lead and all other questions stay as they were shown: that
 * follows with the whole, this is for the frame in which a key is pressed.
 */
export function withTouched<Tree extends Pick<ShownTree, 'questions'>>(
  tree: Tree | undefined,
  path: string,
  node: Situation | null,
): Tree | undefined {
  const question = tree?.questions.get(path);
  if (tree === undefined || question === undefined || node === null || question.node === node) return tree;
  return { ...tree, questions: new Map(tree.questions).set(path, touched(question, node)) };
}

function touched(question: Question, node: Situation): Question {
  const now = waysFrom(node, question.path);
  const ways = now.map((way, place) => {
    const same = question.ways.find(({ way: { answer } }) => answer !== null && answer === way.answer);
    const alike = now.length === question.ways.length ? question.ways[place] : undefined;
    const { isBest, next: number, target } = same ?? alike ?? UNKNOWN;
    return { way, kind: kindOf(node, place), isBest, next: number, target };
  });
  return { ...question, node, ways };
}

const UNKNOWN = { isBest: false, next: null, target: null } as const;

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
