import { bestScore, isTypedQuestion, nodePoints, type Situation, type TreeName } from '@fracht/engine';
import { type EditedItem, nodeAt, rootOf, treeNamesOf } from '../item/item.ts';
import { branchOf, parentOf } from '../walk/paths.ts';
import { type FoundNode, openQuestions } from '../walk/walk.ts';
import { type Way, waysFrom } from '../walk/ways.ts';

/** A question as it is shown: once, however many ways lead to it, with its number and where its ways lead. */
export type Question = {
  readonly path: string;
  readonly number: number;
  readonly node: Situation;
  /** How many ways lead to it. */
  readonly incoming: number;
  /** Points for reaching it. */
  readonly reached: number;
  /** Points of the best way from here. */
  readonly best: number;
  readonly isOnBestPath: boolean;
  readonly ways: readonly QuestionWay[];
  /** The number and path of the question after a refusal; null if none. */
  readonly denied: number | null;
  readonly deniedTarget: string | null;
};
/** One way on from a question, and whether it lies on the best way through the tree. */
export type QuestionWay = {
  readonly way: Way;
  readonly kind: 'answer' | 'ok' | 'wrong';
  readonly isBest: boolean;
  /** The number and path of the question to which it leads; null: the end of the tree. */
  readonly next: number | null;
  readonly target: string | null;
};

/** The questions of a tree that a player can reach, each once, in reading order, numbered from 1. */
export function questionsOf(tree: TreeName, root: Situation): readonly Question[] {
  const found = visible(tree, root);
  const numbers = new Map([...found.keys()].map((node, index) => [node, index + 1]));
  const best = bestWaysOf(tree, root);
  return Array.from(found, ([node, { path, incoming }], index) => ({
    path,
    number: index + 1,
    node,
    incoming,
    reached: nodePoints(node, tree),
    best: bestScore(node, tree),
    isOnBestPath: best.has(node),
    ways: waysFrom(node, path).map((way, place) => ({
      way,
      kind: wayKindOf(node, place),
      isBest: best.get(node) === place,
      next: way.situation === null ? null : (numbers.get(way.situation) ?? null),
      target: way.situation === null ? null : (found.get(way.situation)?.path ?? null),
    })),
    denied: node.afterDenySituation === null ? null : (numbers.get(node.afterDenySituation) ?? null),
    deniedTarget: node.afterDenySituation === null ? null : (found.get(node.afterDenySituation)?.path ?? null),
  }));
}

/** How the way at this index is taken: by an answer, the right text, or any other text. */
export function wayKindOf(node: Situation, place: number): QuestionWay['kind'] {
  if (!isTypedQuestion(node)) return 'answer';
  return place === 0 ? 'ok' : 'wrong';
}

/** Finds where questions are shown, by any of their paths. */
export type QuestionIndex = {
  /** The path at which the question is shown; null if no such question is shown. */
  readonly shownAt: (path: string) => string | null;
  readonly numberAt: (path: string) => number | null;
  readonly countIn: (tree: TreeName) => number;
};

/** The numbers and shown paths of all questions of an item. */
export function indexOf(item: EditedItem): QuestionIndex {
  const trees = new Map(treeNamesOf(item).map((tree) => [tree, visibleIn(item, tree)]));
  const find = (path: string): FoundNode | null => {
    const [node, tree] = [nodeAt(item, path), branchOf(path)?.tree];
    return node === null || tree === undefined ? null : (trees.get(tree)?.get(node) ?? null);
  };
  return {
    shownAt: (path) => find(path)?.path ?? null,
    numberAt: (path) => find(path)?.number ?? null,
    countIn: (tree) => trees.get(tree)?.size ?? 0,
  };
}

/** The nearest shown question at a path or before it; the first of its tree if there is none. */
export function nearestShown({ shownAt }: QuestionIndex, path: string): string {
  let at: string | null = path;
  while (at !== null) {
    const shown = shownAt(at);
    if (shown !== null) return shown;
    at = parentOf(at);
  }
  return branchOf(path)?.tree ?? path;
}

function visibleIn(item: EditedItem, tree: TreeName): ReadonlyMap<Situation, FoundNode> {
  const root = rootOf(item, tree);
  return root === null ? new Map<Situation, FoundNode>() : visible(tree, root);
}

/** Cache of the questions found in a tree; trees never change. */
const FOUND: Readonly<Record<TreeName, WeakMap<Situation, ReadonlyMap<Situation, FoundNode>>>> = {
  situation: new WeakMap(),
  carSituation: new WeakMap(),
  timeWindowSituation: new WeakMap(),
};

function visible(tree: TreeName, root: Situation): ReadonlyMap<Situation, FoundNode> {
  const known = FOUND[tree].get(root);
  if (known !== undefined) return known;
  const found = openQuestions(root, tree);
  FOUND[tree].set(root, found);
  return found;
}

/** The questions on the best way through the tree, each with the index of its best way; -1 if it has none. */
function bestWaysOf(tree: TreeName, root: Situation): ReadonlyMap<Situation, number> {
  const places = new Map<Situation, number>();
  let at: Situation | null = root;
  while (at !== null) {
    const ways: readonly Way[] = waysFrom(at, '');
    const worth = ways.map(({ points, situation }) => points + bestScore(situation, tree));
    const place = worth.indexOf(Math.max(...worth));
    places.set(at, place);
    at = ways[place]?.situation ?? null;
  }
  return places;
}
