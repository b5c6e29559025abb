import { bestScore, nodePoints, type Situation, type TreeName } from '@fracht/engine';
import { takesText, waysFrom, type Way } from '@fracht/content';
import { linked, questionsWithin } from '../panel-admin-editor/model/links.ts';

/** Where a question stands in its outline. */
export type OutlinePlace = { readonly number: number; readonly path: string };

/** One way on from a question, and whether it lies on the best way through the tree. */
export type OutlineWay = {
  readonly way: Way;
  readonly kind: 'answer' | 'ok' | 'wrong';
  readonly isBest: boolean;
  /** The question it leads to; null: the end of the tree. */
  readonly next: OutlinePlace | null;
};

/** A question of a tree, told without the tree: its number, and where its ways lead. */
export type OutlineQuestion = {
  readonly path: string;
  readonly number: number;
  readonly node: Situation;
  /** Points for coming to it. */
  readonly reached: number;
  /** Points of the best way from it on. */
  readonly best: number;
  readonly isOnBestPath: boolean;
  readonly ways: readonly OutlineWay[];
  /** The question after a refusal; null: none. */
  readonly denied: OutlinePlace | null;
};

/**
 * All questions of a tree in the order of reading, numbered from 1; one that several ways lead to stands once, at the first of them, as in
 * the editor. (spec §3 Situation; SIT-5)
 */
export function outlineOf(tree: TreeName, given: Situation): readonly OutlineQuestion[] {
  const root = linked(given) ?? given;
  const found = [...questionsWithin(root, tree)];
  const places = new Map(found.map(([node, { path }], index) => [node, { number: index + 1, path }]));
  const placeOf = (node: Situation | null): OutlinePlace | null => (node === null ? null : (places.get(node) ?? null));
  const onBest = bestPath(tree, root);
  return found.map(([node, { path }], index) => {
    const best = bestWayOf(tree, node);
    return {
      path,
      number: index + 1,
      node,
      reached: nodePoints(node, tree),
      best: bestScore(node, tree),
      isOnBestPath: onBest.has(node),
      ways: waysFrom(node, path).map((way, place) => ({
        way,
        kind: takesText(node) ? (place === 0 ? 'ok' : 'wrong') : 'answer',
        isBest: onBest.has(node) && place === best,
        next: placeOf(way.situation),
      })),
      denied: placeOf(node.afterDenySituation),
    };
  });
}

const counts = new WeakMap<Situation, number>();

/** How many questions a tree has; one that several ways lead to counts once. */
export function questionCount(root: Situation): number {
  const known = counts.get(root);
  if (known !== undefined) return known;
  const count = questionsWithin(linked(root) ?? root, '').size;
  counts.set(root, count);
  return count;
}

/** The questions that the best way goes through. */
function bestPath(tree: TreeName, root: Situation): ReadonlySet<Situation> {
  const nodes = new Set<Situation>();
  let at: Situation | null = root;
  while (at !== null) {
    nodes.add(at);
    const way: Way | undefined = waysFrom(at, tree)[bestWayOf(tree, at)];
    at = way?.situation ?? null;
  }
  return nodes;
}

/** The place of the way that brings most points; of equal ones the first, -1 where there is none. */
function bestWayOf(tree: TreeName, node: Situation): number {
  const worth = waysFrom(node, '').map(({ points, situation }) => points + bestScore(situation, tree));
  return worth.indexOf(Math.max(...worth));
}
