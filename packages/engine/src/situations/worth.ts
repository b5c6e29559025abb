import { type Situation, TREE_NAMES, type TreeName, type Trees } from '../library.ts';
import type { Decision } from '../state.ts';
import { acceptedTexts } from './typed-text.ts';
import { isAsking, wantsText } from './walk.ts';

/** One way on from a node, with its feedback and the points of all that follows. */
export type WayOn = { readonly text: string; readonly feedback: string; readonly points: number };

/** Points for reaching a node: its own, and those for its tree. (SIT-5) */
export function nodePoints(node: Situation, tree: TreeName): number {
  if (tree === 'carSituation') return node.points + node.carPoints;
  return tree === 'timeWindowSituation' ? node.points + node.timeWindowPoints : node.points;
}

/** Points of the best way through a node and all that follows it. (SIT-5) */
export function bestScore(node: Situation | null, tree: TreeName): number {
  if (node === null) return 0;
  const known = BEST[tree].get(node);
  if (known !== undefined) return known;
  const best = nodePoints(node, tree) + (bestWay(node, tree)?.points ?? 0);
  BEST[tree].set(node, best);
  return best;
}

/** Caches of `bestScore` by tree; a node never changes. */
const BEST: Readonly<Record<TreeName, WeakMap<Situation, number>>> = {
  situation: new WeakMap(),
  carSituation: new WeakMap(),
  timeWindowSituation: new WeakMap(),
};

/** Points of the best way through all trees; a tree that does not begin with a question is never entered. (SIT-5) */
export function mostPoints(trees: Trees): number {
  return TREE_NAMES.reduce((sum, tree) => sum + (isAsking(trees[tree]) ? bestScore(trees[tree], tree) : 0), 0);
}

/** The points of a node without a question: they come with the decision that leads there, because nobody stops at it. (SIT-4, SIT-5) */
export function pointsWithoutQuestion(node: Situation | null, tree: TreeName): number {
  return node === null || isAsking(node) ? 0 : nodePoints(node, tree);
}

/** The way on from a node that brings most points; among equals the first. Null if there is none. (SIT-5) */
export function bestWay(node: Situation, tree: TreeName): WayOn | null {
  let best: WayOn | null = null;
  for (const way of waysOf(node, tree)) if (best === null || way.points > best.points) best = way;
  return best;
}

/** The way that a decision took, with the points that were still possible; null if the node has no such way. (SIT-5) */
export function wayTaken(
  node: Situation,
  tree: TreeName,
  { answer, isRight }: Pick<Decision, 'answer' | 'isRight'>,
): WayOn | null {
  return waysOf(node, tree)[answer ?? (isRight === true ? 0 : 1)] ?? null;
}

/** The index of the best answer, -1 if the node has none. (SIT-5) */
export function bestAnswerIndex(node: Pick<Situation, 'answers'>, tree: TreeName): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, { points }] of node.answers.map((answer) => wayThrough(answer, tree)).entries()) {
    if (points <= most) continue;
    most = points;
    best = index;
  }
  return best;
}

/** The most questions that can follow one another from here, this one included. */
export function depthOf(node: Situation | null): number {
  if (node === null) return 0;
  const known = DEPTHS.get(node);
  if (known !== undefined) return known;
  const nested = [
    ...node.answers.map(({ situation }) => situation),
    node.situation_ok,
    node.situation_wrong,
    node.afterDenySituation,
  ];
  const depth = 1 + Math.max(...nested.map(depthOf));
  DEPTHS.set(node, depth);
  return depth;
}

/** Cache of `depthOf`; a node never changes. */
const DEPTHS = new WeakMap<Situation, number>();

function waysOf(node: Situation, tree: TreeName): readonly WayOn[] {
  if (!wantsText(node)) return node.answers.map((answer) => wayThrough(answer, tree));
  return [
    {
      text: acceptedTexts(node)[0] ?? '',
      feedback: node.feedback_ok,
      points: node.points_ok + bestScore(node.situation_ok, tree),
    },
    { text: '', feedback: node.feedback_wrong, points: node.points_wrong + bestScore(node.situation_wrong, tree) },
  ];
}

function wayThrough({ text, feedback, points, situation }: Situation['answers'][number], tree: TreeName): WayOn {
  return { text, feedback, points: points + bestScore(situation, tree) };
}
