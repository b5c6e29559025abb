import { type Situation, TREE_NAMES, type TreeName, type Trees } from '../library.ts';
import type { Decision } from '../state.ts';
import { acceptedTexts } from './typed-text.ts';
import { isAsking, wantsText } from './walk.ts';

/** One way on from a node, with what is said to it and the points of the whole way behind it. */
export type WayOn = { readonly text: string; readonly feedback: string; readonly points: number };

/** Points for reaching a node: its own, and those of the tree it stands in. (SIT-5) */
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

/** A node never changes: what it is worth at best stays true. */
const BEST: Readonly<Record<TreeName, WeakMap<Situation, number>>> = {
  situation: new WeakMap(),
  carSituation: new WeakMap(),
  timeWindowSituation: new WeakMap(),
};

/** Points of the best way through all trees; one that begins with nothing to ask is never come to. (SIT-5) */
export function bestOf(trees: Trees): number {
  return TREE_NAMES.reduce((sum, tree) => sum + (isAsking(trees[tree]) ? bestScore(trees[tree], tree) : 0), 0);
}

/** Points of a node that a decision led to and that asks nothing: nobody stops there, so the decision brings them. (SIT-4, SIT-5) */
export function silentPoints(node: Situation | null, tree: TreeName): number {
  return node === null || isAsking(node) ? 0 : nodePoints(node, tree);
}

/** The way on from a node that brings most; of equal ones the first. Null where there is none. (SIT-5) */
export function bestWay(node: Situation, tree: TreeName): WayOn | null {
  let best: WayOn | null = null;
  for (const way of waysOf(node, tree)) if (best === null || way.points > best.points) best = way;
  return best;
}

/** The way that a decision took, with the points it could still bring; null where its node does not know it. (SIT-5) */
export function wayTaken(
  node: Situation,
  tree: TreeName,
  { answer, isRight }: Pick<Decision, 'answer' | 'isRight'>,
): WayOn | null {
  return waysOf(node, tree)[answer ?? (isRight === true ? 0 : 1)] ?? null;
}

/** The place of the best answer among the node's answers, -1 where it has none. (SIT-5) */
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

/** How many questions follow one another at most, the given one included. */
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

/** A node never changes: how deep it is stays true. */
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
